/** The device that the editor previews, where it has a preview; elsewhere, as in the widgets' editor, a state of its own. */
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';

interface EditorStore {
	getDeviceType?: () => string;
}

interface EditorActions {
	setDeviceType?: ( device: string ) => void;
}

/** `Desktop`, `Tablet` or `Mobile`. */
export function useDevice(): {
	device: string;
	setDevice: ( device: string ) => void;
} {
	const [ own, keep ] = useState( 'Desktop' );
	const device = useSelect(
		( select ) =>
			( select( 'core/editor' ) as EditorStore ).getDeviceType?.(),
		[]
	);
	const { setDeviceType } = useDispatch( 'core/editor' ) as EditorActions;
	return { device: device ?? own, setDevice: setDeviceType ?? keep };
}
