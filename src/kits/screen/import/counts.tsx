/** Three numbers: made, changed, kept. */
interface Props {
	make: number;
	change: number;
	keep: number;
	labels: [ string, string, string ];
}

export const Counts = ( { make, change, keep, labels }: Props ) => (
	<dl className="frontage-kits-screen__counts">
		{ [ make, change, keep ].map( ( count, index ) => (
			<div key={ labels[ index ] }>
				<dt>{ labels[ index ] }</dt>
				<dd>{ count }</dd>
			</div>
		) ) }
	</dl>
);
