/**
 * Dispatches typed DOM events, so that a feature, another plugin or a site's own script can listen without an import.
 *
 * An event is declared once, by the feature that dispatches it, in the DOM's own map:
 *
 *     declare global {
 *     	interface GlobalEventHandlersEventMap {
 *     		'frontage-gallery-filtered': CustomEvent< { total: number } >;
 *     	}
 *     }
 *
 * Every `addEventListener` is then typed.
 */
type Name = Extract<
	keyof GlobalEventHandlersEventMap,
	`frontage-${ string }`
>;

type DetailOf< N extends Name > =
	GlobalEventHandlersEventMap[ N ] extends CustomEvent< infer Detail >
		? Detail
		: never;

/** Dispatches a bubbling event; false when a listener called preventDefault(), which only a cancelable event allows. */
export function emit< N extends Name >(
	target: EventTarget,
	name: N,
	detail: DetailOf< N >,
	{ cancelable = false }: { cancelable?: boolean } = {}
): boolean {
	return target.dispatchEvent(
		new CustomEvent( name, { bubbles: true, cancelable, detail } )
	);
}
