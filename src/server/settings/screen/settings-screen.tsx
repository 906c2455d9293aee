/** The settings screen: every setting under its heading, one save button, and a validation error beside each invalid field. */
import {
	Button,
	Card,
	CardBody,
	CardHeader,
	SearchControl,
} from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Field } from './check';
import { find, type Group } from './find';
import { addressOf, Sections } from './sections';
import { SettingField } from './setting-field';
import { SettingsForm } from './settings-form';
import { Tools } from './transfer/tools';
import { useSettings } from './use-settings';

export interface ScreenProps {
	groups: Group[];
	/** As PHP passes them: objects are not flattened. */
	values: Record< string, unknown >;
	/** Settings of other screens, which an export contains as well. */
	elsewhere?: Field[];
}

export function SettingsScreen( {
	groups,
	values: initial,
	elsewhere = [],
}: ScreenProps ) {
	const fields = groups.flatMap( ( group ) => group.fields );
	const settings = useSettings( fields, initial );
	const [ search, setSearch ] = useState( '' );
	const bar = useRef< HTMLDivElement >( null );
	const found = find( groups, search, Object.keys( settings.problems ) );
	const count = found.flatMap( ( group ) => group.fields ).length;
	const clear = () => {
		setSearch( '' );
		bar.current?.querySelector( 'input' )?.focus();
	};

	return (
		<div className="frontage-settings-screen__frame">
			<Sections groups={ found } />
			<div ref={ bar } className="frontage-settings-screen__bar">
				<SearchControl
					__nextHasNoMarginBottom
					className="frontage-settings-screen__search"
					label={ __( 'Search settings', 'frontage' ) }
					placeholder={ __( 'Search settings', 'frontage' ) }
					value={ search }
					onChange={ setSearch }
				/>
				<Tools
					fields={ fields }
					elsewhere={ elsewhere }
					stored={ settings.stored }
					onApply={ ( sent ) =>
						settings.send( sent, [ ...fields, ...elsewhere ] )
					}
					onFail={ settings.fail }
				/>
			</div>
			<p role="status" className="screen-reader-text">
				{ search && foundSentence( count ) }
			</p>
			<SettingsForm
				className="frontage-settings-screen__form"
				settings={ settings }
				savedMessage={ __( 'Settings saved.', 'frontage' ) }
			>
				{ count === 0 && (
					<NothingFound search={ search } onClear={ clear } />
				) }
				{ found.map( ( group ) => (
					<GroupCard
						key={ group.id }
						group={ group }
						propsOf={ settings.propsOf }
					/>
				) ) }
			</SettingsForm>
		</div>
	);
}

const foundSentence = ( count: number ) =>
	sprintf(
		/* translators: %d: number of settings. */
		_n( '%d setting found', '%d settings found', count, 'frontage' ),
		count
	);

interface NothingProps {
	search: string;
	onClear: () => void;
}

const NothingFound = ( { search, onClear }: NothingProps ) => (
	<div className="frontage-settings-screen__empty">
		<p>
			{ sprintf(
				/* translators: %s: what was searched for. */
				__( 'Nothing found for “%s”.', 'frontage' ),
				search
			) }
		</p>
		<Button __next40pxDefaultSize variant="secondary" onClick={ onClear }>
			{ __( 'Clear search', 'frontage' ) }
		</Button>
	</div>
);

interface GroupProps extends Pick<
	ReturnType< typeof useSettings >,
	'propsOf'
> {
	group: Group;
}

const GroupCard = ( { group, propsOf }: GroupProps ) => (
	<Card>
		<CardHeader>
			<h2
				id={ addressOf( group ) }
				tabIndex={ -1 }
				className="frontage-settings-screen__heading"
			>
				{ group.label }
			</h2>
		</CardHeader>
		<CardBody className="frontage-settings-screen__fields">
			{ group.fields.map( ( field ) => (
				<SettingField key={ field.name } { ...propsOf( field ) } />
			) ) }
		</CardBody>
	</Card>
);
