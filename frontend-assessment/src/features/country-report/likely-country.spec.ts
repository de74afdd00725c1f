import { guessCountry } from './likely-country';

it.each([
  [['de-DE', 'en-GB'], 'DE'],
  [['en', 'en-US'], 'US'],
  [['pt-BR'], 'GB'],
  [[], 'GB'],
])('guessCountry returns for the browser languages %j the country %s', (languages, country) => {
  expect(guessCountry(languages)).toBe(country);
});
