interface StructuredDataProps {
  /** One schema.org item, without `@context`. */
  data: Readonly<Record<string, unknown>>;
}

/** Structured data for search engines, in a data block that browsers do not run. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}
