/** Placeholder for the site's origin in prerendered pages, replaced when a page is composed. */
export const PLACEHOLDER_ORIGIN = 'https://origin.invalid';
