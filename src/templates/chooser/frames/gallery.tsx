/** All templates at once. */
import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import type { Own, Template } from '../own';
import { DeviceButtons } from './device-buttons';
import type { Device } from './devices';
import type { Queue } from './queue';
import { TemplateFrame } from './template-frame';

interface Props {
	templates: Template[];
	own: Own;
	kept: Own;
	queue: Queue;
	device: Device;
	setDevice: ( device: Device ) => void;
	isDone: boolean;
	/** While one is shown large; the frames stay. */
	isHidden: boolean;
	onOpen: ( template: Template ) => void;
}

export function Gallery( props: Props ) {
	const { templates, device, setDevice, isHidden, onOpen } = props;
	const opener = useRef< HTMLElement >();
	useEffect( () => {
		if ( ! isHidden ) {
			opener.current?.focus();
		}
	}, [ isHidden ] );
	return (
		<section
			hidden={ isHidden }
			aria-labelledby="frontage-templates-chooser-all"
		>
			<div className="frontage-templates-chooser__bar">
				<h2 id="frontage-templates-chooser-all" tabIndex={ -1 }>
					{ __( 'Choose a template', 'frontage' ) }
				</h2>
				<DeviceButtons device={ device } onChange={ setDevice } />
			</div>
			<ul className="frontage-templates-chooser__gallery">
				{ templates.map( ( template ) => (
					<li key={ template.name }>
						<TemplateFrame
							{ ...props }
							template={ template }
							page="front"
							isPicture
						/>
						<h3>{ template.title }</h3>
						<p>{ template.description }</p>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ ( event: MouseEvent< HTMLElement > ) => {
								opener.current = event.currentTarget;
								onOpen( template );
							} }
						>
							{ sprintf(
								/* translators: %s: title of a template. */
								__( 'Preview “%s”', 'frontage' ),
								template.title
							) }
						</Button>
					</li>
				) ) }
			</ul>
		</section>
	);
}
