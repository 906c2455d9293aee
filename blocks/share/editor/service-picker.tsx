/** Chooses services and their order: a search adds one, buttons or dragging move it. */
import { Button, SearchControl } from '@wordpress/components';
import {
	useId,
	useLayoutEffect,
	useRef,
	useState,
	type RefObject,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { RowButtons } from '../../../src/editor/block/row-buttons';
import { jsonIn } from '../../../src/client/dom/json';
import { changedServices, type ServiceChanges } from '../services';
import './service-picker.scss';

interface Props {
	label: string;
	help?: string | JSX.Element;
	/** The help says then what is wrong. */
	isInvalid?: boolean;
	/** Keys, in their order. */
	chosen: string[];
	onChange: ( chosen: string[] ) => void;
}

/** Of the services that the site has; PHP prints its changes, if any, before this script runs or after. */
const titlesByKey = () => {
	const changes = document.querySelector( '#frontage-share-services-data' );
	return new Map(
		Object.entries(
			changedServices(
				changes ? ( jsonIn( changes ) as ServiceChanges ) : {}
			)
		).map( ( [ key, { title } ] ) => [ key, title ] )
	);
};

const moved = ( keys: string[], from: number, to: number ) => {
	const next = [ ...keys ];
	next.splice( to, 0, ...next.splice( from, 1 ) );
	return next;
};

export function ServicePicker( props: Props ) {
	const { label, help, isInvalid, chosen, onChange } = props;
	const helpId = useId();
	const [ titles ] = useState( titlesByKey );
	const [ search, setSearch ] = useState( '' );
	const frame = useRef< HTMLFieldSetElement >( null );
	const focusNext = useNextFocus( frame, chosen );
	const change = ( keys: string[], focused: string ) => {
		focusNext( focused );
		onChange( keys );
	};
	const wanted = search.trim().toLocaleLowerCase();
	const found = [ ...titles ].filter(
		( [ key, title ] ) =>
			! chosen.includes( key ) &&
			title.toLocaleLowerCase().includes( wanted )
	);
	const add = ( key: string | undefined ) => {
		if ( key ) {
			change( [ ...chosen, key ], 'input' );
			setSearch( '' );
		}
	};
	return (
		<fieldset ref={ frame } className="frontage-share-picker">
			<legend>{ label }</legend>
			{ help && <p id={ helpId }>{ help }</p> }
			<Chosen { ...{ titles, chosen, onChange, change } } />
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Add a service', 'frontage' ) }
				placeholder={ __( 'Add a service', 'frontage' ) }
				aria-invalid={ isInvalid || undefined }
				aria-describedby={ help ? helpId : undefined }
				value={ search }
				onChange={ setSearch }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Enter' ) {
						// It would send the form around.
						event.preventDefault();
						add( wanted && found[ 0 ]?.[ 0 ] );
					}
				} }
			/>
			{ wanted !== '' && <Found found={ found } add={ add } /> }
		</fieldset>
	);
}

/** @return Names the focus target after the next change: the moved button, or the search field after a removal. */
function useNextFocus(
	frame: RefObject< HTMLFieldSetElement >,
	chosen: string[]
) {
	const next = useRef( '' );
	useLayoutEffect( () => {
		if ( next.current ) {
			frame.current
				?.querySelector< HTMLElement >( next.current )
				?.focus();
			next.current = '';
		}
	}, [ frame, chosen ] );
	return ( selector: string ) => {
		next.current = selector;
	};
}

interface ChosenProps extends Pick< Props, 'chosen' | 'onChange' > {
	titles: Map< string, string >;
	change: ( keys: string[], focused: string ) => void;
}

function Chosen( { titles, chosen, onChange, change }: ChosenProps ) {
	const [ dragged, setDragged ] = useState( -1 );
	const row = ( key: string, at: number ) => {
		const title = titles.get( key ) ?? key;
		const button = `[data-key=${ key }] button`;
		const move = ( to: number, focused: string ) =>
			change( moved( chosen, at, to ), focused );
		return (
			<li
				key={ key }
				data-key={ key }
				draggable
				onDragStart={ () => setDragged( at ) }
				onDragEnd={ () => setDragged( -1 ) }
				onDragOver={ ( event ) => event.preventDefault() }
				onDrop={ ( event ) => {
					event.preventDefault();
					if ( dragged >= 0 ) {
						onChange( moved( chosen, dragged, at ) );
					}
				} }
			>
				<span>{ title }</span>
				<RowButtons
					title={ title }
					isFirst={ at === 0 }
					isLast={ at === chosen.length - 1 }
					onUp={ () => move( at - 1, button ) }
					onDown={ () => move( at + 1, `${ button } + button` ) }
					onRemove={ () =>
						change(
							chosen.filter( ( other ) => other !== key ),
							'input'
						)
					}
				/>
			</li>
		);
	};
	return <ol>{ chosen.map( row ) }</ol>;
}

interface FoundProps {
	/** Keys and titles. */
	found: [ string, string ][];
	add: ( key: string ) => void;
}

const Found = ( { found, add }: FoundProps ) => (
	<ul>
		{ found.map( ( [ key, title ] ) => (
			<li key={ key }>
				<Button variant="tertiary" onClick={ () => add( key ) }>
					{ title }
				</Button>
			</li>
		) ) }
		{ ! found.length && (
			<li>{ __( 'No service has this name.', 'frontage' ) }</li>
		) }
	</ul>
);
