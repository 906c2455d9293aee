/** Adds the button “Add from pictures” beside “Add item” in the list of portfolio items, and an explanation below the heading. */
import { createPortal, createRoot } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { queryOfPage, withQuery } from '../../editor/address';
import { whenReady } from '../../editor/screen';
import { FillingReport } from './filling-report';
import { MediaLibrary } from '../../editor/media-library';
import { useFilling } from './use-filling';

function FillList( { besideAdd }: { besideAdd: HTMLElement } ) {
	const filling = useFilling();
	const itemsUrl = withQuery( 'edit.php', {
		post_type: queryOfPage( 'post_type' ),
	} );

	return (
		<>
			{ createPortal(
				<MediaLibrary
					title={ __( 'Add from pictures', 'frontage' ) }
					allowedTypes={ [ 'image' ] }
					multiple="add"
					onSelect={ filling.start }
					render={ ( { open } ) => (
						<button
							type="button"
							className="page-title-action"
							aria-disabled={ filling.state === 'working' }
							onClick={ () =>
								filling.state !== 'working' && open()
							}
						>
							{ __( 'Add from pictures', 'frontage' ) }
						</button>
					) }
				/>,
				besideAdd
			) }
			<FillingReport filling={ filling } itemsUrl={ itemsUrl } />
		</>
	);
}

whenReady( () => {
	const heading = document.querySelector( '.wrap > .wp-header-end' );
	const add =
		document.querySelector( '.wrap > .page-title-action' ) ??
		document.querySelector( '.wrap > .wp-heading-inline' );
	if ( heading && add ) {
		const besideAdd = document.createElement( 'span' );
		const report = document.createElement( 'div' );
		add.after( ' ', besideAdd );
		heading.after( report );
		createRoot( report ).render( <FillList besideAdd={ besideAdd } /> );
	}
} );
