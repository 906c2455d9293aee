/** The file that an export made: what it leaves out, and the button that saves it. */
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { NotesList } from '../import/notes';
import { useStore } from '../store';
import { sizeInWords } from '../words';
import type { Exports } from './exports';

export function ExportFile( { exports }: { exports: Exports } ) {
	const { file, progress } = useStore( exports );
	const shown = progress ? undefined : file;
	return (
		<>
			<p role="status">{ shown && statusOf( shown ) }</p>
			{ shown && shown.left.length > 0 && (
				<NotesList
					id="frontage-kits-left"
					title={ sprintf(
						/* translators: %d: number of pages, pictures and the like. */
						_n(
							'%d item can’t be exported',
							'%d items can’t be exported',
							shown.left.length,
							'frontage'
						),
						shown.left.length
					) }
					notes={ shown.left.map( ( { name, message } ) => ( {
						place: name,
						text: message,
					} ) ) }
				/>
			) }
			{ shown && (
				<p>
					<Button
						__next40pxDefaultSize
						variant={ shown.isSaved ? 'secondary' : 'primary' }
						onClick={ exports.save }
					>
						{ shown.isSaved
							? __( 'Save the file again', 'frontage' )
							: __( 'Save the file anyway', 'frontage' ) }
					</Button>
				</p>
			) }
		</>
	);
}

function statusOf( {
	name,
	contents,
	isSaved,
}: {
	name: string;
	contents: Blob;
	isSaved: boolean;
} ): string {
	const size = sizeInWords( contents.size );
	return isSaved
		? sprintf(
				/* translators: 1: name of a file. 2: its size. */
				__( '%1$s was saved (%2$s).', 'frontage' ),
				name,
				size
			)
		: sprintf(
				/* translators: 1: name of a file. 2: its size. */
				__( '%1$s (%2$s) is ready, but incomplete.', 'frontage' ),
				name,
				size
			);
}
