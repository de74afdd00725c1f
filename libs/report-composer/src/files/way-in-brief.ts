import type { ReportCareer } from '@bearings/contracts';
import { joinPlainRuns } from '../composing/report-document.js';
import { PDF_TEXTS } from '../content/report-copy/pdf.js';
import { formatMonths } from '../guidance/training-length.js';
import { firstSentence, uncapitalise } from '../text.js';

/**
 * Returns the first entry route of a career in one line: "Degree, about 3 years for you". If the
 * report has no chart of entry routes, returns the first sentence on them.
 */
export function summariseWayIn({ routes: [route], details, preparation }: ReportCareer): string {
  if (route !== undefined) {
    const months = route.stations.reduce((sum, station) => sum + (station.months ?? 0), 0);
    const isPaid = months > 0 && route.stations.every(({ paid }) => paid);
    const timeSentence = firstSentence(details.find(({ id }) => id === 'time')?.text ?? '');
    const time = uncapitalise(timeSentence.replace(/\.$/, '')) || (months > 0 ? formatMonths(months) : '');
    return [route.name, time, isPaid ? PDF_TEXTS.paid : ''].filter((part) => part !== '').join(', ');
  }
  const ways = details.find(({ id }) => id === 'ways');
  return firstSentence(ways ? (ways.runs ? joinPlainRuns(ways.runs) : ways.text) : preparation);
}
