/** Measures what the bars of an edge cover, for headers, links to places and what else stands there. */
import { behavior } from '../../src/client/behavior/behavior';
import { addTopInset } from '../../src/client/viewport/top-inset';

/* Below the store notice, above headers. */
const ORDER = 5;

behavior( 'floating-bars', {}, ( bars ) => {
	const { style } = document.documentElement;
	const top =
		bars.dataset.position === 'top'
			? addTopInset( ORDER, ( above, fits ) => {
					bars.toggleAttribute( 'data-loose', ! fits );
					bars.style.setProperty(
						'--frontage-above',
						`${ above }px`
					);
				} )
			: undefined;
	const observer = new ResizeObserver( () =>
		top
			? top.set( bars.offsetHeight )
			: style.setProperty(
					'--frontage-covered-end',
					`${ bars.offsetHeight }px`
				)
	);
	observer.observe( bars );
	return () => {
		observer.disconnect();
		top?.remove();
	};
} );
