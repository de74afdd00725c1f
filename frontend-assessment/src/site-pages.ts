import { pages } from '@bearings/contracts';
import { SHARED_PICTURE } from './pages/shared-picture';
import { detailsTexts } from './texts/details-texts';

/** The prerendered pages of this remote. The first step's fields can be used before any script has loaded. */
export const sitePages = [{ path: pages.assessment, chunk: 'assessment-page', controls: true }];

/** The text of the picture that a shared link of the assessment shows. */
export const sharedPictures = [
  { path: SHARED_PICTURE, eyebrow: detailsTexts.eyebrow, title: detailsTexts.pictureTitle },
];
