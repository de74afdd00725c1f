const SHORT_PUBLISHER_NAMES: Readonly<Record<string, string>> = {
  'Office for National Statistics': 'ONS',
  'US Bureau of Labor Statistics': 'BLS',
  'Statistik der Bundesagentur für Arbeit': 'Bundesagentur für Arbeit',
};

/** Returns a statistics office's short name. The list of sources at the end has the full name. */
export function shortenPublisher(publisher: string): string {
  return SHORT_PUBLISHER_NAMES[publisher] ?? publisher;
}
