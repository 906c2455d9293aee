/** Transforms from and to core's video, and core's embeds of YouTube and Vimeo. */
import { createBlock } from '@wordpress/blocks';
import { isVideo } from '../../src/media/viewer/content/video';
import type { Attributes } from './attributes';

type Given = Record< string, unknown >;
type Kept = Pick< Attributes, keyof Attributes > & Given;

/** Attributes that the blocks share. */
const shared = ( { align, anchor, className, caption }: Given ): Given =>
	Object.fromEntries(
		Object.entries( {
			align,
			anchor,
			className,
			// A string of HTML, or a RichTextData object that converts to one.
			caption: caption && String( caption ),
		} ).filter( ( [ , value ] ) => value )
	);

const providerOf = ( address: string ) => {
	const { host } = new URL( isVideo( address ) ? address : 'about:blank' );
	const [ provider = '' ] = /youtube|youtu\.be|vimeo/.exec( host ) ?? [];
	return provider.replace( 'youtu.be', 'youtube' );
};

/* Autoplay has no counterpart: nothing plays before a visitor asks. */
const fromVideo = ( attributes: Given ) => {
	const { src = '', id = 0, poster = '', loop, muted, controls } = attributes;
	return createBlock( 'frontage/video', {
		...shared( attributes ),
		url: src,
		id,
		poster,
		loop: loop === true,
		muted: muted === true,
		controls: controls !== false,
	} );
};

const toVideo = ( attributes: Kept ) => {
	const { url, id, poster, loop, muted, controls } = attributes;
	return createBlock( 'core/video', {
		...shared( attributes ),
		src: url,
		loop,
		muted,
		controls,
		...( id && { id } ),
		...( poster && { poster } ),
	} );
};

const fromEmbed = ( attributes: Given ) =>
	createBlock( 'frontage/video', {
		...shared( {
			...attributes,
			className: String( attributes.className ?? '' )
				.replace( /\bwp-(embed-aspect-[\w-]+|has-aspect-ratio)\b/g, '' )
				.trim(),
		} ),
		url: attributes.url,
		ratio: /wp-embed-aspect-9-16/.test( String( attributes.className ) )
			? '9/16'
			: '16/9',
	} );

const toEmbed = ( attributes: Kept ) =>
	createBlock( 'core/embed', {
		...shared( attributes ),
		url: attributes.url,
		type: 'video',
		providerNameSlug: providerOf( attributes.url ),
		responsive: true,
	} );

const withBlock = (
	other: string,
	isMatch: ( attributes: Kept ) => boolean,
	transform: unknown
) => ( { type: 'block', blocks: [ other ], isMatch, transform } );

export const transforms = {
	from: [
		withBlock( 'core/video', ( { src } ) => !! src, fromVideo ),
		withBlock(
			'core/embed',
			( { url } ) => !! providerOf( url ),
			fromEmbed
		),
	],
	to: [
		withBlock(
			'core/video',
			( { url } ) => !! url && ! providerOf( url ),
			toVideo
		),
		withBlock( 'core/embed', ( { url } ) => !! providerOf( url ), toEmbed ),
	],
};
