/**
 * The hydrated search form: a combobox by the ARIA pattern, with the results of WordPress's search as options. It hydrates the form of
 * blocks/search/server/form.php and keeps the field's value.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
import { useRef } from '@wordpress/element';
import { Icon } from '../../src/client/icon/icon';
import { island } from '../../src/client/island/mount';
import { SEARCH } from './icon';
import type { Props } from './live/props';
import { Results } from './live/results';
import { onKeyDown, useCombobox } from './live/use-combobox';

function Search( props: Props ) {
	const { action, value, placeholder, sent, labels } = props;
	const field = useRef< HTMLInputElement >( null );
	const live = useCombobox( props, field );

	return (
		<form
			className="wp-block-frontage-search__form"
			role="search"
			method="get"
			action={ action }
			onBlur={ ( { currentTarget, relatedTarget } ) => {
				if ( ! currentTarget.contains( relatedTarget ) ) {
					live.choose( null );
				}
			} }
		>
			<div className="wp-block-frontage-search__row">
				<input
					ref={ field }
					className="wp-block-frontage-search__field"
					type="text"
					name="s"
					defaultValue={ value }
					placeholder={ placeholder }
					aria-label={ labels.field }
					inputMode="search"
					enterKeyHint="search"
					autoComplete="off"
					maxLength={ 500 }
					pattern=".*\S.*"
					required
					data-frontage-wake=""
					onInput={ live.read }
					onKeyDown={ ( { nativeEvent } ) =>
						onKeyDown( nativeEvent, props.id, live )
					}
					{ ...live.role }
				/>
				<button
					className="wp-block-frontage-search__submit"
					type="submit"
					aria-label={ labels.submit }
				>
					<Icon path={ SEARCH } />
				</button>
			</div>
			{ sent.map( ( [ name, hidden ] ) => (
				<input
					key={ name + hidden }
					type="hidden"
					name={ name }
					value={ hidden }
				/>
			) ) }
			<Results { ...props } { ...live } />
		</form>
	);
}

island( 'search', Search );
