/** The owner's pictures, in the order in which they take the places of the template's. */
import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { MediaLibrary } from '../../../editor/media-library';
import { withPictures, type LibraryPicture, type Picture } from '../own';

interface Props {
	pictures: Picture[];
	most: number;
	onChange: ( pictures: Picture[] ) => void;
}

export function PicturesField( { pictures, most, onChange }: Props ) {
	const choose = useRef< HTMLDivElement >( null );
	const remove = ( id: number ) => {
		choose.current?.querySelector( 'button' )?.focus();
		onChange( pictures.filter( ( picture ) => picture.id !== id ) );
	};
	return (
		<fieldset>
			<legend>{ __( 'Pictures', 'frontage' ) }</legend>
			<p className="frontage-templates-chooser__hint">
				{ __(
					'Your pictures replace the template’s pictures in this order: first in the portfolio, then on the pages. Titles and captions come from the Media Library.',
					'frontage'
				) }
			</p>
			<div ref={ choose } className="frontage-templates-chooser__row">
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
					{ sprintf(
						/* translators: 1: number of pictures. 2: number of pictures at most. */
						_n(
							'%1$d of %2$d picture',
							'%1$d of %2$d pictures',
							most,
							'frontage'
						),
						pictures.length,
						most
					) }
				</span>
			</div>
			<List pictures={ pictures } onRemove={ remove } />
		</fieldset>
	);
}

interface ListProps {
	pictures: Picture[];
	onRemove: ( id: number ) => void;
}

const List = ( { pictures, onRemove }: ListProps ) =>
	pictures.length > 0 ? (
		<ol className="frontage-templates-chooser__pictures">
			{ pictures.map( ( { id, title, thumbnail } ) => (
				<li key={ id }>
					<img src={ thumbnail } alt={ title } />
					<Button
						icon={ closeSmall }
						size="small"
						label={ sprintf(
							/* translators: %s: what is removed: an item, a service, a picture. */
							__( 'Remove %s', 'frontage' ),
							title
						) }
						onClick={ () => onRemove( id ) }
					/>
				</li>
			) ) }
		</ol>
	) : null;
