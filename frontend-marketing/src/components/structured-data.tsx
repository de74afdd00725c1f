interface StructuredDataProps {
  /** One schema.org item, without `@context`. */
  data: Readonly<Record<string, unknown>>;
}

/** Adds structured data for search engines to the page. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}
