/** Placeholder for a gallery of an empty portfolio: the options for creating the first items. */
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button, Placeholder } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { gallery } from '@wordpress/icons';
import { withQuery } from '../../../src/editor/address';
import { FillingReport } from '../../../src/portfolio/filling/filling-report';
import { useFilling } from '../../../src/portfolio/filling/use-filling';

interface CoreActions {
	invalidateResolutionForStoreSelector: ( selector: string ) => void;
}

interface NoticeActions {
	createSuccessNotice: ( text: string, options: object ) => void;
}

export function EmptyPortfolio( { postType }: { postType: string } ) {
	const showGallery = useShowGallery();
	const filling = useFilling( ( made, failed ) => {
		if ( failed === 0 ) {
			showGallery( made );
		}
	} );
	const isWorking = filling.state === 'working';

	return (
		<Placeholder
			icon={ gallery }
			label={ __( 'Portfolio', 'frontage' ) }
			instructions={ __(
				'Your portfolio has no published items yet. Choose pictures to make an item of each, or add them one by one.',
				'frontage'
			) }
		>
			<MediaUploadCheck>
				<MediaUpload
					title={ __( 'Add from pictures', 'frontage' ) }
					allowedTypes={ [ 'image' ] }
					multiple="add"
					onSelect={ filling.start }
					render={ ( { open } ) => (
						<Button
							__next40pxDefaultSize
							variant="primary"
							onClick={ open }
							disabled={ isWorking }
							accessibleWhenDisabled
						>
							{ __( 'Add from pictures', 'frontage' ) }
						</Button>
					) }
				/>
			</MediaUploadCheck>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				href={ withQuery( 'post-new.php', {
					post_type: postType,
				} ) }
				target="_blank"
			>
				{ __( 'Add an item', 'frontage' ) }
			</Button>
			<FillingReport
				filling={ {
					...filling,
					dismiss: () => {
						filling.dismiss();
						showGallery( filling.made );
					},
				} }
			/>
		</Placeholder>
	);
}

/** Shows the gallery with its new items, and their number. */
function useShowGallery() {
	const { invalidateResolutionForStoreSelector } = useDispatch(
		'core'
	) as CoreActions;
	const { createSuccessNotice } = useDispatch(
		'core/notices'
	) as NoticeActions;
	return ( made: number ) => {
		if ( made === 0 ) {
			return;
		}
		createSuccessNotice(
			sprintf(
				/* translators: %d: number of items. */
				_n(
					'%d item was added to your portfolio.',
					'%d items were added to your portfolio.',
					made,
					'frontage'
				),
				made
			),
			{ type: 'snackbar' }
		);
		invalidateResolutionForStoreSelector( 'getEntityRecords' );
	};
}
