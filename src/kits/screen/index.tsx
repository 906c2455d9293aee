/** Tools → Kits. */
import { renderScreen } from '../../editor/screen';
import { KitsScreen, type KitsProps } from './kits-screen';
import { registerGroups } from './sections';
import './screen.scss';

renderScreen< KitsProps >( 'kits-screen', ( props ) => {
	registerGroups( props.groups, props.kinds );
	return <KitsScreen { ...props } />;
} );
