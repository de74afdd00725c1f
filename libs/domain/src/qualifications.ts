import { QUALIFICATION_LEVELS, type QualificationLevel } from './circumstances.js';
import { isCountry, type CountryCode } from './country.js';

/**
 * The school certificates of levels 2 and 3 in countries whose ways in are in another language, each by its own name, so
 * that it can be marked as a text in that language.
 */
const SCHOOL_CERTIFICATES = {
  DE: { 2: ['Mittlere Reife'], 3: ['Abitur', 'Berufsausbildung'] },
  FR: { 2: ['Brevet', 'CAP'], 3: ['Baccalauréat'] },
  NO: { 2: ['Grunnskole'], 3: ['Videregående', 'fagbrev'] },
} as const satisfies Partial<Record<CountryCode, Readonly<Partial<Record<QualificationLevel, readonly string[]>>>>>;

const joinNames = (names: readonly string[]): string => names.join(' or ');

/**
 * Names of the eight UK qualification levels in the terms of each country's system. Countries are in the order in which
 * the API lists them. Level 3 is the school or vocational certificate that gives access to university; 4 and 5 are
 * about one and two years of study after school; 6 to 8 are bachelor's, master's and doctorate. We judged this from
 * general knowledge of the national frameworks, because no published table covers all of them.
 */
