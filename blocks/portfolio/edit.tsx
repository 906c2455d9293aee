/**
 * The gallery in the editor: the owner sees the real items as visitors will, and sets what is shown and how.
 */
import { useBlockProps } from '@wordpress/block-editor';
import { settings } from '../../src/gallery/attributes';
import { GalleryPreview } from '../../src/gallery/editor/preview';
import type { Attributes } from './attributes';
import { arrangement } from './editor/arrangement';
import { ArrivingPictures } from './editor/arrivals/arriving-pictures';
import { useArrivals } from './editor/arrivals/use-arrivals';
import { EmptyPortfolio } from './editor/empty-portfolio';
import { ContentPanel } from './editor/panels/content-panel';
import { FilterBarPanel } from './editor/panels/filter-bar-panel';
import { LayoutPanel } from './editor/panels/layout-panel';
import { LoadMorePanel } from './editor/panels/load-more-panel';
import { QuickViewPanel } from './editor/panels/quick-view-panel';
import { Sample } from './editor/sample';
import { usePortfolio } from './editor/use-portfolio';
import { useUniqueInstance } from './editor/use-unique-instance';

interface EditProps {
	attributes: Attributes;
	setAttributes: ( change: Partial< Attributes > ) => void;
	clientId: string;
}

export function Edit( { attributes, setAttributes, clientId }: EditProps ) {
	const { names, isEmpty, isPreview } = usePortfolio();
	const blockProps = useBlockProps();
	const arrivals = useArrivals( clientId, names?.postType, isPreview );
	useUniqueInstance( clientId, attributes.instanceId );
	const panel = {
		settings: settings( attributes ),
		attributes,
		setAttributes,
	};
	const hasNone = isEmpty && ! panel.settings.pickedItems.length;

	let content = <GalleryPreview attributes={ attributes } />;
	if ( arrivals ) {
		content = <ArrivingPictures arrivals={ arrivals } />;
	} else if ( hasNone && isPreview ) {
		content = <Sample arrangement={ arrangement( panel.settings ) } />;
	} else if ( hasNone && names ) {
		content = <EmptyPortfolio postType={ names.postType } />;
	}

	return (
		<>
			{ names && <ContentPanel { ...panel } names={ names } /> }
			<LayoutPanel { ...panel } />
			<FilterBarPanel { ...panel } />
			<QuickViewPanel { ...panel } />
			<LoadMorePanel { ...panel } />
			<div { ...blockProps }>{ content }</div>
		</>
	);
}
