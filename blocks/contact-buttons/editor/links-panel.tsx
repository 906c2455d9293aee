/** The ways of contact, as a list. */
import {
	Button,
	Flex,
	PanelBody,
	SelectControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { RowButtons } from '../../../src/editor/block/row-buttons';
import type { Editable } from '../../../src/editor/block/controls';
import type { Attributes } from '../attributes';

type Link = Attributes[ 'links' ][ number ];

const FLUSH = { __nextHasNoMarginBottom: true } as const;
const LOOK = { __next40pxDefaultSize: true, ...FLUSH } as const;

const TYPES = [
	{ value: 'phone', label: __( 'Phone', 'frontage' ) },
	{ value: 'email', label: __( 'Email', 'frontage' ) },
	{ value: 'sms', label: __( 'Text message', 'frontage' ) },
	{ value: 'whatsapp', label: 'WhatsApp' },
	{ value: 'telegram', label: 'Telegram' },
	{ value: 'signal', label: 'Signal' },
	{ value: 'messenger', label: 'Messenger' },
	{ value: 'viber', label: 'Viber' },
	{ value: 'line', label: 'LINE' },
	{ value: 'link', label: __( 'Website', 'frontage' ) },
];

const hasMessage = ( type = '' ) =>
	[ 'sms', 'email', 'whatsapp' ].includes( type );

function Fields( {
	link,
	onChange,
}: {
	link: Link;
	onChange: ( link: Link ) => void;
} ) {
	const field = ( name: 'value' | 'label', label: string ) => (
		<TextControl
			{ ...LOOK }
			label={ label }
			value={ link[ name ] ?? '' }
			onChange={ ( next ) => onChange( { ...link, [ name ]: next } ) }
		/>
	);
	return (
		<>
			<SelectControl
				{ ...LOOK }
				label={ __( 'Type', 'frontage' ) }
				value={ link.type }
				options={ TYPES }
				onChange={ ( type ) =>
					onChange( { ...link, type: type as Link[ 'type' ] } )
				}
			/>
			{ field( 'value', __( 'Number, name or address', 'frontage' ) ) }
			{ field( 'label', __( 'Label', 'frontage' ) ) }
			{ hasMessage( link.type ) && (
				<TextareaControl
					{ ...FLUSH }
					label={ __( 'First words of the message', 'frontage' ) }
					rows={ 2 }
					value={ link.message ?? '' }
					onChange={ ( message ) => onChange( { ...link, message } ) }
				/>
			) }
		</>
	);
}

export function LinksPanel( {
	attributes: { links },
	setAttributes,
}: Editable< Attributes > ) {
	const change = ( at: number, ...by: Link[] ) =>
		setAttributes( {
			links: links.flatMap( ( link, index ) =>
				index === at ? by : [ link ]
			),
		} );
	const move = ( link: Link, to: number ) => {
		const others = links.filter( ( other ) => other !== link );
		setAttributes( {
			links: [ ...others.slice( 0, to ), link, ...others.slice( to ) ],
		} );
	};
	return (
		<PanelBody title={ __( 'Ways of contact', 'frontage' ) }>
			{ links.map( ( link, at ) => (
				<fieldset key={ at }>
					<Flex justify="flex-end" gap={ 0 }>
						<RowButtons
							title={ link.label || link.value || '' }
							isFirst={ at === 0 }
							isLast={ at === links.length - 1 }
							onUp={ () => move( link, at - 1 ) }
							onDown={ () => move( link, at + 1 ) }
							onRemove={ () => change( at ) }
						/>
					</Flex>
					<Fields
						link={ link }
						onChange={ ( next ) => change( at, next ) }
					/>
				</fieldset>
			) ) }
			<Button
				variant="secondary"
				onClick={ () =>
					setAttributes( {
						links: [ ...links, { type: 'phone', value: '' } ],
					} )
				}
			>
				{ __( 'Add a way of contact', 'frontage' ) }
			</Button>
		</PanelBody>
	);
}
