/** Portfolio → Get started. */
import { renderScreen } from '../../admin/screen';
import { WelcomeScreen, type WelcomeProps } from './welcome-screen';
import './screen.scss';

renderScreen< WelcomeProps >( 'welcome-screen', ( props ) => (
	<WelcomeScreen { ...props } />
) );
