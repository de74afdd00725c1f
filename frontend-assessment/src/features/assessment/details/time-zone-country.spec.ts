import { COUNTRIES, DEFAULT_COUNTRY } from '@bearings/domain';
import { findCountryOfTimeZone, guessCountry } from './time-zone-country';
import { TIME_ZONE_ALIASES } from '../../../testing/time-zone-aliases';

/** Older versions of Node have the getter, newer ones the method of the standard. */
type LocaleWithTimeZones = Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] };

function listTimeZonesOf(region: string): string[] {
  const locale: LocaleWithTimeZones = new Intl.Locale('und', { region });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

const toCanonicalName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

const countriesByTimeZone = new Map(
  COUNTRIES.flatMap((code) => listTimeZonesOf(code).map((timeZone) => [timeZone, code] as const)),
);

describe('the country of a time zone', () => {
  it('is that of the Unicode data, for each zone of each country', () => {
    expect(new Set(countriesByTimeZone.values())).toEqual(new Set(COUNTRIES));
    for (const [timeZone, code] of countriesByTimeZone) {
      expect([timeZone, findCountryOfTimeZone(timeZone)]).toEqual([timeZone, code]);
    }
  });

  it('is the same for each alias in the tz database', () => {
    expect(TIME_ZONE_ALIASES.length).toBeGreaterThan(150);
    for (const alias of TIME_ZONE_ALIASES) {
      const expectedCode = countriesByTimeZone.get(toCanonicalName(alias)) ?? DEFAULT_COUNTRY;
      expect([alias, findCountryOfTimeZone(alias)]).toEqual([alias, expectedCode]);
    }
  });

  it('is the United Kingdom for each zone of another country', () => {
    const otherZones = Intl.supportedValuesOf('timeZone').filter((timeZone) => !countriesByTimeZone.has(timeZone));
    expect(otherZones.length).toBeGreaterThan(300);
    for (const timeZone of [...otherZones, 'UTC', 'Etc/GMT+5', 'Nowhere/At_All', '', undefined]) {
      expect([timeZone, findCountryOfTimeZone(timeZone)]).toEqual([timeZone, 'GB']);
    }
  });

  it('does not depend on the languages of the browser', () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en-US']);
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Asia/Kolkata' });
    expect(guessCountry()).toBe('IN');
    jest.restoreAllMocks();
  });
});
