import { show } from '../../../../tests/unit/show';
import { useFocusOnChange } from '../use-focus-on-change';

interface Props {
	shown: string;
	detail?: string;
	hasButton?: boolean;
}

function Screen( { shown, detail, hasButton = true }: Props ) {
	const heading = useFocusOnChange( shown, detail );
	return (
		<>
			<h2 ref={ heading } tabIndex={ -1 }>
				{ shown }
			</h2>
			{ hasButton && <button>Cancel</button> }
			<input />
		</>
	);
}

const find = ( selector: string ) =>
	document.querySelector< HTMLElement >( selector );

Element.prototype.scrollIntoView = () => {};

test( '[PV-06] focus: it moves to the heading of what is shown, and there only where it would be lost', async () => {
	await show( <Screen shown="a" detail="x" /> );
	expect( document.body.ownerDocument.activeElement ).toBe( document.body );
	find( 'input' )?.focus();
	await show( <Screen shown="b" detail="x" /> );
	expect( document.body.ownerDocument.activeElement ).toBe( find( 'h2' ) );

	find( 'input' )?.focus();
	await show( <Screen shown="b" detail="y" hasButton={ false } /> );
	expect( document.body.ownerDocument.activeElement ).toBe( find( 'input' ) );
	await show( <Screen shown="b" detail="x" /> );
	find( 'button' )?.focus();
	await show( <Screen shown="b" detail="y" hasButton={ false } /> );
	expect( document.body.ownerDocument.activeElement ).toBe( find( 'h2' ) );
} );
