import { ASSESSMENT_TIME, GUARANTEE_DAYS } from './claims.js';
import * as claims from './page-claims.js';
import * as unverifiedClaims from './unverified-claims.js';
import { PRICE } from './price.js';

const readDays = (text: string) => Number(/\d+/.exec(text)?.[0]);

/** Returns the values of all claims with this name, from all pages. */
const listValues = (name: string): string[] =>
  Object.values(claims).flatMap((page) =>
    Object.entries(page).flatMap(([key, value]) => (key === name ? String(value) : [])),
  );

it('all pages state the same guarantee period and the same time for the assessment', () => {
  expect([GUARANTEE_DAYS, ASSESSMENT_TIME]).toEqual([30, '10 to 15 minutes']);
  expect(listValues('guarantee').length).toBeGreaterThan(4);
  expect(new Set(listValues('guarantee').map(readDays))).toEqual(new Set([GUARANTEE_DAYS]));
  expect(listValues('duration').length).toBeGreaterThan(4);
  expect(new Set(listValues('duration'))).toEqual(new Set([ASSESSMENT_TIME]));
});

it('the price per insight equals the price divided by the number of insights', () => {
  const { insights, perInsight } = unverifiedClaims.landing;
  const pounds = Math.round(PRICE.pence / readDays(insights)) / 100;
  expect(perInsight).toContain(`£${pounds.toFixed(2)}`);
  expect(unverifiedClaims.assessment.perInsight).toBe(perInsight);
});

it('the claims that every deployment of the site shows include no unverified figure', () => {
  const words = JSON.stringify(claims);
  const unverified = Object.values(unverifiedClaims).flatMap((page) => Object.values(page));
  expect(unverified.filter((figure) => words.includes(figure))).toEqual([]);
});
