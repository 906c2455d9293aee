/** The front page in a frame, at viewport width and scaled to fit; without interaction. */
import { useLayoutEffect, useRef, useState } from '@wordpress/element';

interface Props {
	address: string;
	title: string;
	/** Viewport width, in pixels. */
	width: number;
}

export function FrontPage( { address, title, width }: Props ) {
	const container = useRef< HTMLDivElement >( null );
	const frame = useRef< HTMLIFrameElement >( null );
	const [ scale, setScale ] = useState( 0.5 );
	const [ shown, setShown ] = useState( '' );

	useLayoutEffect( () => {
		const element = container.current;
		if ( ! element ) {
			return;
		}
		const measure = () =>
			setScale( Math.min( 1, element.clientWidth / width ) );
		const observer = new ResizeObserver( measure );
		observer.observe( element );
		measure();
		return () => observer.disconnect();
	}, [ width ] );

	// Not every React version supports the attribute.
	useLayoutEffect( () => {
		frame.current?.setAttribute( 'inert', '' );
	}, [ address ] );

	return (
		<div
			ref={ container }
			className="frontage-welcome-screen__window"
			data-state={ shown === address ? 'shown' : 'waiting' }
			style={ {
				maxInlineSize: width,
				aspectRatio: width < 600 ? 3 / 4 : 4 / 3,
			} }
		>
			<iframe
				// A new frame for each page: another address in the same one would add to the history.
				key={ address }
				ref={ frame }
				title={ title }
				src={ address }
				tabIndex={ -1 }
				style={ {
					inlineSize: width,
					blockSize: `${ 100 / scale }%`,
					transform: `scale( ${ scale } )`,
				} }
				onLoad={ () => setShown( address ) }
			/>
		</div>
	);
}
