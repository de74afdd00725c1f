import { BRAND } from '@bearings/domain';
import { getSiteOrigin } from './site-origin';

interface PageMetaProps {
  /** The page's own title, without the brand; absent on the landing page. */
  title?: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** True to keep a personal or missing page out of search results. */
  noIndex?: boolean;
  /** The canonical path of a page for search engines, from the root of the site. */
  path?: string;
  /** The preview picture that social networks show with a link, as a path from the root of the site. */
  image?: string;
  /** The Open Graph type of the page. */
  kind?: 'website' | 'article';
}

/** Renders a page's title and metadata. Every page has exactly one. */
export function PageMeta({ title, description, noIndex = false, path, image, kind = 'website' }: PageMetaProps) {
  const fullTitle = title ? `${title} · ${BRAND.name}` : `${BRAND.name} · ${BRAND.promise}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      {path !== undefined && <CanonicalMeta path={path} image={image} kind={kind} />}
    </>
  );
}

/** The canonical URL of a page, and the metadata for previews of links to it. */
function CanonicalMeta({ path, image, kind }: { path: string; image?: string; kind: string }) {
  const address = getSiteOrigin() + path;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:locale" content="en_GB" />
      {image && <meta property="og:image" content={getSiteOrigin() + image} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
