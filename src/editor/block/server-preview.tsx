/** Server-side rendered preview of a block in the editor, with its interaction disabled. */
import { Disabled } from '@wordpress/components';
import ServerSideRender from '@wordpress/server-side-render';

interface Props {
	/** Full block name. */
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
