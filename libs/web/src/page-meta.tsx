import { BRAND } from '@bearings/contracts';
import { siteOrigin } from './site-origin';

interface PageMetaProps {
  /** The page's own title, without the brand; absent on the landing page. */
  title?: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** Keeps a private or missing page out of search results. */
  noIndex?: boolean;
  /** The one address of a page that search engines shall find, from the root of the site. */
  path?: string;
  /** What a shared link shows, where there is a picture: its path from the root of the site. */
  image?: string;
  /** What kind of thing the page is when its link is shared. */
  kind?: 'website' | 'article';
}

/** A page's title and description. Every page has exactly one. */
export function PageMeta({
  title,
  description,
  noIndex = false,
  path,
  image,
  kind = 'website',
}: PageMetaProps) {
  const fullTitle = title ? `${title} · ${BRAND.name}` : `${BRAND.name} · ${BRAND.promise}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      {path !== undefined && <Address path={path} image={image} kind={kind} />}
    </>
  );
}

interface AddressProps {
  path: string;
  image?: string;
  kind: string;
}

/** What a page that may be found and shared says besides. */
function Address({ path, image, kind }: AddressProps) {
  const address = siteOrigin() + path;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:locale" content="en_GB" />
      {image && <meta property="og:image" content={siteOrigin() + image} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
