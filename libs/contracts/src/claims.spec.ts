import { claims } from './claims.js';
import { PRICE } from './price.js';

const { landing, assessment, howItWorks, refund } = claims;
const daysOf = (text: string) => Number(/\d+/.exec(text)?.[0]);

it('promises the same guarantee in words and in days', () => {
  expect(daysOf(landing.guarantee)).toBe(landing.guaranteeDays);
  expect(daysOf(howItWorks.guarantee)).toBe(howItWorks.guaranteeDays);
  expect(assessment.guaranteeText).toContain(`within ${daysOf(assessment.guarantee)} days`);
});

it('keeps the longest guarantee that any page promises', () => {
  const promised = [landing.guaranteeDays, howItWorks.guaranteeDays, daysOf(assessment.guarantee)];
  expect(refund.longestGuaranteeDays).toBe(Math.max(...promised));
});

it('divides the price by the number of insights it speaks of', () => {
  const perInsight = PRICE.pence / daysOf(landing.insights);
  expect(landing.perInsight).toContain(`£${(Math.round(perInsight) / 100).toFixed(2)}`);
});
