/** Entry point of the screen Appearance → Colors. */
import { renderScreen } from '../../../src/editor/screen';
import '../../../src/server/settings/screen/screen.scss';
import { ColorsScreen, type ScreenProps } from './colors-screen';
import './screen.scss';

renderScreen< ScreenProps >( 'color-switcher-screen', ( props ) => (
	<ColorsScreen { ...props } />
) );
