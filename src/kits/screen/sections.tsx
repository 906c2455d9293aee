/** Contents of an export or import, group by group, with the sections that other plugins have registered. */
import { CheckboxControl } from '@wordpress/components';
import { _n, sprintf } from '@wordpress/i18n';
import type { Manifest } from '../archive/manifest';
import {
	createGetInitialState,
	exportGroups,
	getAll,
	register,
	type Section,
	type SectionState,
} from '../registry/registry';
import type { Offer } from './rest';

export type States = Record< string, SectionState >;

const kindOf = ( name: string ) => name.split( '/', 1 )[ 0 ] ?? '';

/** Group of each kind of objects. */
const groupOfKind = new Map< string, string >();

/** Registers the groups of this plugin. Types of documents belong to the group of the object that has them. */
export function registerGroups(
	titles: Record< string, string >,
	kinds: Record< string, string[] >
): void {
	Object.entries( kinds ).forEach( ( [ group, list ] ) =>
		list.forEach( ( kind ) => groupOfKind.set( kind, group ) )
	);
	Object.entries( titles ).forEach( ( [ key, title ], index ) => {
		const byTemplates = createGetInitialState( key );
		register( {
			key,
			title,
			order: index + 1,
			getInitialState: ( data, parent ) => {
				const manifest = data.uploadedData?.manifest;
				// Those of this site stay, unless its owner says otherwise.
				return manifest && hasObjects( manifest, key )
					? { enabled: key !== 'settings' }
					: byTemplates( data, parent );
			},
		} );
	} );
}

/* Other plugins pass manifests of their own, which may have no objects. */
const hasObjects = ( { objects = {} }: { objects?: object }, group: string ) =>
	Object.keys( objects ).some(
		( name ) => groupOfKind.get( kindOf( name ) ) === group
	);

/** Learns the types of documents of a manifest. */
export function learnTypes( { templates = [] }: Manifest ): void {
	for ( const { doc_type: type, name } of templates ) {
		const group = groupOfKind.get( kindOf( name ) );
		if ( group ) {
			exportGroups[ type ] ??= group;
		}
	}
}

/** The manifest without the objects of sections that are switched off. */
export function reduced( manifest: Manifest, states: States ): Manifest {
	const isOn = ( name: string ) =>
		states[ groupOfKind.get( kindOf( name ) ) ?? '' ]?.enabled !== false;
	return {
		...manifest,
		objects: Object.fromEntries(
			Object.entries( manifest.objects ).filter( ( [ name ] ) =>
				isOn( name )
			)
		),
		templates: manifest.templates?.filter( ( { name } ) => isOn( name ) ),
	};
}

/** Number of a manifest's objects by group. */
export function countsOf( { objects }: Manifest ): Record< string, number > {
	const counts: Record< string, number > = {};
	for ( const name of Object.keys( objects ) ) {
		const group = groupOfKind.get( kindOf( name ) ) ?? '';
		counts[ group ] = ( counts[ group ] ?? 0 ) + 1;
	}
	return counts;
}

/** Number of a site's objects by group, of those that have any: with drafts and the like where these are exported. */
export const offeredCounts = (
	groups: Offer[ 'groups' ],
	hasDrafts: boolean
): Record< string, number > =>
	Object.fromEntries(
		groups
			.filter( ( { count, unpublished } ) => count + unpublished.length )
			.map( ( { name, count, unpublished } ) => [
				name,
				count + ( hasDrafts ? unpublished.length : 0 ),
			] )
	);

interface Props {
	legend: string;
	counts: Record< string, number >;
	states: States;
	onChange: ( states: States ) => void;
	/** What the settings of a kit are. */
	settings: string;
}

export const Sections = ( { legend, ...props }: Props ) => (
	<fieldset className="frontage-kits-screen__sections">
		<legend>{ legend }</legend>
		<SectionList { ...props } list={ getAll() } />
	</fieldset>
);

function SectionList( {
	list,
	...props
}: Omit< Props, 'legend' > & { list: Section[] } ) {
	const { counts, states, onChange } = props;
	const shown = list.filter(
		( { key } ) => ! groups().includes( key ) || key in counts
	);
	return (
		<ul>
			{ shown.map( ( section ) => {
				const { key, title, children, component: Details } = section;
				const state = states[ key ] ?? { enabled: false };
				const change = ( changed: SectionState ) =>
					onChange( { ...states, [ key ]: changed } );
				return (
					<li key={ key }>
						<CheckboxControl
							__nextHasNoMarginBottom
							label={ title }
							help={
								key === 'settings'
									? props.settings
									: helpOf( section, counts[ key ] )
							}
							checked={ state.enabled }
							onChange={ ( enabled ) =>
								change( { ...state, enabled } )
							}
						/>
						{ Details && state.enabled && (
							<Details state={ state } onChange={ change } />
						) }
						{ children && state.enabled && (
							<SectionList { ...props } list={ children } />
						) }
					</li>
				);
			} ) }
		</ul>
	);
}

const groups = () => [ ...groupOfKind.values() ];

function helpOf( { description }: Section, count?: number ) {
	return count === undefined
		? description
		: sprintf(
				/* translators: %d: number of pages, pictures and the like. */
				_n( '%d item', '%d items', count, 'frontage' ),
				count
			);
}
