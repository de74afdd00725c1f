import * as assessment from 'frontend-assessment/routes';
import { sharedPictures, sitePages } from 'frontend-assessment/site-pages';
import { addBrand, createRemote, type PrerenderedRemote, prerenderPages } from './prerender-pages';

export const pictures = addBrand(sharedPictures);

/** Renders the public pages of frontend-assessment. */
export const prerender = async (): Promise<PrerenderedRemote> =>
  createRemote(assessment, await prerenderPages(sitePages, 'assessment', assessment));
