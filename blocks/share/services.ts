/** Services that a link can be shared on, by key: those of services.json, with a site's changes to them. PHP's filter is in server/service-filter.php. */
import list from './services.json';

export interface Service {
	title: string;
	background_color: string;
	locale?: string;
	/** Opened in a small window. */
	redirect_url?: string;
	/** Followed. */
	bookmarklet_url?: string;
	/** Default host of a federated service. */
	instance?: string;
	icon?: string;
	/** In place of an icon. */
	letters?: string;
}

/** Null for what was removed. */
export type ServiceChanges = Record< string, Service | null >;

export function changedServices(
	changes: ServiceChanges = {}
): Record< string, Service > {
	const services: Record< string, Service > = { ...list };
	for ( const [ key, service ] of Object.entries( changes ) ) {
		if ( service ) {
			services[ key ] = service;
		} else {
			delete services[ key ];
		}
	}
	return services;
}
