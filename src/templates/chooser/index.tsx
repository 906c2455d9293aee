/** Appearance → Site templates. */
import { renderScreen } from '../../editor/screen';
import '../../kits/screen/screen.scss';
import { ChooserScreen, type ChooserProps } from './chooser-screen';
import './screen.scss';

renderScreen< ChooserProps >( 'templates-chooser', ( props ) => (
	<ChooserScreen { ...props } />
) );
