import { BRAND } from '@bearings/contracts';

interface PageMetaProps {
  /** The page's own title, without the brand; absent on the landing page. */
  title?: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** Keeps a private or missing page out of search results. */
  noIndex?: boolean;
}

/** A page's title and description. Every page has exactly one. */
export function PageMeta({ title, description, noIndex = false }: PageMetaProps) {
  const fullTitle = title ? `${title} · ${BRAND.name}` : `${BRAND.name} · ${BRAND.promise}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