export const QUALIFICATION_NAMES: Readonly<Record<CountryCode, Readonly<Record<QualificationLevel, string>>>> = {
  GB: {
    1: 'None yet, or GCSEs 3–1',
    2: 'GCSEs 9–4, National 5s',
    3: 'A levels, T levels, Highers',
    4: 'HNC',
    5: 'HND, foundation degree',
    6: 'Degree',
    7: 'Master’s, PGCE',
    8: 'Doctorate',
  },
  AU: {
    1: 'None yet',
    2: 'Year 10',
    3: 'Year 12 or Certificate IV',
    4: 'Diploma',
    5: 'Advanced diploma or associate degree',
    6: 'Bachelor’s degree',
    7: 'Master’s degree',
    8: 'Doctorate',
  },
  CA: {
    1: 'None yet',
    2: 'Grade 10',
    3: 'High school diploma',
    4: 'College or trade certificate',
    5: 'College diploma',
    6: 'Bachelor’s degree',
    7: 'Master’s degree',
    8: 'Doctorate',
  },
  DK: {
    1: 'None yet',
    2: 'Folkeskole',
    3: 'Gymnasium (STX, HF, HHX, HTX) or EUD',
    4: 'One year of higher education',
    5: 'Erhvervsakademi degree',
    6: 'Bachelor',
    7: 'Kandidat',
    8: 'Ph.d.',
  },
  FR: {
    1: 'None yet',
    2: joinNames(SCHOOL_CERTIFICATES.FR[2]),
    3: joinNames(SCHOOL_CERTIFICATES.FR[3]),
    4: 'One year after the bac',
    5: 'BTS or DEUST',
    6: 'Licence or BUT',
    7: 'Master or engineering diploma',
    8: 'Doctorat',
  },
  DE: {
    1: 'None yet, or Hauptschulabschluss',
    2: joinNames(SCHOOL_CERTIFICATES.DE[2]),
    3: joinNames(SCHOOL_CERTIFICATES.DE[3]),
    4: 'Berufsspezialist (DQR 5)',
    5: 'Two years of university or Fachschule',
    6: 'Bachelor, Meister or Techniker',
    7: 'Master, Diplom or Staatsexamen',
    8: 'Promotion',
  },
  IN: {
    1: 'None yet',
    2: 'Class 10',
    3: 'Class 12',
    4: 'One-year diploma or ITI after class 12',
    5: 'Polytechnic diploma',
    6: 'Bachelor’s degree',
    7: 'Master’s degree',
    8: 'PhD',
  },
  IE: {
    1: 'None yet',
    2: 'Junior Cycle or Junior Certificate',
    3: 'Leaving Certificate',
    4: 'Advanced certificate (NFQ 6)',
    5: 'Higher certificate (NFQ 6)',
    6: 'Bachelor’s degree (NFQ 7 or 8)',
    7: 'Master’s degree (NFQ 9)',
    8: 'Doctorate (NFQ 10)',
  },
  IT: {
    1: 'None yet, or licenza media',
    2: 'Qualifica professionale',
    3: 'Diploma di maturità',
    4: 'IFTS certificate',
    5: 'ITS diploma',
    6: 'Laurea',
    7: 'Laurea magistrale',
    8: 'Dottorato',
  },
  JP: {
    1: 'None yet',
    2: 'Junior high school',
    3: 'Senior high school',
    4: 'Vocational college, one year',
    5: 'Junior college, kosen or two-year vocational college',
    6: 'Bachelor’s degree (gakushi)',
    7: 'Master’s degree (shushi)',
    8: 'Doctorate (hakushi)',
  },
  NL: {
    1: 'None yet, or MBO 1',
    2: 'VMBO, MBO 2 or MBO 3',
    3: 'HAVO, VWO or MBO 4',
    4: 'First year of HBO or university',
    5: 'Associate degree',
    6: 'HBO or university bachelor',
    7: 'Master',
    8: 'Doctorate',
  },
  NZ: {
    1: 'None yet',
    2: 'NCEA level 1 or 2',
    3: 'NCEA level 3',
    4: 'Diploma at level 5',
    5: 'Diploma at level 6',
    6: 'Bachelor’s degree',
    7: 'Master’s degree',
    8: 'Doctorate',
  },
  NO: {
    1: 'None yet',
    2: joinNames(SCHOOL_CERTIFICATES.NO[2]),
    3: joinNames(SCHOOL_CERTIFICATES.NO[3]),
    4: 'Fagskole, up to a year',
    5: 'Fagskole, two years',
    6: 'Bachelor',
    7: 'Master',
    8: 'Ph.d.',
  },
  SG: {
    1: 'None yet, or N levels',
    2: 'O levels',
    3: 'A levels or Higher Nitec',
    4: 'First year of a diploma',
    5: 'Polytechnic diploma',
    6: 'Bachelor’s degree',
    7: 'Master’s degree',
    8: 'Doctorate',
  },
  ZA: {
    1: 'Grade 9 or below',
    2: 'Grade 10 or 11',
    3: 'Matric (National Senior Certificate)',
    4: 'Higher certificate (NQF 5)',
    5: 'Diploma (NQF 6)',
    6: 'Bachelor’s degree (NQF 7 or 8)',
    7: 'Master’s degree (NQF 9)',
    8: 'Doctorate (NQF 10)',
  },
  ES: {
    1: 'None yet',
    2: 'ESO',
    3: 'Bachillerato or Grado Medio',
    4: 'First year of university',
    5: 'Grado Superior',
    6: 'Grado',
    7: 'Máster',
    8: 'Doctorado',
  },
  SE: {
    1: 'None yet',
    2: 'Grundskola',
    3: 'Gymnasieexamen',
    4: 'Yrkeshögskola, one year',
    5: 'Yrkeshögskola or högskoleexamen, two years',
    6: 'Kandidatexamen',
    7: 'Masterexamen',
    8: 'Doktorsexamen',
  },
  CH: {
    1: 'None yet',
    2: 'Compulsory school or EBA/AFP',
    3: 'Matura or EFZ/CFC',
    4: 'Federal certificate (Berufsprüfung)',
    5: 'Höhere Fachschule (HF/ES)',
    6: 'Bachelor',
    7: 'Master',
    8: 'Doctorate',
  },
  AE: {
    1: 'None yet',
    2: 'Grade 10',
    3: 'Grade 12 certificate',
    4: 'One-year diploma',
    5: 'Higher diploma or associate degree',
    6: 'Bachelor’s degree',
    7: 'Master’s degree',
    8: 'Doctorate',
  },
  US: {
    1: 'None yet',
    2: 'Tenth grade',
    3: 'High school diploma or GED',
    4: 'Certificate after high school',
    5: 'Associate degree',
    6: 'Bachelor’s degree',
    7: 'Master’s degree',
    8: 'Doctorate',
  },
};

/**
 * Certificates of a level that a country tells apart and that people there would name. A level without any is asked by its
 * name of {@link QUALIFICATION_NAMES}. As with those names, the levels are our judgement.
 */
