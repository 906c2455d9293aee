/**
 * Runtime shared by all of the plugin's scripts on a page: one download and one instance for any number of blocks. The build replaces imports of these
 * modules by `window.frontage.<name>` and the dependency `frontage-runtime`. It reads their list here. The loader of islands is with those blocks, for most
 * pages have none.
 *
 * @event frontage-runtime On the window, once the shared runtime has run; for scripts that an optimizer runs before it.
 */
import * as behavior from '../behavior/behavior';
import * as events from '../events/events';
import * as plainClick from '../events/plain-click';
import * as deferred from '../deferred/deferred';
import * as pageData from '../deferred/page-data';
import * as scripts from '../deferred/scripts';
import * as replay from '../trigger/replay';
import * as settings from '../settings/settings';
import * as intent from '../trigger/intent';
import * as triggers from '../trigger/triggers';

Object.assign( window, {
	frontage: {
		behavior,
		deferred,
		events,
		intent,
		scripts,
		pageData,
		plainClick,
		replay,
		settings,
		triggers,
	},
} );

/* The overlay script removes the history entry of an overlay from before a reload. */
if ( history.state?.frontageOverlays ) {
	deferred.loadDeferred( 'overlay' ).catch( () => {} );
}

/* Scripts that ran before it, for example because an optimizer has made all of them async, wait for this event. */
window.dispatchEvent( new Event( 'frontage-runtime' ) );
