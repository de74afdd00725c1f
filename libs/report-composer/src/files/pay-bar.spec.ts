import { createScores } from '@bearings/career-matching/testing';
import type { ReportPay } from '@bearings/contracts';
import { composeReportFor } from '../testing/report.factory.js';
import { createPayBarFactory } from './pay-bar.js';

it('the bar of a pay scale names its ends, or only its start if the top is not known', async () => {
  const { document } = await composeReportFor(createScores({}));
  const scale: ReportPay = {
    kind: 'scale',
    country: 'IE',
    currency: 'EUR',
    median: null,
    low: 36_400,
    high: null,
    year: 2024,
    source: '',
    text: '',
  };
  const getCaption = (high: number | null): string | undefined => {
    const careers = document.careers.slice(0, 1).map((career) => ({ ...career, pay: { ...scale, high } }));
    return careers.map(createPayBarFactory(careers))[0]?.caption;
  };
  expect(getCaption(null)).toBe('Public pay scale: from €36,400');
  expect(getCaption(58_834)).toBe('Public pay scale: €36,400 to €58,834');
});
