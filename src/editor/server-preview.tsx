/** A block as the server shows it to visitors, in the editor, where nothing of it can be clicked. */
import { Disabled } from '@wordpress/components';
import ServerSideRender from '@wordpress/server-side-render';

interface Props {
	/** The block's whole name. */
	block: string;
	attributes: Record< string, unknown >;
}

export const ServerPreview = ( { block, attributes }: Props ) => (
	<Disabled>
		<ServerSideRender
			block={ block }
			attributes={ attributes }
			httpMethod="POST"
		/>
	</Disabled>
);
