/** Appearance → Site templates. */
import { renderScreen } from '../../editor/screen';
import '../screen/screen.scss';
import { ChooserScreen, type ChooserProps } from './chooser-screen';
import './screen.scss';

renderScreen< ChooserProps >( 'kits-chooser', ( props ) => (
	<ChooserScreen { ...props } />
) );
