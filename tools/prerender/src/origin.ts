/** Stands in what is prerendered for the site's origin, until a page is composed for one. */
export const ORIGIN = 'https://origin.invalid';
