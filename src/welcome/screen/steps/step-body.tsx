/** One step: its description, its fields, and a preview beside them. */
import { __ } from '@wordpress/i18n';
import type { Asked, Choices, Step } from '../choices';
import { GalleryPreview } from './gallery-preview';
import { HeaderChoice, HeaderPreview, type Pattern } from './header-step';
import { PageChoice } from './page-step';
import { PictureChoice } from './pictures-step';
import { Review } from './review-step';
import './steps.scss';

/** Choices that the site offers to this user. */
export interface Offer {
	allowed: Record< 'header' | 'pictures' | 'page' | 'menu', boolean >;
	headers: Pattern[];
	galleries: Pattern[];
	/** URL of the front page as a preview; a header's name is appended. */
	preview: string;
	menu: { listsPages: boolean };
	/** Maximum number of images in one step. */
	most: number;
}

interface Props {
	step: Step;
	offer: Offer;
	choices: Choices;
	asked: Asked;
	onChange: ( choices: Choices ) => void;
}

const sentences = (): Record< Step, string > => ( {
	header: __(
		'The header appears at the top of every page and shows your logo, site title, and menu.',
		'frontage'
	),
	pictures: __(
		'Each picture becomes a portfolio item, titled with its caption or file name. Your pictures are used as they are, not copied.',
		'frontage'
	),
	page: __(
		'The page shows your whole portfolio, including anything you add later.',
		'frontage'
	),
	review: '',
} );

export function StepBody( { step, offer, choices, asked, onChange }: Props ) {
	if ( step === 'review' ) {
		return <Review asked={ asked } headers={ offer.headers } />;
	}
	if ( ! offer.allowed[ step ] ) {
		return (
			<p>
				{ step === 'header'
					? __(
							'This theme has no header that you can change here. Continue to the next step.',
							'frontage'
						)
					: __(
							'Sorry, you are not allowed to do this on this site. Continue to the next step.',
							'frontage'
						) }
			</p>
		);
	}
	return (
		<div className="frontage-welcome-screen__columns">
			<div className="frontage-welcome-screen__decision">
				<p>{ sentences()[ step ] }</p>
				<Decision
					step={ step }
					offer={ offer }
					choices={ choices }
					onChange={ onChange }
				/>
			</div>
			<section
				className="frontage-welcome-screen__preview"
				aria-label={ __( 'Preview', 'frontage' ) }
			>
				<Preview step={ step } offer={ offer } choices={ choices } />
			</section>
		</div>
	);
}

function Decision( {
	step,
	offer,
	choices,
	onChange,
}: Omit< Props, 'asked' > ) {
	switch ( step ) {
		case 'header':
			return (
				<HeaderChoice
					headers={ offer.headers }
					header={ choices.header }
					onChange={ ( header ) =>
						onChange( { ...choices, header } )
					}
				/>
			);
		case 'pictures':
			return (
				<PictureChoice
					pictures={ choices.pictures }
					most={ offer.most }
					onChange={ ( pictures ) =>
						onChange( { ...choices, pictures } )
					}
				/>
			);
		default:
			return (
				<PageChoice
					page={ choices.page }
					galleries={ offer.galleries }
					listsPages={ offer.menu.listsPages }
					mayChangeMenu={ offer.allowed.menu }
					onChange={ ( page ) => onChange( { ...choices, page } ) }
				/>
			);
	}
}

function Preview( {
	step,
	offer,
	choices,
}: Pick< Props, 'step' | 'offer' | 'choices' > ) {
	if ( step === 'header' ) {
		return (
			<HeaderPreview
				headers={ offer.headers }
				header={ choices.header }
				preview={ offer.preview }
			/>
		);
	}
	return (
		<GalleryPreview
			pictures={
				choices.skipped.includes( 'pictures' ) && step === 'page'
					? []
					: choices.pictures
			}
			gallery={ step === 'page' ? choices.page.gallery : 'masonry' }
			title={ step === 'page' ? choices.page.title : undefined }
		/>
	);
}
