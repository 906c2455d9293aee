/** Icon of the block: letters on an arc. */
export const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden>
		<path
			d="M3.5 18.5a8.5 8.5 0 0 1 17 0M6 8l2.5 3.5M12 4.5V9M18 8l-2.5 3.5"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	</svg>
);
