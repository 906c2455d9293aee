/** Sections that an export or import offers, and files of other programs that are opened as kits, for other plugins: `window.frontage.kits` of the script handle `frontage-kits`. */
import type { ComponentType } from 'react';
import type { Source } from '../archive/source';

export interface SectionState {
	enabled: boolean;
	[ name: string ]: unknown;
}

/** `uploadedData` is there when a file is imported. */
export interface KitData {
	uploadedData?: {
		manifest: {
			/** Of kits of this plugin, by name. */
			objects?: Record< string, object >;
			templates?:
				| { doc_type?: string }[]
				| Record< string, { doc_type?: string } >;
		};
	};
}

type GetInitialState = (
	data: KitData,
	parentInitialState: boolean
) => SectionState;

export interface SectionProps {
	state: SectionState;
	onChange: ( state: SectionState ) => void;
}

export interface Section {
	key: string;
	title: string;
	description?: string;
	/** Without a state of its own it is enabled as its parent is; true. */
	useParentDefault?: boolean;
	getInitialState?: GetInitialState;
	/** Shown below the section's checkbox. */
	component?: ComponentType< SectionProps >;
	/** 10. */
	order?: number;
	isAvailable?: () => boolean;
	children?: Section[];
}

const sections = new Map< string, Section >();

/** Export group by type of document; other plugins add theirs. */
export const exportGroups: Record< string, string > = {};

/**
 * Registers a section. A second one of the same key adds its children, and what the first did not say.
 * @throws {Error} `Template type must have key and title`
 */
export function register( section: Section ): void {
	if ( ! section?.key || ! section.title ) {
		throw new Error( 'Template type must have key and title' );
	}
	const known = sections.get( section.key );
	const children = new Map(
		[ ...( known?.children ?? [] ), ...( section.children ?? [] ) ].map(
			( child ) => [ child.key, child ]
		)
	);
	sections.set( section.key, {
		...section,
		...known,
		...( children.size && { children: [ ...children.values() ] } ),
	} );
}

export const get = ( key: string ): Section | undefined => sections.get( key );

/** Available sections in their order. */
export const getAll = (): Section[] => inOrder( [ ...sections.values() ] );

const inOrder = ( list: Section[] ): Section[] =>
	list
		.filter( ( { isAvailable } ) => isAvailable?.() ?? true )
		.sort( ( one, other ) => ( one.order ?? 10 ) - ( other.order ?? 10 ) )
		.map( ( section ) =>
			section.children
				? { ...section, children: inOrder( section.children ) }
				: section
		);

/** Initial states of all available sections and their children, by key. */
export function getState(
	data: KitData,
	parentInitialState = true
): Record< string, SectionState > {
	const states: Record< string, SectionState > = {};
	const add = ( list: Section[], parent: boolean ) =>
		list.forEach( ( section ) => {
			const state = section.getInitialState?.( data, parent ) ?? {
				enabled: ( section.useParentDefault ?? true ) && parent,
			};
			states[ section.key ] = state;
			add( section.children ?? [], state.enabled );
		} );
	add( getAll(), parentInitialState );
	return states;
}

/** For `getInitialState`: with a file, enabled only if a template in its manifest has a type of document that maps to this export group. */
export const createGetInitialState =
	( exportGroup: string, more: object = {} ): GetInitialState =>
	( { uploadedData }, parentInitialState ) => ( {
		...more,
		enabled: uploadedData
			? Object.values( uploadedData.manifest.templates ?? {} ).some(
					( { doc_type: type } ) =>
						type !== undefined &&
						exportGroups[ type ] === exportGroup
				)
			: parentInitialState,
	} );

const sources = new Map< string, Source >();

/** Registers a format of another program whose files are opened as kits; a second one of the same format replaces the first. */
export const registerSource = ( source: Source ): void =>
	void sources.set( source.format, source );

export const getSources = (): Source[] => [ ...sources.values() ];
