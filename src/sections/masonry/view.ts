/** Styles alone; the script is inline: see head.ts. */
import './masonry.scss';
