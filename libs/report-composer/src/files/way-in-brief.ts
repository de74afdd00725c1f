import type { ReportCareer } from '@bearings/contracts';
import { PDF_TEXTS } from '../content/report-copy/pdf.js';
import { uncapitalise } from '../text.js';

/**
 * Returns how to enter a career in one line: its first entry route, "Degree, about 3 years for you", or in the United
 * States the usual preparation. Empty in a country whose entry routes we do not know.
 */
export function summariseWayIn({ routes: [route], preparation, training }: ReportCareer): string {
  if (route === undefined) return preparation;
  const isPaid = route.stations.some(({ months }) => months !== null) && route.stations.every(({ paid }) => paid);
  return [route.name, uncapitalise(training), isPaid ? PDF_TEXTS.paid : ''].filter((part) => part !== '').join(', ');
}
