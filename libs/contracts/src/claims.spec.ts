import { ASSESSMENT_TIME, GUARANTEE_DAYS } from './claims.js';
import * as claims from './page-claims.js';
import * as unverifiedClaims from './unverified-claims.js';
import { PRICE } from './price.js';

const daysOf = (text: string) => Number(/\d+/.exec(text)?.[0]);

/** Returns the values of all claims with this name, from all pages. */
const valuesOf = (name: string): string[] =>
  Object.values(claims).flatMap((page) =>
    Object.entries(page).flatMap(([key, value]) => (key === name ? String(value) : [])),
  );

it('all pages state the same guarantee period and the same time for the assessment', () => {
  expect([GUARANTEE_DAYS, ASSESSMENT_TIME]).toEqual([30, '10 to 15 minutes']);
  expect(valuesOf('guarantee').length).toBeGreaterThan(4);
  expect(new Set(valuesOf('guarantee').map(daysOf))).toEqual(new Set([GUARANTEE_DAYS]));
  expect(valuesOf('duration').length).toBeGreaterThan(4);
  expect(new Set(valuesOf('duration'))).toEqual(new Set([ASSESSMENT_TIME]));
});

it('the price per insight equals the price divided by the number of insights', () => {
  const { insights, perInsight } = unverifiedClaims.landing;
  const pounds = Math.round(PRICE.pence / daysOf(insights)) / 100;
  expect(perInsight).toContain(`£${pounds.toFixed(2)}`);
  expect(unverifiedClaims.assessment.perInsight).toBe(perInsight);
});

it('the claims that every deployment of the site shows include no unverified figure', () => {
  const words = JSON.stringify(claims);
  const unverified = Object.values(unverifiedClaims).flatMap((page) => Object.values(page));
  expect(unverified.filter((figure) => words.includes(figure))).toEqual([]);
});
