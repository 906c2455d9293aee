/** Previews a block of an item's page in the editor: for the edited item or, in a template, for the newest one. */
import { useBlockProps } from '@wordpress/block-editor';
import { Disabled, Placeholder, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { RawHTML, useEffect, useState } from '@wordpress/element';
import { request } from '../../client/rest/admin';

export interface PreviewProps {
	context: { postId?: number | string; postType?: string };
}

interface CoreStore {
	getEntityRecords: (
		kind: string,
		name: string,
		query: object
	) => { id: number }[] | null;
}

interface EditorStore {
	getEditorSettings: () => { frontagePortfolio?: { postType: string } };
}

interface Props extends PreviewProps {
	/** Full block name. */
	block: string;
	/** Placeholder if there is no item yet, or the block is empty. */
	empty: string;
}

export function ItemPreview( { block, empty, context }: Props ) {
	const id = useItem( context );
	const html = useRendered( block, id );
	let shown = <Placeholder instructions={ empty } />;
	if ( html === null ) {
		shown = <Spinner />;
	} else if ( html !== '' ) {
		shown = (
			<Disabled>
				<RawHTML>{ html }</RawHTML>
			</Disabled>
		);
	}
	return <div { ...useBlockProps() }>{ shown }</div>;
}

/** The item to show: 0 if there is none, null while loading. */
function useItem( context: PreviewProps[ 'context' ] ): number | null {
	return useSelect(
		( select ) => {
			// The widgets screen has no such store, and no item.
			const editor = select( 'core/editor' ) as EditorStore | undefined;
			const postType =
				editor?.getEditorSettings().frontagePortfolio?.postType;
			if ( ! postType ) {
				return 0;
			}
			if ( context.postType === postType && Number( context.postId ) ) {
				return Number( context.postId );
			}
			const newest = ( select( 'core' ) as CoreStore ).getEntityRecords(
				'postType',
				postType,
				{
					per_page: 1,
					status: 'publish',
					_fields: 'id',
				}
			);
			return newest && ( newest[ 0 ]?.id ?? 0 );
		},
		[ context.postId, context.postType ]
	);
}

/** The block's HTML from the server; empty also on an error, null while loading. */
function useRendered( block: string, id: number | null ): string | null {
	const [ html, setHtml ] = useState< string | null >( null );
	useEffect( () => {
		let isCurrent = true;
		const showAnswer = ( answer: unknown ) => {
			const { rendered } = Object( answer );
			if ( isCurrent ) {
				setHtml( typeof rendered === 'string' ? rendered.trim() : '' );
			}
		};
		if ( id ) {
			request(
				`/wp/v2/block-renderer/${ block }?context=edit&post_id=${ id }`
			).then( showAnswer, () => showAnswer( null ) );
		} else if ( id === 0 ) {
			showAnswer( null );
		}
		return () => {
			isCurrent = false;
		};
	}, [ block, id ] );
	return html;
}
