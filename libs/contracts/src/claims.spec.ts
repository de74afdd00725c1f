import { ASSESSMENT_TIME, GUARANTEE_DAYS } from './claims.js';
import * as claims from './page-claims.js';
import * as unverifiedClaims from './unverified-claims.js';
import { PRICE } from './price.js';

const daysOf = (text: string) => Number(/\d+/.exec(text)?.[0]);

/** Returns all values with this name on all pages. */
const valuesOf = (name: string): string[] =>
  Object.values(claims).flatMap((page) =>
    Object.entries(page).flatMap(([key, value]) => (key === name ? String(value) : [])),
  );

it('the pages agree on the guarantee and on the time that the assessment takes', () => {
  expect([GUARANTEE_DAYS, ASSESSMENT_TIME]).toEqual([30, '10 to 15 minutes']);
  expect(valuesOf('guarantee').length).toBeGreaterThan(4);
  expect(new Set(valuesOf('guarantee').map(daysOf))).toEqual(new Set([GUARANTEE_DAYS]));
  expect(valuesOf('duration').length).toBeGreaterThan(4);
  expect(new Set(valuesOf('duration'))).toEqual(new Set([ASSESSMENT_TIME]));
});

it('the price per insight is the price divided by the number of insights', () => {
  const { insights, perInsight } = unverifiedClaims.landing;
  const pounds = Math.round(PRICE.pence / daysOf(insights)) / 100;
  expect(perInsight).toContain(`£${pounds.toFixed(2)}`);
  expect(unverifiedClaims.assessment.perInsight).toBe(perInsight);
});

it('the claims that every site shows include no unverified one', () => {
  const words = JSON.stringify(claims);
  const unverified = Object.values(unverifiedClaims).flatMap((page) => Object.values(page));
  expect(unverified.filter((figure) => words.includes(figure))).toEqual([]);
});
