interface Props {
	path: string;
	/** It is not to be filled. */
	isLine?: boolean;
}

export const Icon = ( { path, isLine }: Props ) => (
	<svg
		viewBox="0 0 24 24"
		width="20"
		height="20"
		aria-hidden="true"
		{ ...( isLine
			? { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 }
			: { fill: 'currentColor' } ) }
	>
		<path d={ path } />
	</svg>
);
