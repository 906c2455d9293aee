/** Types of the parts of @wordpress/block-editor that the plugin uses; the package has none. */
declare module '@wordpress/block-editor' {
	import type {
		ComponentType,
		CSSProperties,
		HTMLAttributes,
		ReactNode,
	} from '@wordpress/element';

	export function useBlockProps(
		props?: {
			className?: string;
			style?: CSSProperties &
				Record< `--${ string }`, string | undefined >;
		} & Record< `data-${ string }`, string >
	): HTMLAttributes< HTMLDivElement >;

	export function useInnerBlocksProps(
		props?: object,
		options?: {
			allowedBlocks?: string[];
			template?: unknown[];
			orientation?: 'horizontal' | 'vertical';
		}
	): HTMLAttributes< HTMLDivElement >;

	export const InnerBlocks: { Content: ComponentType };

	export const store: string;

	export const InspectorControls: ComponentType< {
		group?: 'settings' | 'styles' | 'advanced';
		children?: ReactNode;
	} >;

	export const BlockControls: ComponentType< {
		group?: 'block' | 'other';
		children?: ReactNode;
	} >;

	export const PanelColorSettings: ComponentType< {
		title: string;
		enableAlpha?: boolean;
		colorSettings: {
			label: string;
			value: string | undefined;
			onChange: ( color?: string ) => void;
		}[];
		children?: ReactNode;
	} >;

	export const ColorPalette: ComponentType< {
		value: string | undefined;
		onChange: ( color?: string ) => void;
		enableAlpha?: boolean;
		clearable?: boolean;
		'aria-label'?: string;
	} >;

	export interface RichTextProps {
		tagName?: string;
		className?: string;
		value: string;
		onChange: ( value: string ) => void;
		placeholder?: string;
		allowedFormats?: string[];
		disableLineBreaks?: boolean;
		withoutInteractiveFormatting?: boolean;
		onFocus?: () => void;
		'aria-label'?: string;
		'aria-current'?: 'true';
	}

	export const RichText: ComponentType< RichTextProps >;

	export const ContrastChecker: ComponentType< {
		textColor: string | undefined;
		backgroundColor: string | undefined;
	} >;

	export function useSettings( ...paths: string[] ): unknown[];

	export const MediaUploadCheck: ComponentType< {
		fallback?: ReactNode;
		children?: ReactNode;
	} >;

	export const MediaUpload: ComponentType<
		| {
				title: string;
				allowedTypes: string[];
				value: number | undefined;
				multiple?: false;
				onSelect: ( media: { id: number; url?: string } ) => void;
				render: ( props: { open: () => void } ) => ReactNode;
		  }
		| {
				title: string;
				allowedTypes: string[];
				multiple: 'add';
				onSelect: (
					media: { id: number; title: string; caption?: string }[]
				) => void;
				render: ( props: { open: () => void } ) => ReactNode;
		  }
	>;

	interface MediaField {
		accept: string;
		allowedTypes: string[];
		onSelect: ( media: { id?: number; url: string } ) => void;
		onSelectURL: ( url: string ) => void;
	}

	interface Placeholder {
		icon: ReactNode;
		labels: { title: string; instructions: string };
	}

	export function MediaPlaceholder(
		props: MediaField & Placeholder
	): JSX.Element;

	export function MediaPlaceholder< Media >(
		props: Placeholder & {
			accept: string;
			allowedTypes: string[];
			multiple: true;
			onSelect: ( media: Media[] ) => void;
		}
	): JSX.Element;

	export const MediaReplaceFlow: ComponentType<
		MediaField & { mediaId: number; mediaURL: string }
	>;
}
