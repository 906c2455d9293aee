/**
 * What every script of ours on a page shares: one download and one instance of it, however many blocks stand there. The build turns imports of these
 * modules, wherever they are written, into `window.frontage.<name>` and the dependency `frontage-runtime`. It reads their list here.
 *
 * @event frontage-runtime On the window, once the shared runtime has run; for scripts that an optimizer runs before it.
 */
import * as behaviour from '../behavior/behaviour';
import * as events from '../events/events';
import * as plainClick from '../events/plain-click';
import * as deferred from '../deferred/deferred';
import * as pageData from '../deferred/page-data';
import * as island from '../island/define-island';
import * as replay from '../trigger/replay';
import * as settings from '../settings/settings';
import * as intent from '../trigger/intent';
import * as triggers from '../trigger/triggers';

Object.assign( window, {
	frontage: {
		behaviour,
		deferred,
		events,
		intent,
		island,
		pageData,
		plainClick,
		replay,
		settings,
		triggers,
	},
} );

/* The overlay takes away the entry of what covered the page before a reload. */
if ( history.state?.frontageOverlays ) {
	deferred.loadDeferred( 'overlay' ).catch( () => {} );
}

/* Scripts that ran before it, as where something has made all of them async, wait for this. */
window.dispatchEvent( new Event( 'frontage-runtime' ) );
