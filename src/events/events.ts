/**
 * Sends typed DOM events, so that a feature, another plugin or a site's own script can listen without importing us.
 *
 * An event is declared once, by the idea that sends it, in the DOM's own map:
 *
 *     declare global {
 *     	interface GlobalEventHandlersEventMap {
 *     		'frontage-gallery-filtered': CustomEvent< { total: number } >;
 *     	}
 *     }
 *
 * Every `addEventListener` then knows it.
 */
type Name = Extract<
	keyof GlobalEventHandlersEventMap,
	`frontage-${ string }`
>;

type DetailOf< N extends Name > =
	GlobalEventHandlersEventMap[ N ] extends CustomEvent< infer Detail >
		? Detail
		: never;

/**
 * Sends an event that bubbles.
 *
 * @param target             Where it starts.
 * @param name               A declared name, `frontage-…`.
 * @param detail             What listeners get.
 * @param options            Options.
 * @param options.cancelable Whether a listener may take the matter into its own hands with preventDefault().
 * @return False when a listener did so.
 */
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
