/** Styles alone; the script is never enqueued. */
import './styles.scss';
