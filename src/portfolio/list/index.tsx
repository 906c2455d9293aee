/** Shows the item's type in quick edit: WordPress fills only its own fields. */
import './list.scss';

document.addEventListener( 'click', ( { target } ) => {
	const row =
		target instanceof Element && target.closest( '.editinline' )
			? target.closest( 'tr' )
			: null;
	const id = row?.id.replace( 'post-', '' );
	const type = document.querySelector( `#inline_${ id } > .frontage_type` );
	const field = document.querySelector< HTMLSelectElement >(
		`#edit-${ id } [name="frontage_type"]`
	);
	if ( field && type ) {
		field.value = type.textContent ?? '';
	}
} );
