/** Files of other programs that are opened as kits. */
import type { Sample, SampleOf } from '../../client/rest/shape';
import type { Entry, Limits } from './entries';
import type { Known } from './foreign';
import type { Manifest, ObjectEntry, Template } from './manifest';

/** Something that is not read. */
export interface Note {
	place: string;
	text: string;
}

/** A file, with the checks and requests of kits: what they throw is told to the user. */
export interface SourceFile {
	/** Of an archive; another file is its only entry. */
	entries: Entry[];
	textOf: ( entry: Entry ) => Promise< string >;
	limits: Limits;
	/** Checks entries against the limits, and their names against a pattern. */
	check: ( entries: Entry[], names: RegExp ) => void;
	/** Parses an entry within the limits. */
	parse: ( json: string, entry: string ) => unknown;
	/** Posts to the site, below `/frontage/v1/kit/`; fails if the answer is not like the sample. */
	post: (
		route: string,
		data: object,
		sample: { [ key: string ]: Sample }
	) => Promise< unknown >;
}

/** Of an object, as a site tells it. */
export const ENTRY: SampleOf< ObjectEntry > = {
	title: '',
	size: 0,
	sha256: '',
	needs: [ '' ],
	blocks: [ '' ],
	presets: [ '' ],
};

export const TEMPLATE: SampleOf< Template > = {
	doc_type: '',
	name: '',
	title: '',
};

export interface Translated {
	manifest: Manifest;
	/** Objects as JSON, by name. */
	jsons: Map< string, string >;
	notes: Note[];
}

export interface Source extends Known {
	/** What comes of such a file, for the choice of one. */
	description?: string;
	open: ( file: SourceFile ) => Promise< Translated >;
}

/** Registered sources, and the way to the site. */
export interface Sources {
	list: Source[];
	post: SourceFile[ 'post' ];
}
