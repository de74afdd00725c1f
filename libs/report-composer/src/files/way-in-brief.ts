import type { ReportCareer } from '@bearings/contracts';
import { plainRuns } from '../composing/report-document.js';
import { PDF_TEXTS } from '../content/report-copy/pdf.js';
import { timeText } from '../guidance/training-length.js';
import { firstSentence } from '../text.js';

/** Returns the first way into a career in a line: "University, 3 years"; its own words if no way is drawn. */
export function wayInBrief({ routes: [route], details, preparation }: ReportCareer): string {
  if (route !== undefined) {
    const months = route.stations.reduce((sum, station) => sum + (station.months ?? 0), 0);
    const isPaid = route.stations.every(({ paid }) => paid);
    return [
      route.name,
      ...(months > 0 ? [timeText(months)] : []),
      ...(isPaid && months > 0 ? [PDF_TEXTS.paid] : []),
    ].join(', ');
  }
  const ways = details.find(({ id }) => id === 'ways');
  return firstSentence(ways ? (ways.runs ? plainRuns(ways.runs) : ways.text) : preparation);
}
