/** Admin screen for the alternative palette: proposed or edited by hand, with a sample page and the contrast of each color pair. */
import { Button, Card, CardBody, CardHeader } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Group } from '../../../src/server/settings/screen/find';
import { SettingField } from '../../../src/server/settings/screen/setting-field';
import { SettingsForm } from '../../../src/server/settings/screen/settings-form';
import { useSettings } from '../../../src/server/settings/screen/use-settings';
import { parse } from '../palette/color';
import type { Roles } from '../palette/palette';
import { LogoField } from './logo-field';
import { PaletteTable } from './palette-table';
import { Sample } from './sample';
import { type Slot, usePalettes } from './use-palettes';

export interface ScreenProps {
	groups: Group[];
	values: Record< string, unknown >;
	slots: Slot[];
	roles: Roles;
	/** URL of the alternative palette's logo. */
	logo: string;
}

export function ColorsScreen( props: ScreenProps ) {
	const { slots, roles, logo } = props;
	const fields = props.groups.flatMap( ( group ) => group.fields );
	const settings = useSettings( fields, props.values );
	const palettes = usePalettes(
		slots,
		roles,
		settings.values,
		settings.change
	);
	return (
		<SettingsForm
			className="frontage-settings-screen frontage-color-switcher-screen__form"
			settings={ settings }
			savedMessage={ __( 'Colors saved.', 'frontage' ) }
		>
			<PalettesCard { ...{ palettes, slots, roles } } />
			<Card>
				<CardHeader>
					<h2 className="frontage-settings-screen__heading">
						{ __( 'What visitors see', 'frontage' ) }
					</h2>
				</CardHeader>
				<CardBody className="frontage-settings-screen__fields frontage-color-switcher-screen__fields">
					{ fields
						.filter(
							( { name } ) => ! name.startsWith( 'color_palette' )
						)
						.map( ( field ) =>
							field.control === 'picture' ? (
								<LogoField
									key={ field.name }
									{ ...settings.propsOf( field ) }
									stored={ logo }
								/>
							) : (
								<SettingField
									key={ field.name }
									{ ...settings.propsOf( field ) }
								/>
							)
						) }
				</CardBody>
			</Card>
		</SettingsForm>
	);
}

interface PalettesProps extends Pick< ScreenProps, 'slots' | 'roles' > {
	palettes: ReturnType< typeof usePalettes >;
}

function PalettesCard( { palettes, slots, roles }: PalettesProps ) {
	const { usual, second, hasSecond } = palettes;
	const nameOf = ( slug: string ) =>
		slots.find( ( each ) => each.slug === slug )?.name ?? slug;
	return (
		<Card>
			<CardHeader className="frontage-color-switcher-screen__head">
				<h2 className="frontage-settings-screen__heading">
					{ __( 'Palettes', 'frontage' ) }
				</h2>
				<PaletteButtons { ...{ palettes, roles } } />
			</CardHeader>
			<CardBody className="frontage-color-switcher-screen__columns">
				<div>
					{ ! hasSecond && (
						<p>
							{ __(
								'The site has one palette so far. Visitors can switch as soon as there is a second one and a page has the block “Color switcher”.',
								'frontage'
							) }
						</p>
					) }
					<PaletteTable
						slots={ slots }
						palettes={ { default: usual, switched: second } }
						isOwn={ palettes.isOwn }
						paint={ palettes.paint }
					/>
				</div>
				<div className="frontage-color-switcher-screen__samples">
					<Sample
						title={ __( 'Usual palette', 'frontage' ) }
						shown={ usual }
						{ ...{ usual, roles, nameOf } }
					/>
					{ hasSecond && (
						<Sample
							title={ __( 'Second palette', 'frontage' ) }
							shown={ second }
							{ ...{ usual, roles, nameOf } }
						/>
					) }
				</div>
			</CardBody>
		</Card>
	);
}

function PaletteButtons( { palettes, roles }: Omit< PalettesProps, 'slots' > ) {
	const background = palettes.usual[ roles.background ] ?? '';
	const isDark = ( parse( background )?.lightness ?? 1 ) < 0.5;
	return (
		<div className="frontage-settings-screen__buttons">
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ palettes.propose }
				disabled={ ! roles.background }
				accessibleWhenDisabled
			>
				{ isDark
					? __( 'Propose a light palette', 'frontage' )
					: __( 'Propose a dark palette', 'frontage' ) }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				onClick={ palettes.undo }
				disabled={ ! palettes.canUndo }
				accessibleWhenDisabled
			>
				{ __( 'Undo', 'frontage' ) }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				isDestructive
				onClick={ palettes.remove }
				disabled={ ! palettes.hasSecond }
				accessibleWhenDisabled
			>
				{ __( 'Remove the second palette', 'frontage' ) }
			</Button>
		</div>
	);
}
