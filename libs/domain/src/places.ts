// The states and provinces of countries whose pay or licences are published by them.
import { isCountry, type CountryCode } from './country.js';

/** The places of each such country, by the code that follows the country's in ISO 3166-2. In alphabetical order. */
const PLACE_NAMES = {
  US: {
    AL: 'Alabama',
    AK: 'Alaska',
    AZ: 'Arizona',
    AR: 'Arkansas',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    DC: 'District of Columbia',
    FL: 'Florida',
    GA: 'Georgia',
    GU: 'Guam',
    HI: 'Hawaii',
    ID: 'Idaho',
    IL: 'Illinois',
    IN: 'Indiana',
    IA: 'Iowa',
    KS: 'Kansas',
    KY: 'Kentucky',
    LA: 'Louisiana',
    ME: 'Maine',
    MD: 'Maryland',
    MA: 'Massachusetts',
    MI: 'Michigan',
    MN: 'Minnesota',
    MS: 'Mississippi',
    MO: 'Missouri',
    MT: 'Montana',
    NE: 'Nebraska',
    NV: 'Nevada',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    NM: 'New Mexico',
    NY: 'New York',
    NC: 'North Carolina',
    ND: 'North Dakota',
    OH: 'Ohio',
    OK: 'Oklahoma',
    OR: 'Oregon',
    PA: 'Pennsylvania',
    PR: 'Puerto Rico',
    RI: 'Rhode Island',
    SC: 'South Carolina',
    SD: 'South Dakota',
    TN: 'Tennessee',
    TX: 'Texas',
    VI: 'US Virgin Islands',
    UT: 'Utah',
    VT: 'Vermont',
    VA: 'Virginia',
    WA: 'Washington',
    WV: 'West Virginia',
    WI: 'Wisconsin',
    WY: 'Wyoming',
  },
  CA: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NT: 'Northwest Territories',
    NS: 'Nova Scotia',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
} as const satisfies Partial<Record<CountryCode, Readonly<Record<string, string>>>>;

type PlacesOf = typeof PLACE_NAMES;

/** The ISO 3166-2 code of a state or province: "US-CA". */
export type PlaceId = { [Country in keyof PlacesOf]: `${Country}-${string & keyof PlacesOf[Country]}` }[keyof PlacesOf];

export interface Place {
  id: PlaceId;
  country: CountryCode;
  /** The code without the country's, as tables of the country contain it. */
  code: string;
  name: string;
}

/** All places, by country. */
export const PLACES: readonly Place[] = Object.entries(PLACE_NAMES).flatMap(([country, names]) =>
  Object.entries<string>(names).flatMap(([code, name]) => {
    const id = `${country}-${code}`;
    return isCountry(country) && isPlaceId(id) ? [{ id, country, code, name }] : [];
  }),
);

function isPlaceId(id: string): id is PlaceId {
  const [country = '', code = ''] = id.split('-');
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = PLACE_NAMES;
  return names[country]?.[code] !== undefined;
}

/** Returns the states or provinces of a country; an empty list if nothing is published by them. */
export const listPlaces = (country: string): Place[] => PLACES.filter((place) => place.country === country);

/** Returns a place of a country; null if this is none of its places. */
export const findPlace = (country: string, id: string | null | undefined): Place | null =>
  listPlaces(country).find((place) => place.id === id) ?? null;
