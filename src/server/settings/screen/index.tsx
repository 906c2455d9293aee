/** Settings → Frontage. */
import { renderScreen } from '../../../editor/screen';
import { SettingsScreen, type ScreenProps } from './settings-screen';
import './screen.scss';

renderScreen< ScreenProps >( 'settings-screen', ( props ) => (
	<SettingsScreen { ...props } />
) );
