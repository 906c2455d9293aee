/** All services; a search keeps those whose name holds what is typed. The first render is the server's HTML: the list comes after it. */
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { Icon } from '../../../src/client/icon/icon';
import { word, type About } from '../deferred/about';
import { inOrderFor, labelOf, linkTo, services } from '../deferred/link';

export function Services( { about }: { about: About } ) {
	const field = useRef< HTMLInputElement >( null );
	/** Undefined until hydrated; somebody may have typed before. */
	const [ search, setSearch ] = useState< string >();
	const read = () => setSearch( field.current?.value ?? '' );
	useEffect( read, [] );

	const keys = useMemo(
		() => inOrderFor( document.documentElement.lang ),
		[]
	);
	const wanted = search?.trim().toLocaleLowerCase() ?? '';
	const matches = ( key: string ) =>
		labelOf( key ).toLocaleLowerCase().includes( wanted );
	return (
		<>
			<input
				ref={ field }
				type="search"
				className="frontage-share__field"
				aria-label={ word( 'find' ) }
				placeholder={ word( 'find' ) }
				autoComplete="off"
				onInput={ read }
			/>
			<p className="frontage-share__none" role="status">
				{ keys.some( matches ) ? '' : word( 'none' ) }
			</p>
			<ul className="frontage-share__list">
				{ search !== undefined &&
					keys.map( ( key ) => (
						<li key={ key } hidden={ ! matches( key ) }>
							<Link service={ key } about={ about } />
						</li>
					) ) }
			</ul>
		</>
	);
}

function Link( { service, about }: { service: string; about: About } ) {
	const {
		icon,
		instance,
		letters,
		redirect_url: popup,
	} = services[ service ] ?? {};
	const opens = popup ? 'popup' : 'link';
	return (
		<a
			className="frontage-share__service"
			href={ linkTo( service, about ) }
			target="_blank"
			rel="noopener nofollow noreferrer"
			data-service={ service }
			data-opens={ instance ? 'instance' : opens }
		>
			{ icon ? (
				<Icon path={ icon } size={ 20 } isSolid />
			) : (
				<span className="frontage-share__letters" aria-hidden="true">
					{ letters }
				</span>
			) }
			{ labelOf( service ) }
		</a>
	);
}
