interface StructuredDataProps {
  /** One thing of schema.org's vocabulary, without its context. */
  data: Readonly<Record<string, unknown>>;
}

/** Tells search engines what a page is about. A data block: nothing in it is ever run. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}
