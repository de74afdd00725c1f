import { US } from '@bearings/contracts';

/** British words of our descriptions, tasks and trials, and what people in the United States say. */
const AMERICAN_WORDS: readonly (readonly [british: RegExp, american: string])[] = [
  [/\bdiggers\b/gi, 'excavators'],
  [/\ba digger\b/gi, 'an excavator'],
  [/\bdigger\b/gi, 'excavator'],
  [/\bdumpers\b/gi, 'dump trucks'],
  [/\blorries\b/gi, 'trucks'],
  [/\blorry\b/gi, 'truck'],
  [/\badverts\b/gi, 'ads'],
  [/\badvert\b/gi, 'ad'],
  [/\bmotorbikes\b/gi, 'motorcycles'],
  [/\bjob centres\b/gi, 'career centers'],
  [/\bcareers service\b/gi, 'career center'],
  [/\bcareers adviser at your school\b/gi, 'counselor at your school'],
  [/\bcareers adviser\b/gi, 'career counselor'],
  [/\bin your diary\b/gi, 'in your calendar'],
  [/\bnext holiday\b/gi, 'next break'],
  [/\blearnt\b/gi, 'learned'],
  [/\bopen day at a college workshop\b/gi, 'open house at a trade school'],
  [/\bcollege open day\b/gi, 'trade school open house'],
  [/\bopen days\b/gi, 'open houses'],
  [/\bopen (?:day|evening)\b/gi, 'open house'],
  [/\bbuy or let homes\b/gi, 'buy or rent homes'],
];

/** Returns a text in the words of a country: American ones for the United States, else as it is. */
export function inWordsOf(country: string, text: string): string {
  if (country !== US) return text;
  return AMERICAN_WORDS.reduce(
    (said, [british, american]) =>
      said.replaceAll(british, (word) =>
        /^[A-Z]/.test(word) ? american.charAt(0).toUpperCase() + american.slice(1) : american,
      ),
    text,
  );
}
