/** Makes a footer sticky at the bottom of the window, unless it is higher than a third of the window. */
import { behavior } from '../../../src/client/behavior/behavior';

const LARGEST_PART = 1 / 3;

behavior( 'footer', {}, ( footer ) => {
	const root = document.documentElement;
	const updateFooter = () => {
		const { offsetHeight } = footer;
		const fits = offsetHeight <= window.innerHeight * LARGEST_PART;
		Object.assign( footer.style, {
			position: fits ? 'sticky' : '',
			insetBlockEnd: fits ? '0' : '',
			zIndex: fits ? '9' : '',
			backgroundColor: fits
				? 'var(--wp--preset--color--base, Canvas)'
				: '',
		} );
		// Keeps focused elements from being covered by the footer.
		root.style.scrollPaddingBlockEnd = fits ? `${ offsetHeight }px` : '';
	};
	const sized = new ResizeObserver( updateFooter );
	sized.observe( footer );
	window.addEventListener( 'resize', updateFooter );
	return () => {
		sized.disconnect();
		window.removeEventListener( 'resize', updateFooter );
	};
} );
