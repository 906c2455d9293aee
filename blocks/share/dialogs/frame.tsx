/** Frame of the dialogs of share links: a heading and a close button. Same markup as server/dialog.php. */
import { useEffect } from '@wordpress/element';
import { word } from '../deferred/about';
import { Icon } from './icon';

const CLOSE = 'M5 19L19 5M19 19L5 5';

interface Props {
	heading: string;
	children: JSX.Element;
	onMount?: () => void;
}

export function Frame( { heading, children, onMount }: Props ) {
	useEffect( () => onMount?.(), [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once.
	return (
		<>
			<div className="frontage-share__head">
				<h2 className="frontage-share__heading">{ heading }</h2>
				<button
					type="button"
					className="frontage-share__close"
					aria-label={ word( 'close' ) }
					data-frontage-overlay-close=""
				>
					<Icon path={ CLOSE } isLine />
				</button>
			</div>
			{ children }
		</>
	);
}
