/** Labels and numbers of the viewer, from the page's settings: added by settings.php, filtered by `frontage_viewer`. */
import { labelsOf, setting } from '../../client/settings/setting';

export interface Settings {
	/** Duration of an image's zoom, in milliseconds. */
	zoom: number;
	/** Number of images to preload before and after the current one. */
	before: number;
	after: number;
	/** Keyed by the names in settings.php. */
	labels: Record< Label, string >;
}

export type Label =
	| 'close'
	| 'loading'
	| 'previous'
	| 'next'
	| 'counter'
	| 'untitled'
	| 'imageFailed'
	| 'contentFailed'
	| 'notFound'
	| 'zoomIn'
	| 'zoomOut'
	| 'openImage'
	| 'imageInTab'
	| 'openPage'
	| 'openPageInTab'
	| 'size'
	| 'pixels'
	| 'desktop'
	| 'tablet'
	| 'mobile'
	| 'play'
	| 'playFrom'
	| 'foreign';

export const viewerSettings = (): Settings => ( {
	zoom: setting( 'viewer_zoom' ),
	before: setting( 'viewer_before' ),
	after: setting( 'viewer_after' ),
	labels: labelsOf< Label >( 'viewer_labels' ),
} );
