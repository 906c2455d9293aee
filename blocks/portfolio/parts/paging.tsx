/** Controls below the grid: Load More, page links for browsers without script, and the live region for screen readers. Same markup as paging.php. */
import type { Props } from '../props';
import type { LinkTo } from '../hooks/use-links';
import { isFull, type Snapshot } from '../store/snapshot';
import type { Store } from '../store/store';
import { Notice } from './notice';
import { shownSentence } from './sentences';
import { takeOver } from './take-over';

interface PagingProps {
	props: Props;
	store: Store;
	shown: Snapshot;
	/** Whether a request is pending whose items will replace these. */
	isLoading: boolean;
	linkTo: LinkTo;
	/** Called with the control that loads more items, and the index of the first of them. */
	onAsk: ( control: HTMLElement, from: number ) => void;
}

export function Paging( {
	props,
	store,
	shown,
	isLoading,
	linkTo,
	onAsk,
}: PagingProps ) {
	const { labels, perPage } = props;
	const { mode, list, typed, failed } = shown;
	const { state, total, items } = list;
	const pageAddress = ( page: number ) => linkTo( { ...state, page } );
	const pages = Math.max( 1, Math.ceil( total / perPage ) );
	const hasNext = state.page < pages;

	return (
		<>
			{ failed?.appends && (
				<Notice
					labels={ labels }
					retry={ ( button ) => {
						onAsk( button, items.length );
						store.retry();
					} }
				/>
			) }
			{ hasNext && ! failed && typed === null && (
				<LoadMore
					// A new key, because the same element moving below the new items would count as a layout shift.
					key={ state.page }
					href={ pageAddress( state.page + 1 ) }
					labels={ labels }
					isLoading={ isLoading }
					isAppending={ mode === 'appending' }
					load={ ( button ) => {
						onAsk(
							button,
							isFull( list, perPage ) ? 0 : items.length
						);
						store.loadMore();
					} }
				/>
			) }
			{ pages > 1 && (
				<Pages
					labels={ labels }
					previous={ state.page > 1 && pageAddress( state.page - 1 ) }
					next={ hasNext && pageAddress( state.page + 1 ) }
				/>
			) }
			<p className="wp-block-frontage-portfolio__status" role="status">
				{ announcement( props, shown ) }
			</p>
		</>
	);
}

interface PagesProps {
	labels: Props[ 'labels' ];
	/** Addresses. */
	previous: string | false;
	next: string | false;
}

function Pages( { labels, previous, next }: PagesProps ) {
	return (
		<nav
			className="wp-block-frontage-portfolio__pages"
			aria-label={ labels.pages }
		>
			{ previous && (
				<a
					href={ previous }
					rel="prev nofollow"
					suppressHydrationWarning
				>
					{ labels.previous }
				</a>
			) }
			{ next && (
				<a href={ next } rel="next nofollow" suppressHydrationWarning>
					{ labels.next }
				</a>
			) }
		</nav>
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

/** Text for screen readers; empty before the first change. */
function announcement(
	{ labels, locale }: Props,
	{ mode, visible, list, changes }: Snapshot
): string {
	switch ( mode ) {
		case 'loading':
		case 'appending':
			return labels.loading;
		case 'failed':
			return labels.failed;
		case 'idle':
			if ( ! changes ) {
				return '';
			}
			return visible.length
				? shownSentence( locale, visible.length, list.total )
				: labels.empty;
	}
}
