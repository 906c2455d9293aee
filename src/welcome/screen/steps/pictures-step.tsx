/** Choice of images, their titles and categories. */
import { Button, TextControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { MediaLibrary } from '../../../editor/media-library';
import { withPictures, type LibraryPicture, type Picture } from '../choices';

interface Props {
	pictures: Picture[];
	most: number;
	onChange: ( pictures: Picture[] ) => void;
}

export function PictureChoice( { pictures, most, onChange }: Props ) {
	const choose = useRef< HTMLDivElement >( null );
	const change = ( id: number, changed: Partial< Picture > ) =>
		onChange(
			pictures.map( ( picture ) =>
				picture.id === id ? { ...picture, ...changed } : picture
			)
		);
	const remove = ( id: number ) => {
		choose.current?.querySelector( 'button' )?.focus();
		onChange( pictures.filter( ( picture ) => picture.id !== id ) );
	};

	return (
		<>
			<div ref={ choose } className="frontage-welcome-screen__choose">
				<MediaLibrary
					title={ __( 'Choose pictures', 'frontage' ) }
					allowedTypes={ [ 'image' ] }
					multiple="add"
					onSelect={ ( chosen: LibraryPicture[] ) =>
						onChange( withPictures( pictures, chosen, most ) )
					}
					render={ ( { open } ) => (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ open }
						>
							{ pictures.length
								? __( 'Choose more pictures', 'frontage' )
								: __( 'Choose pictures', 'frontage' ) }
						</Button>
					) }
				/>
				<span role="status">
					{ countSentence( pictures.length ) }
					{ pictures.length >= most && limitSentence() }
				</span>
			</div>
			{ pictures.length > 0 && (
				<ol className="frontage-welcome-screen__pictures">
					{ pictures.map( ( picture ) => (
						<Row
							key={ picture.id }
							picture={ picture }
							onChange={ ( changed ) =>
								change( picture.id, changed )
							}
							onRemove={ () => remove( picture.id ) }
						/>
					) ) }
				</ol>
			) }
		</>
	);
}

const countSentence = ( count: number ) =>
	count > 0 &&
	sprintf(
		/* translators: %d: number of pictures. */
		_n( '%d picture', '%d pictures', count, 'frontage' ),
		count
	);

const limitSentence = () =>
	` – ${ __( 'the limit for one step. You can add more later.', 'frontage' ) }`;

function Row( {
	picture,
	onChange,
	onRemove,
}: {
	picture: Picture;
	onChange: ( changed: Partial< Picture > ) => void;
	onRemove: () => void;
} ) {
	return (
		<li>
			<img src={ picture.thumbnail } alt={ picture.alt } />
			<div className="frontage-welcome-screen__fields">
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Title', 'frontage' ) }
					value={ picture.title }
					autoComplete="off"
					onChange={ ( title ) => onChange( { title } ) }
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Categories', 'frontage' ) }
					placeholder={ __( 'Separate with commas', 'frontage' ) }
					value={ picture.categories }
					autoComplete="off"
					onChange={ ( categories ) => onChange( { categories } ) }
				/>
			</div>
			<Button
				__next40pxDefaultSize
				icon={ closeSmall }
				label={ sprintf(
					/* translators: %s: what is removed: an item, a service, a picture. */
					__( 'Remove %s', 'frontage' ),
					picture.title
				) }
				onClick={ onRemove }
			/>
		</li>
	);
}