const CERTIFICATE_NAMES = {
  AU: {
    'year-12': [3, 'Year 12 (HSC, VCE, QCE, SACE or WACE)'],
    'certificate-3': [3, 'Certificate III'],
    'certificate-4': [3, 'Certificate IV'],
    'advanced-diploma': [5, 'Advanced diploma'],
    'associate-degree': [5, 'Associate degree'],
  },
  CA: {
    'high-school': [3, 'High school diploma'],
    dec: [4, 'DEC (Quebec)'],
    'trade-certificate': [4, 'Certificate of Qualification or Red Seal'],
    'college-certificate': [4, 'College certificate'],
  },
  CH: {
    matura: [3, 'Matura'],
    berufsmatura: [3, 'Berufsmaturität'],
    efz: [3, 'EFZ or CFC'],
  },
  DE: {
    none: [1, 'None yet'],
    hauptschule: [1, 'Hauptschulabschluss'],
    abitur: [3, 'Abitur'],
    fachabitur: [3, 'Fachabitur (Fachhochschulreife)'],
    ausbildung: [3, 'Ausbildung'],
    bachelor: [6, 'Bachelor'],
    meister: [6, 'Meister, Techniker or Fachwirt'],
    master: [7, 'Master'],
    diplom: [7, 'Diplom'],
    staatsexamen: [7, 'Staatsexamen'],
  },
  FR: {
    brevet: [2, 'Brevet'],
    cap: [2, 'CAP'],
    'bac-general': [3, 'Bac général'],
    'bac-technologique': [3, 'Bac technologique'],
    'bac-pro': [3, 'Bac professionnel'],
    bts: [5, 'BTS'],
    deust: [5, 'DEUST or another two-year diploma'],
    licence: [6, 'Licence or licence professionnelle'],
    but: [6, 'BUT'],
  },
  IE: {
    'leaving-certificate': [3, 'Leaving Certificate'],
    'leaving-applied': [3, 'Leaving Certificate Applied'],
    'qqi-5': [3, 'QQI level 5'],
    'craft-certificate': [4, 'Advanced craft certificate (NFQ 6)'],
    'qqi-6': [4, 'QQI level 6'],
    'ordinary-degree': [6, 'Ordinary degree (NFQ 7)'],
    'honours-degree': [6, 'Honours degree (NFQ 8)'],
  },
  IN: {
    'class-12-science': [3, 'Class 12, science'],
    'class-12-commerce': [3, 'Class 12, commerce'],
    'class-12-arts': [3, 'Class 12, arts or humanities'],
    'class-12-vocational': [3, 'Class 12, vocational'],
  },
  NL: {
    havo: [3, 'HAVO'],
    vwo: [3, 'VWO'],
    'mbo-4': [3, 'MBO 4'],
  },
  NO: {
    studiekompetanse: [3, 'Videregående, studiekompetanse'],
    fagbrev: [3, 'Fagbrev or svennebrev'],
  },
  NZ: {
    'ncea-1': [2, 'NCEA level 1'],
    'ncea-2': [2, 'NCEA level 2'],
  },
  SG: {
    'a-levels': [3, 'A levels'],
    'higher-nitec': [3, 'Higher Nitec'],
  },
  US: {
    'high-school': [3, 'High school diploma'],
    ged: [3, 'GED'],
  },
} as const satisfies Partial<Record<CountryCode, Readonly<Record<string, readonly [QualificationLevel, string]>>>>;

type Certificates = typeof CERTIFICATE_NAMES;

/** The id of a certificate, which begins with the code of its country: "DE.fachabitur". */
export type CertificateId = {
  [Country in keyof Certificates]: `${Country}.${string & keyof Certificates[Country]}`;
}[keyof Certificates];

export interface Certificate {
  id: CertificateId;
  country: CountryCode;
  level: QualificationLevel;
  name: string;
}

/** The certificates of all countries. */
export const CERTIFICATES: readonly Certificate[] = Object.entries(CERTIFICATE_NAMES).flatMap(([country, names]) =>
  Object.entries<readonly [QualificationLevel, string]>(names).flatMap(([key, [level, name]]) => {
    const id = `${country}.${key}`;
    return isCountry(country) && isCertificateId(id) ? [{ id, country, level, name }] : [];
  }),
);

function isCertificateId(id: string): id is CertificateId {
  const [country = '', key = ''] = id.split('.');
  const names: Readonly<Record<string, Readonly<Record<string, unknown>>>> = CERTIFICATE_NAMES;
  return names[country]?.[key] !== undefined;
}

/** Returns a certificate by its id; null if there is none. */
export const findCertificate = (id: string | null | undefined): Certificate | null =>
  CERTIFICATES.find((each) => each.id === id) ?? null;

/** What a person may choose as their qualification: a level, and the certificate of that level if the country has several. */
export interface QualificationChoice {
  level: QualificationLevel;
  certificate: CertificateId | null;
  name: string;
}

/** Returns the qualifications that people in a country choose from, lowest first. */
export function listQualifications(country: CountryCode): QualificationChoice[] {
  return QUALIFICATION_LEVELS.flatMap((level): QualificationChoice[] => {
    const certificates = CERTIFICATES.filter((each) => each.country === country && each.level === level);
    return certificates.length === 0
      ? [{ level, certificate: null, name: QUALIFICATION_NAMES[country][level] }]
      : certificates.map(({ id, name }) => ({ level, certificate: id, name }));
  });
}

/** Returns the names of a country's school certificates in its own language; none for other countries. */
export function listSchoolCertificates(country: string): string[] {
  const levels: Readonly<Record<string, readonly string[]>> =
    Object.entries(SCHOOL_CERTIFICATES).find(([code]) => code === country)?.[1] ?? {};
  return Object.values(levels).flat();
}
