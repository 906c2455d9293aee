/** State of the settings screen: values of the fields, stored values, and save status. */
import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { RestError } from '../../../client/rest/error';
import { type Field, type Value, problemWith } from './check';
import { flat, type Values } from './flat';
import { save } from './save';

export type State = 'unchanged' | 'changed' | 'saving' | 'saved' | 'failed';

const differs = ( one: Value | undefined, other: Value | undefined ) =>
	String( one ) !== String( other );

const differsIn =
	( values: Values, others: Values ) =>
	( { name }: Field ) =>
		differs( values[ name ], others[ name ] );

export function useSettings(
	fields: Field[],
	initial: Record< string, unknown >
) {
	const [ stored, setStored ] = useState( () => flat( initial ) as Values );
	const [ values, setValues ] = useState( stored );
	const status = useStatus();
	const { setState, setProblems, fail } = status;
	const latest = useLatest( values );

	/** Saves these values; fields changed since, or not included, stay unchanged. */
	const send = async ( sent: Values, among = fields ) => {
		const before = latest.current;
		setProblems( {} );
		setState( 'saving' );
		try {
			const named = among.filter( ( { name } ) => name in sent );
			const now = await save( named, sent );
			const kept = Object.entries( latest.current ).filter(
				( [ name, value ] ) =>
					differs( value, ( name in sent ? before : stored )[ name ] )
			);
			setStored( now );
			setValues( { ...now, ...Object.fromEntries( kept ) } );
			setState( kept.length ? 'changed' : 'saved' );
		} catch ( error ) {
			fail( ...reasonOf( error ) );
		}
	};

	const change = ( name: string, value: Value ) => {
		setValues( ( now ) => ( { ...now, [ name ]: value } ) );
		// A pending save sets the state when its response arrives.
		setState( ( now ) => ( now === 'saving' ? now : 'changed' ) );
	};

	return {
		stored,
		values,
		...status,
		isChanged: fields.some( differsIn( values, stored ) ),
		send,
		change,
		/** Properties of a field's control. */
		propsOf: ( field: Field ) => ( {
			field,
			value: values[ field.name ] ?? '',
			problem: status.problems[ field.name ],
			onChange: ( value: Value ) => change( field.name, value ),
		} ),
		submit() {
			const found = problemsOf( fields, values );
			if ( Object.keys( found ).length ) {
				const wrong = fields.filter( ( { name } ) => name in found );
				fail( wrongSentence( wrong ), found );
			} else {
				send( values );
			}
		},
	};
}

function useLatest( values: Values ) {
	const latest = useRef( values );
	useLayoutEffect( () => {
		latest.current = values;
	}, [ values ] );
	return latest;
}

function useStatus() {
	const [ state, setState ] = useState< State >( 'unchanged' );
	const [ failure, setFailure ] = useState( '' );
	const [ problems, setProblems ] = useState< Record< string, string > >(
		{}
	);
	const fail = ( message: string, found: Record< string, string > = {} ) => {
		setFailure( message );
		setProblems( found );
		setState( 'failed' );
	};
	const dismiss = () => setState( 'unchanged' );
	return { state, failure, problems, setState, setProblems, fail, dismiss };
}

const wrongSentence = ( wrong: Field[] ) =>
	sprintf(
		/* translators: %s: labels of settings, separated by commas. */
		__( 'Nothing was saved yet. Please check: %s', 'frontage' ),
		labelsOf( wrong )
	);

export const labelsOf = ( fields: Field[] ): string =>
	fields.map( ( { label } ) => label ).join( ', ' );

function problemsOf(
	fields: Field[],
	values: Values
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

/** The server names the rejected field; every other error is shown for the whole form. */
function reasonOf(
	error: unknown
): [ message: string, problems?: Record< string, string > ] {
	if ( error instanceof RestError && error.kind === 'http' ) {
		const { message, data } = error;
		return typeof data.field === 'string'
			? [ message, { [ data.field ]: message } ]
			: [ message ];
	}
	return [
		__(
			'The settings could not be saved: the site did not answer. Try again.',
			'frontage'
		),
	];
}
