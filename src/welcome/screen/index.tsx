/** Portfolio → Get started. */
import { renderScreen } from '../../editor/screen';
import { WelcomeScreen, type WelcomeProps } from './welcome-screen';
import './screen.scss';

renderScreen< WelcomeProps >( 'welcome-screen', ( props ) => (
	<WelcomeScreen { ...props } />
) );
