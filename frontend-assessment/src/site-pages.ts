import { pages } from '@bearings/contracts';
import { SHARED_PICTURE_PATH } from './features/assessment/shared-picture';
import { detailsTexts } from './features/assessment/details/details-texts';

/** The prerendered pages of this remote. Visitors can fill in the first step before any script has loaded. */
export const sitePages = [{ path: pages.assessment, chunk: 'assessment-page', controls: true }];

/** The texts of the preview picture that social networks show with a link to the assessment. */
export const sharedPictures = [
  { path: SHARED_PICTURE_PATH, eyebrow: detailsTexts.eyebrow, title: detailsTexts.pictureTitle },
];
