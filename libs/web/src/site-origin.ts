let published: string | undefined;

/** Sets the origin that the site is published at, from the data of a prerendered page. */
export function publishedAt(origin: string): void {
  published = origin;
}

/** Returns the site's origin, such as `https://example.org`, for absolute links. */
export const siteOrigin = (): string => published ?? window.location.origin;
