/** A field for a web address, with validation, that completes an address without https://. */
import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { completed, webAddress } from './web-address';

interface Props {
	label: string;
	/** Help text; also the effect of an empty field. */
	help: string;
	value: string;
	onChange: ( address: string ) => void;
}

export function AddressField( { label, help, value, onChange }: Props ) {
	/* Invalid input: kept in the field, and not stored. */
	const [ rejected, setRejected ] = useState< string | null >( null );
	const [ isTyping, setIsTyping ] = useState( false );

	const type = ( typed: string ) => {
		const address = webAddress( typed );
		setRejected( address === null ? typed : null );
		if ( address !== null ) {
			onChange( address );
		}
	};
	const leave = () => {
		setIsTyping( false );
		const address = rejected === null ? null : completed( rejected );
		if ( address !== null ) {
			type( address );
		}
	};
	const isWrong = rejected !== null && ! isTyping;

	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="url"
			inputMode="url"
			autoComplete="off"
			placeholder="https://"
			label={ label }
			help={
				isWrong ? (
					<span className="frontage-portfolio-sidebar__problem">
						{ __(
							'This is no web address, and is not saved. Enter one such as https://example.com/.',
							'frontage'
						) }
					</span>
				) : (
					help
				)
			}
			aria-invalid={ isWrong ? true : undefined }
			value={ rejected ?? value }
			onChange={ type }
			onFocus={ () => setIsTyping( true ) }
			onBlur={ leave }
		/>
	);
}
