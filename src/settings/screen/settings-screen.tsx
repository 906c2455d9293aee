/** The screen on which the owner decides: every setting under its heading, one button that saves them, and a word beside the field when a value is wrong. */
import {
	Button,
	Card,
	CardBody,
	CardHeader,
	Notice,
} from '@wordpress/components';
import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useUnsavedGuard } from '../../admin/use-unsaved-guard';
import { RestError } from '../../rest/error';
import { type Field, type Value, problemWith } from './check';
import { flat, type Values } from './flat';
import { SettingField } from './setting-field';
import { save } from './save';

export interface ScreenProps {
	groups: { label: string; fields: Field[] }[];
	/** As PHP has them: objects not flattened. */
	values: Record< string, unknown >;
}

type State = 'unchanged' | 'changed' | 'saving' | 'saved' | 'failed';

export function SettingsScreen( { groups, values: initial }: ScreenProps ) {
	const [ values, setValues ] = useState( () => flat( initial ) as Values );
	const [ state, setState ] = useState< State >( 'unchanged' );
	const [ failure, setFailure ] = useState( '' );
	const [ problems, setProblems ] = useState< Record< string, string > >(
		{}
	);
	const latest = useRef( values );
	useLayoutEffect( () => {
		latest.current = values;
	}, [ values ] );
	const form = useRef< HTMLFormElement >( null );
	const fields = groups.flatMap( ( group ) => group.fields );

	useUnsavedGuard( state !== 'unchanged' && state !== 'saved' );

	useEffect( () => {
		form.current
			?.querySelector< HTMLElement >( '[aria-invalid="true"]' )
			?.focus();
	}, [ problems ] );

	const change = ( field: Field, value: Value ) => {
		setValues( { ...values, [ field.name ]: value } );
		// What is being saved is dealt with when the answer is there.
		setState( ( now ) => ( now === 'saving' ? now : 'changed' ) );
	};

	const submit = async () => {
		const found = problemsOf( fields, values );
		setProblems( found );
		if ( Object.keys( found ).length > 0 ) {
			setFailure(
				whichAreWrong( fields.filter( ( { name } ) => name in found ) )
			);
			setState( 'failed' );
			return;
		}
		setState( 'saving' );
		try {
			const stored = await save( fields, values );
			const changed = Object.entries( latest.current ).filter(
				( [ name, value ] ) => value !== values[ name ]
			);
			setValues( { ...stored, ...Object.fromEntries( changed ) } );
			setState( changed.length ? 'changed' : 'saved' );
		} catch ( error ) {
			const { message, field } = reasonOf( error );
			setFailure( message );
			setProblems( field ? { [ field ]: message } : {} );
			setState( 'failed' );
		}
	};

	return (
		<form
			ref={ form }
			noValidate
			className="frontage-settings-screen__form"
			aria-busy={ state === 'saving' }
			onSubmit={ ( event ) => {
				event.preventDefault();
				submit();
			} }
		>
			{ state === 'saved' && (
				<Notice
					status="success"
					onRemove={ () => setState( 'unchanged' ) }
				>
					{ __( 'Settings saved.', 'frontage' ) }
				</Notice>
			) }
			{ state === 'failed' && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
			{ groups.map( ( group ) => (
				<Card key={ group.label }>
					<CardHeader>
						<h2 className="frontage-settings-screen__heading">
							{ group.label }
						</h2>
					</CardHeader>
					<CardBody className="frontage-settings-screen__fields">
						{ group.fields.map( ( field ) => (
							<SettingField
								key={ field.name }
								field={ field }
								value={ values[ field.name ] ?? '' }
								problem={ problems[ field.name ] }
								onChange={ ( value ) => change( field, value ) }
							/>
						) ) }
					</CardBody>
				</Card>
			) ) }
			<Button
				__next40pxDefaultSize
				variant="primary"
				type="submit"
				isBusy={ state === 'saving' }
				disabled={ state === 'saving' }
				accessibleWhenDisabled
			>
				{ __( 'Save changes', 'frontage' ) }
			</Button>
		</form>
	);
}

function problemsOf(
	fields: Field[],
	values: Record< string, Value >
): Record< string, string > {
	const found: Record< string, string > = {};
	for ( const field of fields ) {
		const value = values[ field.name ];
		const problem =
			typeof value === 'boolean' || field.choices
				? undefined
				: problemWith( field, String( value ) );
		if ( problem ) {
			found[ field.name ] = problem;
		}
	}
	return found;
}

function whichAreWrong( fields: Field[] ): string {
	return sprintf(
		/* translators: %s: labels of settings, separated by commas. */
		__( 'Nothing was saved yet. Please check: %s', 'frontage' ),
		fields.map( ( { label } ) => label ).join( ', ' )
	);
}

/** The server names the field that it refused; everything else concerns the whole form. */
function reasonOf( error: unknown ): { message: string; field?: string } {
	if ( error instanceof RestError && error.kind === 'http' ) {
		const { field } = error.data;
		return {
			message: error.message,
			field: typeof field === 'string' ? field : undefined,
		};
	}
	return {
		message: __(
			'The settings could not be saved: the site did not answer. Try again.',
			'frontage'
		),
	};
}
