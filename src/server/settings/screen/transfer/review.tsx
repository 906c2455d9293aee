/** Shows the settings that would change, for confirmation. */
import { Button, Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Field, Value } from '../check';
import type { Values } from '../flat';
import { labelsOf } from '../use-settings';

interface Props {
	title: string;
	fields: Field[];
	from: Values;
	to: Values;
	/** Unknown names in the file. */
	unknown: string[];
	pictures: Field[];
	apply: string;
	onApply: () => void;
	onClose: () => void;
}

export function Review( props: Props ) {
	const { title, fields, from, to, apply, onApply, onClose } = props;
	const changes = fields.filter(
		( { name } ) =>
			name in to && String( from[ name ] ) !== String( to[ name ] )
	);
	return (
		<Modal title={ title } onRequestClose={ onClose } size="medium">
			<div className="frontage-settings-screen__review">
				{ changes.length ? (
					<ul>
						{ changes.map( ( field ) => (
							<li key={ field.name }>
								<strong>{ field.label }</strong>
								<span>
									{ sprintf(
										/* translators: 1: a setting's value now. 2: its value afterwards. */
										__( '%1$s becomes %2$s', 'frontage' ),
										inWords( field, from[ field.name ] ),
										inWords( field, to[ field.name ] )
									) }
								</span>
							</li>
						) ) }
					</ul>
				) : (
					<p>{ __( 'No setting would change.', 'frontage' ) }</p>
				) }
				<Skipped { ...props } />
				<div className="frontage-settings-screen__buttons">
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ onClose }
					>
						{ __( 'Cancel', 'frontage' ) }
					</Button>
					{ changes.length > 0 && (
						<Button
							__next40pxDefaultSize
							variant="primary"
							onClick={ onApply }
						>
							{ apply }
						</Button>
					) }
				</div>
			</div>
		</Modal>
	);
}

const Skipped = ( {
	unknown,
	pictures,
}: Pick< Props, 'unknown' | 'pictures' > ) => (
	<>
		{ unknown.length > 0 && (
			<p>
				{ sprintf(
					/* translators: %s: names, separated by commas. */
					__(
						'Skipped, for no setting has this name: %s',
						'frontage'
					),
					unknown.join( ', ' )
				) }
			</p>
		) }
		{ pictures.length > 0 && (
			<p>
				{ sprintf(
					/* translators: %s: labels of settings, separated by commas. */
					__(
						'Skipped, for a file of settings holds no pictures: %s',
						'frontage'
					),
					labelsOf( pictures )
				) }
			</p>
		) }
	</>
);

function inWords( { choices }: Field, value: Value | undefined ): string {
	if ( typeof value === 'boolean' ) {
		return value ? __( 'on', 'frontage' ) : __( 'off', 'frontage' );
	}
	if ( value === undefined || value === '' ) {
		return __( 'nothing', 'frontage' );
	}
	return `“${ choices?.[ value ] ?? value }”`;
}
