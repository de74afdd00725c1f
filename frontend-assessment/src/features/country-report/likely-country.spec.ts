import { likelyCountry } from './likely-country';

const COUNTRIES = ['United Kingdom', 'Germany', 'United States'];

it.each([
  [['de-DE', 'en-GB'], 'Germany'],
  [['en', 'en-US'], 'United States'],
  [['pt-BR'], 'United Kingdom'],
  [[], 'United Kingdom'],
])('takes %j for %s', (languages, country) => {
  expect(likelyCountry(languages, COUNTRIES)).toBe(country);
});
