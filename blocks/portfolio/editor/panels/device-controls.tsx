/** Inspector: columns of a gallery and the space between its tiles, by device. */
import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Responsive } from '../../../../src/editor/responsive';
import { ResponsiveControl } from '../../../../src/editor/responsive-control';
import { ResponsiveLength } from '../../../../src/editor/block/responsive-length';
import { MOST_COLUMNS } from '../../data/read-attributes';
import { Field, type PanelProps } from './panel';

export function Columns( panel: PanelProps ) {
	const { columns } = panel.values;
	const label = __( 'Columns', 'frontage' );
	return (
		<Field { ...panel } label={ label } names={ [ 'columns' ] }>
			<ResponsiveControl< number >
				label={ label }
				help={ __(
					'Where the gallery is narrow, it has one or two. A number set for another device holds there in any case.',
					'frontage'
				) }
				values={
					typeof columns === 'number' ? { value: columns } : columns
				}
				onChange={ ( { value, ...own } ) =>
					panel.setAttributes( {
						columns: Object.keys( own ).length
							? { value, ...own }
							: value,
					} )
				}
			>
				{ ( { value, onChange } ) => (
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ label }
						hideLabelFromVision
						min={ 1 }
						max={ MOST_COLUMNS }
						allowReset
						value={ value }
						onChange={ onChange }
					/>
				) }
			</ResponsiveControl>
		</Field>
	);
}

/** Of the block's supports. */
interface Spaced {
	style?: { spacing?: { blockGap?: string } };
}

/** On desktop the space is core's own setting of the block, elsewhere the attribute. */
export function Gap( panel: PanelProps ) {
	const { gap, style }: PanelProps[ 'attributes' ] & Spaced =
		panel.attributes;
	const label = __( 'Space between', 'frontage' );
	const change = ( { value, ...own }: Responsive< string > ) => {
		const spacing = { ...style?.spacing, blockGap: value };
		panel.setAttributes( {
			gap: own,
			...( value !== style?.spacing?.blockGap && {
				style: { ...style, spacing },
			} ),
		} );
	};
	return (
		<Field { ...panel } label={ label } names={ [ 'gap' ] }>
			<ResponsiveLength
				label={ label }
				values={ {
					...( style?.spacing?.blockGap && {
						value: style.spacing.blockGap,
					} ),
					...gap,
				} }
				onChange={ change }
			/>
		</Field>
	);
}
