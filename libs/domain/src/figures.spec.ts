import { isPublishable, MEASURED_FIGURES } from './figures.js';

it.each(Object.entries(MEASURED_FIGURES))(
  'the set of figures "%s" has a source, a date and plausible values',
  (_, set) => {
    expect(set.source).toMatch(/^[A-Z0-9].+\.$/s);
    expect(new Date(set.date).toISOString()).toContain(set.date);
    expect(Object.keys(set.figures).length).toBeGreaterThan(0);
    for (const { value, unit, n, interval = [value, value] } of Object.values(set.figures)) {
      expect(n === null || (Number.isInteger(n) && n > 0)).toBe(true);
      expect(interval[0]).toBeLessThanOrEqual(value);
      expect(interval[1]).toBeGreaterThanOrEqual(value);
      if (unit === 'share') expect(value).toBeLessThanOrEqual(1);
    }
  },
);

it('figures from data without a licence are withheld until the publisher of the data permits their use', () => {
  const withheldSets = Object.entries(MEASURED_FIGURES).filter(([, set]) => !isPublishable(set));
  const unlicensedSets = Object.entries(MEASURED_FIGURES).filter(([, { attribution = '' }]) =>
    /Open-Source Psychometrics/.test(attribution),
  );
  expect(withheldSets).toEqual(unlicensedSets);
  expect(unlicensedSets).toHaveLength(4);
  const permission = 'By letter of the publisher, 1 March 2027.';
  expect(isPublishable({ ...MEASURED_FIGURES.ownField, permission })).toBe(true);
});
