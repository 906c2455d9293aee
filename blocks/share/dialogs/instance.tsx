/** Requests the host on which the visitor has an account, and remembers it. */
import { useId, useRef, useState } from '@wordpress/element';
import { read, write } from '../../../src/client/store/store';
import { word, type About } from '../deferred/about';
import { countShare } from '../deferred/counts';
import { hostName } from '../deferred/host-name';
import { instanceOf, linkTo } from '../deferred/link';
import { openWindow } from '../deferred/window';

const YEAR_SECONDS = 31_536_000;

interface Props {
	service: string;
	about: About;
	/** Resolves when the history stands still. */
	close: () => Promise< void >;
}

export function Instance( { service, about, close }: Props ) {
	const key = `instance:${ service }`;
	const remembered = read( key );
	const otherwise = instanceOf( service );
	const fieldId = useId();
	const problemId = useId();
	const [ problem, setProblem ] = useState( '' );
	const field = useRef< HTMLInputElement >( null );

	async function submit( event: Pick< Event, 'preventDefault' > ) {
		event.preventDefault();
		const typed = field.current?.value.trim();
		const host = typed ? hostName( typed ) : otherwise;
		setProblem( host ? '' : word( 'noHost', otherwise ) );
		if ( ! host ) {
			field.current?.focus();
			return;
		}
		if ( typed ) {
			write( key, host, YEAR_SECONDS );
		}
		await go( linkTo( service, about, host ), { service, about, close } );
	}

	return (
		<form className="frontage-share__form" noValidate onSubmit={ submit }>
			<label className="frontage-share__label" htmlFor={ fieldId }>
				{ word( 'host' ) }
				<input
					ref={ field }
					id={ fieldId }
					type="text"
					className="frontage-share__field"
					inputMode="url"
					placeholder={ otherwise }
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={ false }
					aria-describedby={ problemId }
					aria-invalid={ !! problem }
					defaultValue={
						typeof remembered === 'string'
							? hostName( remembered )
							: ''
					}
				/>
			</label>
			<p
				className="frontage-share__problem"
				id={ problemId }
				role="alert"
			>
				{ problem }
			</p>
			<button type="submit" className="frontage-share__submit">
				{ word( 'submit' ) }
			</button>
		</form>
	);
}

async function go( href: string, { service, about, close }: Props ) {
	const isOpen = openWindow( href, 770, 520 );
	countShare( about.post, service );
	// Else the way back would lead away from where it goes.
	await close();
	if ( ! isOpen ) {
		window.location.assign( href );
	}
}
