/** Chooses services and their order: a search adds one, buttons or dragging move it. */
import { Button, SearchControl } from '@wordpress/components';
import { useId, useLayoutEffect, useRef, useState } from '@wordpress/element';
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

export function ServicePicker( {
	label,
	help,
	isInvalid,
	chosen,
	onChange,
}: Props ) {
	const helpId = useId();
	const [ titles ] = useState( titlesByKey );
	const [ search, setSearch ] = useState( '' );
	const [ dragged, setDragged ] = useState( -1 );
	const frame = useRef< HTMLFieldSetElement >( null );
	/** Focus target after a change: the moved button, or the search field after a removal. */
	const next = useRef( '' );
	useLayoutEffect( () => {
		if ( next.current ) {
			frame.current
				?.querySelector< HTMLElement >( next.current )
				?.focus();
			next.current = '';
		}
	}, [ chosen ] );
	const change = ( keys: string[], focused: string ) => {
		next.current = focused;
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
			<ol>
				{ chosen.map( ( key, at ) => {
					const title = titles.get( key ) ?? key;
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
								onUp={ () =>
									change(
										moved( chosen, at, at - 1 ),
										`[data-key=${ key }] button`
									)
								}
								onDown={ () =>
									change(
										moved( chosen, at, at + 1 ),
										`[data-key=${ key }] button + button`
									)
								}
								onRemove={ () =>
									change(
										chosen.filter(
											( other ) => other !== key
										),
										'input'
									)
								}
							/>
						</li>
					);
				} ) }
			</ol>
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
			{ wanted !== '' && (
				<ul>
					{ found.map( ( [ key, title ] ) => (
						<li key={ key }>
							<Button
								variant="tertiary"
								onClick={ () => add( key ) }
							>
								{ title }
							</Button>
						</li>
					) ) }
					{ ! found.length && (
						<li>
							{ __( 'No service has this name.', 'frontage' ) }
						</li>
					) }
				</ul>
			) }
		</fieldset>
	);
}
