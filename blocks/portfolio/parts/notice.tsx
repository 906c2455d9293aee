/** Error message with a Retry button. */
import type { Props } from '../props';

interface NoticeProps {
	labels: Props[ 'labels' ];
	retry: ( button: HTMLButtonElement ) => void;
}

export function Notice( { labels, retry }: NoticeProps ) {
	return (
		<div className="wp-block-frontage-portfolio__notice">
			<p>{ labels.failed }</p>
			<button
				type="button"
				className="wp-block-frontage-portfolio__button wp-element-button"
				onClick={ ( event ) => retry( event.currentTarget ) }
			>
				{ labels.retry }
			</button>
		</div>
	);
}
