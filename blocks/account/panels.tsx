/** Inspector panels of the Account block. Options that are left to the site use the values under Settings. */
import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';
import { MenuChoice } from './menu-choice';

export interface PanelProps {
	attributes: Attributes;
	setAttributes: ( changed: Partial< Attributes > ) => void;
}

const LOOK = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

const asTheSite = () => ( {
	value: '' as const,
	label: __( 'As the site’s settings say', 'frontage' ),
} );

export function Panels( props: PanelProps ) {
	const { attributes, setAttributes } = props;
	return (
		<>
			<PanelBody title={ __( 'Look', 'frontage' ) }>
				<SelectControl
					{ ...LOOK }
					label={ __( 'Shown as', 'frontage' ) }
					value={ attributes.display }
					options={ [
						{
							value: 'both',
							label: __( 'Icon and words', 'frontage' ),
						},
						{ value: 'icon', label: __( 'Icon', 'frontage' ) },
						{ value: 'text', label: __( 'Words', 'frontage' ) },
					] }
					onChange={ ( display ) => setAttributes( { display } ) }
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show people’s own pictures', 'frontage' ) }
					help={ __(
						'They come from Gravatar, which learns who looks at your pages.',
						'frontage'
					) }
					checked={ attributes.showAvatar }
					onChange={ ( showAvatar ) =>
						setAttributes( { showAvatar } )
					}
				/>
			</PanelBody>
			<LoggedOut { ...props } />
			<LoggedIn { ...props } />
		</>
	);
}

const LoggedOut = ( { attributes, setAttributes }: PanelProps ) => (
	<PanelBody title={ __( 'Logged out', 'frontage' ) }>
		<SelectControl
			{ ...LOOK }
			label={ __( 'On a click', 'frontage' ) }
			value={ attributes.logoutAction }
			options={ [
				asTheSite(),
				{
					value: 'login',
					label: __( 'The login opens over the page', 'frontage' ),
				},
				{
					value: 'link',
					label: __( 'Another page opens', 'frontage' ),
				},
			] }
			onChange={ ( logoutAction ) => setAttributes( { logoutAction } ) }
		/>
		<TextControl
			{ ...LOOK }
			label={ __( 'Words', 'frontage' ) }
			placeholder={ __( 'Log in', 'frontage' ) }
			value={ attributes.label }
			onChange={ ( label ) => setAttributes( { label } ) }
		/>
		{ attributes.logoutAction === 'link' && (
			<TextControl
				{ ...LOOK }
				type="url"
				label={ __( 'Address of that page', 'frontage' ) }
				help={ __( 'Left empty, it is the site’s login.', 'frontage' ) }
				value={ attributes.loginUrl }
				onChange={ ( loginUrl ) => setAttributes( { loginUrl } ) }
			/>
		) }
	</PanelBody>
);

const LoggedIn = ( { attributes, setAttributes }: PanelProps ) => (
	<PanelBody title={ __( 'Logged in', 'frontage' ) }>
		<SelectControl
			{ ...LOOK }
			label={ __( 'On a click', 'frontage' ) }
			value={ attributes.actionType }
			options={ [
				asTheSite(),
				{ value: 'menu', label: __( 'A menu opens', 'frontage' ) },
				{ value: 'link', label: __( 'The profile opens', 'frontage' ) },
			] }
			onChange={ ( actionType ) => setAttributes( { actionType } ) }
		/>
		{ attributes.actionType !== 'link' && (
			<>
				<SelectControl
					{ ...LOOK }
					label={ __( 'The menu opens', 'frontage' ) }
					value={ attributes.showMenuOn }
					options={ [
						asTheSite(),
						{
							value: 'hover',
							label: __( 'On hover and click', 'frontage' ),
						},
						{ value: 'click', label: __( 'On click', 'frontage' ) },
					] }
					onChange={ ( showMenuOn ) =>
						setAttributes( { showMenuOn } )
					}
				/>
				<MenuChoice
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</>
		) }
		<TextControl
			{ ...LOOK }
			type="url"
			label={ __( 'Address of the profile', 'frontage' ) }
			help={ __( 'Left empty, it is WordPress’s own.', 'frontage' ) }
			value={ attributes.accountUrl }
			onChange={ ( accountUrl ) => setAttributes( { accountUrl } ) }
		/>
	</PanelBody>
);
