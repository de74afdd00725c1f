/** Placeholder for the site's origin in prerendered pages, replaced when a page is composed. */
export const ORIGIN = 'https://origin.invalid';
