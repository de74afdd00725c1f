let publishedOrigin: string | undefined;

/** Sets the origin of the published site, which a prerendered page contains. */
export function setSiteOrigin(origin: string): void {
  publishedOrigin = origin;
}

/** Returns the site's origin, such as `https://example.org`, for absolute links. */
export const getSiteOrigin = (): string => publishedOrigin ?? window.location.origin;
