import { likelyCountry } from './likely-country';

it.each([
  [['de-DE', 'en-GB'], 'DE'],
  [['en', 'en-US'], 'US'],
  [['pt-BR'], 'GB'],
  [[], 'GB'],
])('likelyCountry maps the languages %j to %s', (languages, country) => {
  expect(likelyCountry(languages)).toBe(country);
});
