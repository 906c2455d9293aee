/** Choice of a header, beside the front page with it. */
import { Button, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FrontPage } from './front-page';

export interface Pattern {
	name: string;
	title: string;
	description: string;
}

interface Props {
	headers: Pattern[];
	header: string;
}

const devices = () => [
	{ width: 1280, label: __( 'Desktop', 'frontage' ) },
	{ width: 390, label: __( 'Phone', 'frontage' ) },
];

export const keepsHeader = () => __( 'Keep the current header', 'frontage' );

export function HeaderChoice( {
	headers,
	header,
	onChange,
}: Props & { onChange: ( header: string ) => void } ) {
	return (
		<RadioControl
			label={ __( 'Header', 'frontage' ) }
			hideLabelFromVision
			className="frontage-welcome-screen__patterns"
			selected={ header }
			options={ [
				{
					label: keepsHeader(),
					value: '',
					description: __(
						'The top of your pages stays the same.',
						'frontage'
					),
				},
				...headers.map( ( { name, title, description } ) => ( {
					label: title,
					value: name,
					description,
				} ) ),
			] }
			onChange={ onChange }
		/>
	);
}

/** `preview` is the URL of the front page; the header's name is appended. */
export function HeaderPreview( {
	headers,
	header,
	preview,
}: Props & { preview: string } ) {
	const [ width, setWidth ] = useState( 1280 );
	const title =
		headers.find( ( { name } ) => name === header )?.title ?? keepsHeader();
	return (
		<>
			<FrontPage
				address={ preview + header }
				title={ title }
				width={ width }
			/>
			<div
				className="frontage-welcome-screen__devices"
				role="group"
				aria-label={ __( 'Preview width', 'frontage' ) }
			>
				{ devices().map( ( device ) => (
					<Button
						key={ device.width }
						__next40pxDefaultSize
						isPressed={ width === device.width }
						onClick={ () => setWidth( device.width ) }
					>
						{ device.label }
					</Button>
				) ) }
			</div>
		</>
	);
}
