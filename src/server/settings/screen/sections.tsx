/** Table of contents of the settings screen. */
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Group } from './find';

export const addressOf = ( { id }: Group ) => `frontage-settings-${ id }`;

/** A heading within this distance, in pixels, of the viewport's top counts as reached. */
const REACHED = 120;

/** Links to the sections, with the current one marked. */
export function Sections( { groups }: { groups: Group[] } ) {
	const current = useCurrent( groups );

	useEffect( () => {
		const { hash } = window.location;
		if ( hash.startsWith( '#frontage-settings-' ) ) {
			// The browser has tried to scroll before the element was rendered.
			document.getElementById( hash.slice( 1 ) )?.scrollIntoView();
		}
	}, [] );

	return (
		<nav
			className="frontage-settings-screen__sections"
			aria-label={ __( 'Sections', 'frontage' ) }
		>
			<ul>
				{ groups.map( ( group ) => (
					<li key={ group.id }>
						<a
							href={ `#${ addressOf( group ) }` }
							aria-current={
								group.id === current ? 'true' : undefined
							}
						>
							{ group.label }
						</a>
					</li>
				) ) }
			</ul>
		</nav>
	);
}

const topOf = ( group: Group ) =>
	document.getElementById( addressOf( group ) )?.getBoundingClientRect()
		.top ?? Infinity;

/** Id of the section that is being read. */
function useCurrent( groups: Group[] ): string {
	const [ current, setCurrent ] = useState( '' );
	useEffect( () => {
		const look = () => {
			const { innerHeight, scrollY, location } = window;
			const { scrollHeight } = document.documentElement;
			const read = groups.filter( ( group ) => topOf( group ) < REACHED );
			// The last sections cannot be scrolled to the top.
			const named =
				Math.ceil( innerHeight + scrollY ) >= scrollHeight
					? groups.find(
							( group ) =>
								location.hash === `#${ addressOf( group ) }` &&
								topOf( group ) >= 0
						)
					: undefined;
			setCurrent( ( named ?? read.at( -1 ) ?? groups[ 0 ] )?.id ?? '' );
		};
		look();
		const listening = new AbortController();
		for ( const type of [ 'scroll', 'hashchange' ] ) {
			window.addEventListener( type, look, {
				signal: listening.signal,
			} );
		}
		return () => listening.abort();
	}, [ groups ] );
	return current;
}
