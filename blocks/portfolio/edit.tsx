/** Gallery in the editor: a preview with the actual items, and its settings. */
import { useBlockProps } from '@wordpress/block-editor';
import { readAttributes } from './data/read-attributes';
import { GalleryPreview } from './editor/preview';
import type { Attributes } from './attributes';
import { arrangement } from './editor/arrangement';
import { CreationProgress } from './editor/item-creation/creation-progress';
import { useItemCreation } from './editor/item-creation/use-item-creation';
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
	const { data, isEmpty, isPreview } = usePortfolio();
	const blockProps = useBlockProps();
	const creation = useItemCreation( clientId, data?.postType, isPreview );
	useUniqueInstance( clientId, attributes.instanceId );
	const panel = {
		values: { ...attributes, ...readAttributes( attributes ) },
		attributes,
		setAttributes,
	};
	const hasNone = isEmpty && ! panel.values.pickedItems.length;

	let content = <GalleryPreview attributes={ attributes } />;
	if ( creation ) {
		content = <CreationProgress creation={ creation } />;
	} else if ( hasNone && isPreview ) {
		content = <Sample arrangement={ arrangement( panel.values ) } />;
	} else if ( hasNone && data ) {
		content = <EmptyPortfolio postType={ data.postType } />;
	}

	return (
		<>
			{ data && <ContentPanel { ...panel } data={ data } /> }
			<LayoutPanel { ...panel } />
			<FilterBarPanel { ...panel } />
			<QuickViewPanel { ...panel } />
			<LoadMorePanel { ...panel } />
			<div { ...blockProps }>{ content }</div>
		</>
	);
}
