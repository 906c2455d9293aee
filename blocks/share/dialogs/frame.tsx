/** Frame of the dialogs of share links: a heading and a close button. Same markup as server/dialog.php. */
import { useEffect } from '@wordpress/element';
import { Icon } from '../../../src/client/icon/icon';
import { CLOSE } from '../../../src/client/icon/paths';
import { word } from '../deferred/about';

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
					<Icon path={ CLOSE } size={ 20 } />
				</button>
			</div>
			{ children }
		</>
	);
}
