/** Asks before something is destroyed, in a window of its own. */
import { Button, Flex, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface Props {
	title: string;
	children: ReactNode;
	/** Of the button that does it. */
	label: string;
	/** Of the button that does not, unless it is “Cancel”. */
	cancelLabel?: string;
	isDestructive?: boolean;
	onCancel: () => void;
	onConfirm: () => void;
}

/* Longer than between the clicks of a double click: the window opens where the pointer is. */
const READING_TIME = 500;

/** Its button is not pressed by the second half of a double click. */
export function Confirmation( {
	title,
	children,
	label,
	cancelLabel,
	isDestructive,
	onCancel,
	onConfirm,
}: Props ) {
	const afterReading = useReadingTime();
	return (
		<Modal title={ title } size="small" onRequestClose={ onCancel }>
			<p>{ children }</p>
			<Flex justify="flex-end" gap={ 2 } wrap>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onCancel }
				>
					{ cancelLabel ?? __( 'Cancel', 'frontage' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					isDestructive={ isDestructive }
					onClick={ () => afterReading( onConfirm ) }
				>
					{ label }
				</Button>
			</Flex>
		</Modal>
	);
}

/** For what destroys: a function that passes over clicks in the first moments of the component. */
export function useReadingTime(): ( act: () => void ) => void {
	const [ opened ] = useState( Date.now );
	return ( act ) => {
		if ( Date.now() - opened > READING_TIME ) {
			act();
		}
	};
}
