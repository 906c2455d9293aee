interface Props {
	path: string;
	size?: number;
	/** Drawn by a filled shape, not by strokes. */
	isSolid?: boolean;
}

/** An inline SVG icon, with the same markup as those of src/server/icons. */
export const Icon = ( { path, size = 24, isSolid }: Props ) => (
	<svg
		viewBox="0 0 24 24"
		width={ size }
		height={ size }
		{ ...( isSolid
			? { fill: 'currentColor' }
			: { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 } ) }
		aria-hidden="true"
	>
		<path d={ path } />
	</svg>
);
