/** Mapping between the panel's types and the stored values. */
import { fromStored, toStored } from '../item-meta';

const metaKeys = {
	type: 'stored-type',
	image: 'stored-image',
	lightboxImage: 'stored-lightbox',
	videoUrl: 'stored-video',
	siteUrl: 'stored-site',
	siteType: 'stored-kind',
	newTab: 'stored-tab',
	opening: 'stored-opening',
	focus: 'stored-focus',
};
const DATA = { metaKeys, types: { page: 'Page', iframe: 'Another site' } };

test( '[PF-27] item meta: no or unknown type shows as on the page', () => {
	const expected = {
		type: 'iframe',
		image: 0,
		lightboxImage: 0,
		videoUrl: '',
		siteUrl: '',
		siteType: '',
		newTab: false,
		opening: 'iframe',
		focus: { x: 0.5, y: 0.5 },
	};
	expect( fromStored( {}, DATA ) ).toEqual( expected );
	expect(
		fromStored(
			{
				'stored-type': 'hologram',
				'stored-image': '',
				'stored-site': null,
				'stored-opening': 7,
				'stored-focus': { x: 'left' },
			},
			DATA
		)
	).toEqual( expected );
} );

test( '[PF-02] item meta: only changes are stored, in the old format', () => {
	expect( toStored( { newTab: true, type: 'page' }, metaKeys ) ).toEqual( {
		'stored-type': 'page',
		'stored-tab': 1,
	} );
	expect( toStored( { newTab: false, siteUrl: '' }, metaKeys ) ).toEqual( {
		'stored-tab': 0,
		'stored-site': '',
	} );
} );
