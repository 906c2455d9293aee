/** The portfolio's page: its title and layout. */
import {
	CheckboxControl,
	RadioControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Choices } from '../choices';
import type { Pattern } from './header-step';

interface Props {
	page: Choices[ 'page' ];
	galleries: Pattern[];
	/** Whether the site's menu lists new pages automatically. */
	listsPages: boolean;
	mayChangeMenu: boolean;
	onChange: ( page: Choices[ 'page' ] ) => void;
}

export function PageChoice( props: Props ) {
	const { page, galleries, onChange } = props;
	return (
		<div className="frontage-welcome-screen__fields">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Page title', 'frontage' ) }
				help={ __(
					'If a page with this name already exists, the new page gets its own address.',
					'frontage'
				) }
				value={ page.title }
				maxLength={ 200 }
				required
				autoComplete="off"
				onChange={ ( title ) => onChange( { ...page, title } ) }
			/>
			<RadioControl
				label={ __( 'Layout', 'frontage' ) }
				selected={ page.gallery }
				options={ galleries.map( ( { name, title, description } ) => ( {
					label: title,
					value: name,
					description,
				} ) ) }
				onChange={ ( gallery ) => onChange( { ...page, gallery } ) }
			/>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Publish now', 'frontage' ) }
				help={ __( 'Otherwise, it is saved as a draft.', 'frontage' ) }
				checked={ page.isPublished }
				onChange={ ( isPublished ) =>
					onChange( { ...page, isPublished } )
				}
			/>
			<MenuChoice { ...props } />
		</div>
	);
}

function MenuChoice( { page, listsPages, mayChangeMenu, onChange }: Props ) {
	if ( ! page.isPublished || ! mayChangeMenu ) {
		return null;
	}
	return listsPages ? (
		<p>
			{ __(
				'Your menu lists every published page, including this one.',
				'frontage'
			) }
		</p>
	) : (
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ __( 'Add to menu', 'frontage' ) }
			checked={ page.isInMenu }
			onChange={ ( isInMenu ) => onChange( { ...page, isInMenu } ) }
		/>
	);
}
