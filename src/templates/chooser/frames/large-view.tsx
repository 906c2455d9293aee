/** One template, page by page, as large as there is room. */
import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Own, Template } from '../own';
import { DeviceButtons } from './device-buttons';
import type { Device } from './devices';
import { Queue } from './queue';
import { TemplateFrame } from './template-frame';

interface Props {
	template: Template;
	own: Own;
	kept: Own;
	isDone: boolean;
	device: Device;
	setDevice: ( device: Device ) => void;
	isBusy: boolean;
	onApply: () => void;
	onLeave: () => void;
}

/* In the order of the menu of most sites. Names of numbers would come first in an object. */
const PAGES = [
	'front',
	'work',
	'item',
	'journal',
	'post',
	'about',
	'contact',
	'search',
	'404',
];

export function LargeView( props: Props ) {
	const { template, device, setDevice, isBusy, onApply, onLeave } = props;
	const [ page, setPage ] = useState( 'front' );
	// Not behind the others.
	const [ queue ] = useState( () => new Queue() );
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [] );
	return (
		<section aria-labelledby="frontage-templates-chooser-one">
			<div className="frontage-templates-chooser__bar">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onLeave }
				>
					{ __( 'All templates', 'frontage' ) }
				</Button>
				<h2
					id="frontage-templates-chooser-one"
					ref={ heading }
					tabIndex={ -1 }
				>
					{ template.title }
				</h2>
				<DeviceButtons device={ device } onChange={ setDevice } />
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ onApply }
				>
					{ __( 'Use this template', 'frontage' ) }
				</Button>
			</div>
			<Pages template={ template } page={ page } onChange={ setPage } />
			<TemplateFrame
				{ ...props }
				queue={ queue }
				page={ page }
				isPicture={ false }
			/>
		</section>
	);
}

interface PagesProps {
	template: Template;
	page: string;
	onChange: ( page: string ) => void;
}

const Pages = ( { template, page, onChange }: PagesProps ) => (
	<nav
		className="frontage-templates-chooser__pages"
		aria-label={ sprintf(
			/* translators: %s: title of a template. */
			__( 'Pages in “%s”', 'frontage' ),
			template.title
		) }
	>
		{ PAGES.map( ( name ) => (
			<Button
				key={ name }
				__next40pxDefaultSize
				variant="tertiary"
				aria-current={ name === page ? 'page' : undefined }
				onClick={ () => onChange( name ) }
			>
				{ template.pages[ name ] }
			</Button>
		) ) }
	</nav>
);
