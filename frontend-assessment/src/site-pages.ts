import { pages } from '@bearings/contracts';
import { SHARED_PICTURE } from './pages/shared-picture';
import { detailsTexts } from './texts/details-texts';

/** The pages of this remote that are prerendered: the first step's fields can be typed into before any script came. */
export const sitePages = [{ path: pages.assessment, chunk: 'assessment-page', controls: true }];

/** The text of the picture that a shared link of the assessment shows. */
export const sharedPictures = [
  { path: SHARED_PICTURE, eyebrow: detailsTexts.eyebrow, title: detailsTexts.pictureTitle },
];
