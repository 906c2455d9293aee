/**
 * What stands under the grid: Load More, the page links for those whose browser runs no scripts, and the region in which
 * a screen reader hears what happened. paging.php prints the same.
 */
import { address } from '../../../src/gallery/address';
import type { Props } from '../props';
import type { Gallery } from '../hooks/use-gallery';
import { Notice } from './notice';
import { shownSentence } from './sentences';
import { takeOver } from './take-over';

interface PagingProps {
	props: Props;
	gallery: Gallery;
	/** How many items are in the grid. */
	visible: number;
	/** Whether other items are on their way, to take the place of these. */
	isLoading: boolean;
	/** Called with the button that asks for more items, before they are asked for. */
	onMore: ( button: HTMLElement ) => void;
}

export function Paging( {
	props,
	gallery,
	visible,
	isLoading,
	onMore,
}: PagingProps ) {
	const { labels, instance, perPage } = props;
	const { mode, state, total, typed, failed } = gallery.shown;
	const pageAddress = ( page: number ) =>
		address( instance, { ...state, page }, location );
	const pages = Math.max( 1, Math.ceil( total / perPage ) );
	const hasNext = state.page < pages;

	return (
		<>
			{ failed?.appends && (
				<Notice
					labels={ labels }
					retry={ ( button ) => {
						onMore( button );
						gallery.retry();
					} }
				/>
			) }
			{ hasNext && ! failed && typed === null && (
				<LoadMore
					// Below more items stands another link: one that came down there would count as a shift of the layout.
					key={ state.page }
					href={ pageAddress( state.page + 1 ) }
					labels={ labels }
					isLoading={ isLoading }
					isAppending={ mode === 'appending' }
					load={ ( button ) => {
						onMore( button );
						gallery.loadMore();
					} }
				/>
			) }
			{ pages > 1 && (
				<nav
					className="wp-block-frontage-portfolio__pages"
					aria-label={ labels.pages }
				>
					{ state.page > 1 && (
						<a
							href={ pageAddress( state.page - 1 ) }
							rel="prev nofollow"
							suppressHydrationWarning
						>
							{ labels.previous }
						</a>
					) }
					{ hasNext && (
						<a
							href={ pageAddress( state.page + 1 ) }
							rel="next nofollow"
							suppressHydrationWarning
						>
							{ labels.next }
						</a>
					) }
				</nav>
			) }
			<p className="wp-block-frontage-portfolio__status" role="status">
				{ announcement( props, gallery, visible ) }
			</p>
		</>
	);
}

interface LoadMoreProps {
	href: string;
	labels: Props[ 'labels' ];
	isLoading: boolean;
	isAppending: boolean;
	load: ( button: HTMLElement ) => void;
}

function LoadMore( {
	href,
	labels,
	isLoading,
	isAppending,
	load,
}: LoadMoreProps ) {
	return (
		<div
			className="wp-block-frontage-portfolio__more"
			data-mode={ isLoading ? 'loading' : undefined }
		>
			<a
				className="wp-block-frontage-portfolio__button wp-element-button"
				href={ href }
				rel="next nofollow"
				data-frontage-wake=""
				aria-disabled={ isAppending || undefined }
				onClick={ ( event ) =>
					takeOver( event, () => {
						if ( ! isAppending ) {
							const { style, offsetWidth } = event.currentTarget;
							style.minInlineSize = `${ offsetWidth }px`;
							load( event.currentTarget );
						}
					} )
				}
				suppressHydrationWarning
			>
				{ isAppending ? labels.loading : labels.more }
			</a>
		</div>
	);
}

/** What a screen reader hears; nothing before something has changed. */
function announcement(
	{ labels, locale }: Props,
	{ shown }: Gallery,
	visible: number
): string {
	switch ( shown.mode ) {
		case 'loading':
		case 'appending':
			return labels.loading;
		case 'failed':
			return labels.failed;
		case 'idle':
			if ( ! shown.changes ) {
				return '';
			}
			return visible
				? shownSentence( locale, visible, shown.total )
				: labels.empty;
	}
}
