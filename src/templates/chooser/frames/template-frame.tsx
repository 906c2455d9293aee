/** A page of a template, as wide as on a device, scaled to the room that there is. */
import { Spinner } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { sprintf, __ } from '@wordpress/i18n';
import type { Own, Template } from '../own';
import { fit, type Device } from './devices';
import type { Queue } from './queue';
import { usePreview } from './use-preview';
import { useSize } from './use-size';

interface Props {
	template: Template;
	page: string;
	own: Own;
	kept: Own;
	queue: Queue;
	/** Whether a template is imported: the browser forgets what was sent to previews. */
	isDone: boolean;
	device: Device;
	/** Whether it is a picture of the page, which cannot be entered. */
	isPicture: boolean;
}

export function TemplateFrame( props: Props ) {
	const { template, device, isPicture } = props;
	const area = useRef< HTMLDivElement >( null );
	const frame = useRef< HTMLIFrameElement >( null );
	useEffect( () => {
		if ( area.current ) {
			area.current.inert = isPicture;
		}
	}, [ isPicture ] );
	const isLoading = usePreview( frame, props );
	const { width, height, scale } = fit( device, useSize( area ), isPicture );
	return (
		<div
			ref={ area }
			className="frontage-templates-chooser__area"
			data-device={ device }
			aria-busy={ isLoading }
		>
			{ /* The frame is scaled from its left corner, also right to left. */ }
			<div
				dir="ltr"
				className="frontage-templates-chooser__window"
				style={ {
					width: width * scale,
					height: height * scale,
					background: template.colors.base,
				} }
			>
				<iframe
					ref={ frame }
					title={ sprintf(
						/* translators: %s: title of a template. */
						__( 'Preview of “%s”', 'frontage' ),
						template.title
					) }
					tabIndex={ isPicture ? -1 : undefined }
					style={ {
						width,
						height,
						transform: `scale(${ scale })`,
						transformOrigin: '0 0',
					} }
				/>
			</div>
			{ isLoading && <Spinner /> }
		</div>
	);
}
