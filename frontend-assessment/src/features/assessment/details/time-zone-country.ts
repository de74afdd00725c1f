import { type CountryCode, DEFAULT_COUNTRY, COUNTRIES } from '@bearings/domain';

/**
 * The time zones of each country that a person may choose, by their names in the tz database: the current ones and all
 * aliases, because browsers differ in which of them they return. A name that ends with a slash stands for all names
 * that begin with it.
 */
const TIME_ZONES: Readonly<Record<CountryCode, string>> = {
  GB: 'Europe/London Europe/Belfast GB GB-Eire',
  AU: 'Australia/ Antarctica/Macquarie',
  CA: `Canada/ America/Atikokan America/Blanc-Sablon America/Cambridge_Bay America/Coral_Harbour America/Creston
    America/Dawson America/Dawson_Creek America/Edmonton America/Fort_Nelson America/Glace_Bay America/Goose_Bay
    America/Halifax America/Inuvik America/Iqaluit America/Moncton America/Montreal America/Nipigon
    America/Pangnirtung America/Rainy_River America/Rankin_Inlet America/Regina America/Resolute America/St_Johns
    America/Swift_Current America/Thunder_Bay America/Toronto America/Vancouver America/Whitehorse America/Winnipeg
    America/Yellowknife`,
  DK: 'Europe/Copenhagen',
  FR: 'Europe/Paris',
  DE: 'Europe/Berlin Europe/Busingen',
  IN: 'Asia/Kolkata Asia/Calcutta',
  IE: 'Europe/Dublin Eire',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo Japan',
  NL: 'Europe/Amsterdam',
  NZ: 'Pacific/Auckland Pacific/Chatham NZ NZ-CHAT',
  NO: 'Europe/Oslo',
  SG: 'Asia/Singapore Singapore',
  ZA: 'Africa/Johannesburg',
  ES: 'Europe/Madrid Africa/Ceuta Atlantic/Canary',
  SE: 'Europe/Stockholm',
  CH: 'Europe/Zurich',
  AE: 'Asia/Dubai',
  US: `America/Indiana/ America/Kentucky/ America/North_Dakota/ America/Adak America/Anchorage America/Atka
    America/Boise America/Chicago America/Denver America/Detroit America/Fort_Wayne America/Indianapolis
    America/Juneau America/Knox_IN America/Los_Angeles America/Louisville America/Menominee America/Metlakatla
    America/New_York America/Nome America/Phoenix America/Shiprock America/Sitka America/Yakutat Pacific/Honolulu
    Pacific/Johnston US/Alaska US/Aleutian US/Arizona US/Central US/East-Indiana US/Eastern US/Hawaii
    US/Indiana-Starke US/Michigan US/Mountain US/Pacific CST6CDT EST5EDT HST MST MST7MDT Navajo PST8PDT`,
};

/** Returns the country of a time zone if it is one of our countries, or else the default country. */
export function findCountryOfTimeZone(timeZone: string | undefined): CountryCode {
  const matches = (name: string): boolean =>
    name.endsWith('/') ? timeZone?.startsWith(name) === true : name === timeZone;
  return COUNTRIES.find((code) => TIME_ZONES[code].split(/\s+/).some(matches)) ?? DEFAULT_COUNTRY;
}

/** Returns the country of the browser's time zone. Some browsers that hide their user return none. */
export const guessCountry = (): CountryCode =>
  findCountryOfTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
