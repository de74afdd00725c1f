import type { ReportCareer } from '@bearings/contracts';
import { joinPlainRuns } from '../composing/report-document.js';
import { PDF_TEXTS } from '../content/report-copy/pdf.js';
import { firstSentence, uncapitalise } from '../text.js';

/**
 * Returns the first entry route of a career in one line: "Degree, about 3 years for you". If the
 * report has no chart of entry routes, returns the first sentence on them.
 */
export function summariseWayIn({ routes: [route], details, preparation, training }: ReportCareer): string {
  if (route !== undefined) {
    const isPaid = route.stations.some(({ months }) => months !== null) && route.stations.every(({ paid }) => paid);
    return [route.name, uncapitalise(training), isPaid ? PDF_TEXTS.paid : ''].filter((part) => part !== '').join(', ');
  }
  const ways = details.find(({ id }) => id === 'ways');
  return firstSentence(ways ? (ways.runs ? joinPlainRuns(ways.runs) : ways.text) : preparation);
}
