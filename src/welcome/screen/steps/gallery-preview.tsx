/** Preview of the chosen images in the page's layout. */
import { __ } from '@wordpress/i18n';
import { namesIn, type Picture } from '../choices';

interface Props {
	pictures: Picture[];
	gallery: string;
	/** Title of the page; without one only the images are shown. */
	title?: string;
}

export function GalleryPreview( { pictures, gallery, title }: Props ) {
	const categories = [
		...new Set(
			pictures.flatMap( ( picture ) => namesIn( picture.categories ) )
		),
	];
	return (
		<div className="frontage-welcome-screen__page" data-layout={ gallery }>
			{ title !== undefined && (
				<p className="frontage-welcome-screen__title">{ title }</p>
			) }
			{ gallery === 'masonry' && categories.length > 0 && (
				<p className="frontage-welcome-screen__categories">
					{ [ __( 'All', 'frontage' ), ...categories ].map(
						( name ) => (
							<span key={ name }>{ name }</span>
						)
					) }
				</p>
			) }
			{ pictures.length === 0 && (
				<p className="frontage-welcome-screen__nothing">
					{ __(
						'Your pictures will appear here. Existing portfolio items are kept.',
						'frontage'
					) }
				</p>
			) }
			<div className="frontage-welcome-screen__tiles">
				{ pictures.map( ( picture ) => (
					<figure key={ picture.id }>
						<img
							src={ picture.thumbnail }
							alt=""
							style={ {
								aspectRatio:
									gallery === 'grid' ? 4 / 3 : picture.ratio,
							} }
						/>
						<figcaption>{ picture.title }</figcaption>
					</figure>
				) ) }
			</div>
		</div>
	);
}
