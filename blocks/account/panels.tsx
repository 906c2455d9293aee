/** Inspector panels of the Account block. Options that are left to the site use the values under Settings. */
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { controlsFor, type Editable } from '../../src/editor/block/controls';
import type { Attributes } from './attributes';
import { MenuChoice } from './menu-choice';

export type PanelProps = Editable< Attributes >;

const asTheSite = () => __( 'As the site’s settings say', 'frontage' );

export function Panels( props: PanelProps ) {
	const { select, toggle } = controlsFor( props );
	return (
		<>
			<PanelBody title={ __( 'Look', 'frontage' ) }>
				{ select( 'display', __( 'Shown as', 'frontage' ), {
					both: __( 'Icon and words', 'frontage' ),
					icon: __( 'Icon', 'frontage' ),
					text: __( 'Words', 'frontage' ),
				} ) }
				{ toggle(
					'showAvatar',
					__( 'Show people’s own pictures', 'frontage' ),
					__(
						'They come from Gravatar, which learns who looks at your pages.',
						'frontage'
					)
				) }
			</PanelBody>
			<LoggedOut { ...props } />
			<LoggedIn { ...props } />
		</>
	);
}

function LoggedOut( props: PanelProps ) {
	const { select, text } = controlsFor( props );
	return (
		<PanelBody title={ __( 'Logged out', 'frontage' ) }>
			{ select( 'logoutAction', __( 'On a click', 'frontage' ), {
				'': asTheSite(),
				login: __( 'The login opens over the page', 'frontage' ),
				link: __( 'Another page opens', 'frontage' ),
			} ) }
			{ text( 'label', __( 'Words', 'frontage' ), {
				placeholder: __( 'Log in', 'frontage' ),
			} ) }
			{ props.attributes.logoutAction === 'link' &&
				text( 'loginUrl', __( 'Address of that page', 'frontage' ), {
					type: 'url',
					help: __(
						'Left empty, it is the site’s login.',
						'frontage'
					),
				} ) }
		</PanelBody>
	);
}

function LoggedIn( props: PanelProps ) {
	const { select, text } = controlsFor( props );
	return (
		<PanelBody title={ __( 'Logged in', 'frontage' ) }>
			{ select( 'actionType', __( 'On a click', 'frontage' ), {
				'': asTheSite(),
				menu: __( 'A menu opens', 'frontage' ),
				link: __( 'The profile opens', 'frontage' ),
			} ) }
			{ props.attributes.actionType !== 'link' && (
				<>
					{ select(
						'showMenuOn',
						__( 'The menu opens', 'frontage' ),
						{
							'': asTheSite(),
							hover: __( 'On hover and click', 'frontage' ),
							click: __( 'On click', 'frontage' ),
						}
					) }
					<MenuChoice { ...props } />
				</>
			) }
			{ text( 'accountUrl', __( 'Address of the profile', 'frontage' ), {
				type: 'url',
				help: __( 'Left empty, it is WordPress’s own.', 'frontage' ),
			} ) }
		</PanelBody>
	);
}
