/** Pages whose content leads to pictures, and how a visitor sees one that is open. */
import { expect, reset, test as base, type Page } from './frontage';

export { changeSettings as decide } from './settings-page';

interface Picture {
	id: number;
	source_url: string;
}

interface Fixtures {
	/** Three of the library's pictures, the same each time. */
	pictures: [ Picture, Picture, Picture ];
	/** Publishes a page with this markup; answers with its address. */
	publish: ( content: string ) => Promise< string >;
}

export const test = base.extend< Fixtures >( {
	pictures: async ( { requestUtils }, use ) => {
		const [ one, two, three ] = await requestUtils.rest< Picture[] >( {
			path: '/wp/v2/media',
			params: {
				per_page: 3,
				orderby: 'id',
				order: 'asc',
				media_type: 'image',
			},
		} );
		if ( ! one || ! two || ! three ) {
			throw new Error( 'The seed has no pictures.' );
		}
		await use( [ one, two, three ] );
	},
	publish: async ( { context, requestUtils }, use ) => {
		await use(
			async ( content ) =>
				(
					await requestUtils.rest< { link: string } >( {
						path: '/wp/v2/pages',
						method: 'POST',
						data: { title: 'Pictures', status: 'publish', content },
					} )
				).link
		);
		await reset( { context } );
	},
} );

/** HTML as it is, in a block of its own. */
export const html = ( markup: string ) =>
	`<!-- wp:html -->${ markup }<!-- /wp:html -->`;

/** A link to a picture, around a picture. */
export const linked = (
	{ source_url: url }: Picture,
	alt: string,
	more = ''
) =>
	`<a href="${ url }"${ more }><img src="${ url }" alt="${ alt }" width="240" height="180"></a>`;

/** An image block; `link` is where its picture leads. */
export const image = (
	{ id, source_url: url }: Picture,
	alt: string,
	{ link = url, caption = '', ...attributes }: Record< string, unknown > = {}
) => {
	const img = `<img src="${ url }" alt="${ alt }" class="wp-image-${ id }" style="width:240px"/>`;
	const data = {
		id,
		width: '240px',
		linkDestination: link ? 'media' : 'none',
		...attributes,
	};
	return `<!-- wp:image ${ JSON.stringify( data ) } --><figure class="wp-block-image is-resized">${
		link ? `<a href="${ link }">${ img }</a>` : img
	}${
		caption
			? `<figcaption class="wp-element-caption">${ caption }</figcaption>`
			: ''
	}</figure><!-- /wp:image -->`;
};

export const gallery = ( attributes: object, ...images: string[] ) =>
	`<!-- wp:gallery ${ JSON.stringify( { linkTo: 'none', ...attributes } ) } --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ images.join( '' ) }</figure><!-- /wp:gallery -->`;

export const viewer = ( page: Page ) => {
	const dialog = page.getByRole( 'dialog' );
	return {
		dialog,
		picture: dialog.getByRole( 'img' ),
		next: dialog.getByRole( 'button', { name: 'Next' } ),
		close: dialog.getByRole( 'button', { name: 'Close (Esc)' } ),
	};
};

export { expect };
export type { Page };
