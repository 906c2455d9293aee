/** Fields of an item that shows another site, with a warning if users will not see it in the lightbox. */
import {
	Button,
	Notice,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { AddressField } from './field/address-field';
import type { ItemMeta } from './item-meta';
import { useFraming, type FramingWord } from './use-framing';

interface Props {
	meta: ItemMeta;
	change: ( changed: Partial< ItemMeta > ) => void;
}

export function SiteFields( { meta, change }: Props ) {
	return (
		<>
			<AddressField
				label={ __( 'Address of the site', 'frontage' ) }
				help={ __(
					'It opens in the lightbox. Without one, the item leads to its own page.',
					'frontage'
				) }
				value={ meta.siteUrl }
				onChange={ ( siteUrl ) => change( { siteUrl } ) }
			/>
			{ ! meta.newTab && (
				<FramingNotice
					url={ meta.siteUrl }
					useTab={ () => change( { newTab: true } ) }
				/>
			) }
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Open it in a new tab instead', 'frontage' ) }
				help={ __(
					'For sites that do not let others show them in a frame.',
					'frontage'
				) }
				checked={ meta.newTab }
				onChange={ ( newTab ) => change( { newTab } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Kind of site', 'frontage' ) }
				help={ __(
					'One word, such as “shop”, for programs that read your portfolio. Visitors do not see it.',
					'frontage'
				) }
				maxLength={ 100 }
				value={ meta.siteType }
				onChange={ ( siteType ) => change( { siteType } ) }
			/>
		</>
	);
}

function FramingNotice( { url, useTab }: { url: string; useTab: () => void } ) {
	const word = useFraming( url );
	const warning = warningOf( word );
	if ( warning === '' ) {
		return null;
	}
	return (
		<Notice
			className="frontage-portfolio-sidebar__warning"
			status="warning"
			isDismissible={ false }
			spokenMessage={ warning }
		>
			<p>{ warning }</p>
			{ ( word === 'refused' || word === 'insecure' ) && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ useTab }
				>
					{ __( 'Open in a new tab', 'frontage' ) }
				</Button>
			) }
		</Notice>
	);
}

function warningOf( word: FramingWord ): string {
	switch ( word ) {
		case 'refused':
			return __(
				'This site does not let others show it in a frame: in the lightbox, visitors would see an empty window. Let it open in a new tab.',
				'frontage'
			);
		case 'insecure':
			return __(
				'Browsers do not show a page without https in yours, which has it. Enter its https address, or let it open in a new tab.',
				'frontage'
			);
		case 'private':
			return __(
				'This address is not on the public web, so visitors may not reach it. Check it.',
				'frontage'
			);
		case 'missing':
			return __(
				'The site answers with an error instead of a page. Check the address.',
				'frontage'
			);
		case 'silent':
			return __(
				'The site does not answer, so it is not known whether it can be shown in the lightbox. Check the address, and look at the item once it is published.',
				'frontage'
			);
		case 'unchecked':
			return __(
				'Your server can not check whether this site can be shown in the lightbox. Look at the item once it is published.',
				'frontage'
			);
		default:
			return '';
	}
}
