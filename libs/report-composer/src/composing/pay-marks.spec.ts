import { occupationByCode } from '@bearings/career-data';
import type { PublishedPay } from '../pay/pay.js';
import { choosePay } from '../pay/pay.js';
import { toYearlyPay } from '@bearings/career-matching';
import { composePayMarks } from './pay-marks.js';

const NURSE_CODE = '29-1141.00';
const CURATOR_CODE = '25-4012.00';

function findPay(country: string, code = CURATOR_CODE) {
  const occupation = occupationByCode(code);
  if (occupation === undefined) throw new Error(`There is no occupation ${code}.`);
  return choosePay(country, occupation);
}

const PAY: PublishedPay = { ...(findPay('GB') as PublishedPay), p25: 28_000, median: 34_000, p75: 45_000, byAge: null };

describe('the marks on a career’s pay', () => {
  it.each([
    [50_000, 'Three in four earn less'],
    [40_000, 'More than half earn less'],
    [30_000, 'More than half earn more'],
    [20_000, 'Three in four earn more'],
  ])('compare a reader who earns £%d with the quarters', (now, said) => {
    const marks = composePayMarks(PAY, now);
    expect(marks).toEqual({ now, dayOne: null, text: `${said} than you do now.` });
  });

  it('say what the start pays only of a scale, never from what all people in the career earn', () => {
    const young = { ...PAY, byAge: { from22to29: 26_500, from40to49: 44_000 } };
    expect(composePayMarks(young, null)).toEqual({ now: null, dayOne: null, text: '' });
    const scale = composePayMarks(findPay('IE', '29-1123.00'), null);
    expect(scale.dayOne).toBeGreaterThan(30_000);
    expect(scale.text).toMatch(/^At the start: €[\d,]+, where the scale starts\.$/);
  });

  it('never compare pay before tax with net pay', () => {
    const net = findPay('FR', NURSE_CODE);
    expect(net).toMatchObject({ kind: 'published', isNet: true });
    expect(composePayMarks(net, 30_000).now).toBeNull();
  });
});

it.each([
  ['year', 30_000_00, 30_000],
  ['month', 2_500_00, 30_000],
  ['hour', 12_00, 23_400],
] as const)('pay for a %s becomes that of a full-time year', (period, hundredths, yearly) => {
  expect(toYearlyPay({ hundredths, period })).toBe(yearly);
});
