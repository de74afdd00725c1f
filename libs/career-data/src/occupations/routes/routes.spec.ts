import { listApprenticeships } from '../apprenticeships.js';
import { HARD_WORDS, listWords, measureReadingAge, splitSentences } from '../../../scripts/plain-words.js';
import { ROUTE_ROWS } from '../../tables.js';
import { OCCUPATIONS } from '../occupations.js';
import {
  ASK_SENTENCES,
  COST_SENTENCES,
  describeApprenticeship,
  describeRegistration,
  LEVEL_LABELS,
  NATIONS_NOTE,
  OPENING_LABELS,
  REGISTERS,
  findRoute,
  type Route,
} from './index.js';

const routeRows = Object.entries(ROUTE_ROWS);

function requireRoute(code: string): Route {
  const route = findRoute(code);
  if (route === null) throw new Error(`no row for ${code}`);
  return route;
}

const routes = routeRows.map(([code]) => requireRoute(code));

/** Sentences that may be printed with any occupation. */
const SHARED_PROSE = [
  ...Object.values(ASK_SENTENCES),
  ...Object.values(COST_SENTENCES),
  ...Object.values(LEVEL_LABELS),
  NATIONS_NOTE,
  ...new Set(routeRows.flatMap(([, { register = [] }]) => register.map(describeRegistration))),
];

/** Titles that by law only registered people may use, each with the body that registers them, by occupation code. */
const PROTECTED_TITLES: Readonly<Record<string, readonly [body: string, title: string]>> = {
  '17-1011.00': ['arb', 'Architect'],
  '19-1022.00': ['hcpc', 'Biomedical scientist, clinical scientist'],
  '19-1042.00': ['hcpc', 'Clinical scientist'],
  '19-3033.00': ['hcpc', 'Clinical psychologist, counselling psychologist'],
  '19-3034.00': ['hcpc', 'Educational psychologist'],
  '21-1021.00': ['social-work', 'Social worker'],
  '23-1011.00': ['sra', 'Solicitor'],
  '29-1021.00': ['gdc', 'Dentist'],
  '29-1031.00': ['hcpc', 'Dietitian'],
  '29-1041.00': ['goc', 'Optometrist'],
  '29-1051.00': ['gphc', 'Pharmacist'],
  '29-1081.00': ['hcpc', 'Podiatrist, chiropodist'],
  '29-1122.00': ['hcpc', 'Occupational therapist'],
  '29-1123.00': ['hcpc', 'Physiotherapist, physical therapist'],
  '29-1124.00': ['hcpc', 'Radiographer, therapeutic radiographer'],
  '29-1127.00': ['hcpc', 'Speech and language therapist, speech therapist'],
  '29-1129.01': ['hcpc', 'Art therapist, art psychotherapist'],
  '29-1131.00': ['rcvs', 'Veterinary surgeon'],
  '29-1141.00': ['nmc', 'Registered nurse'],
  '29-1171.00': ['nmc', 'Registered nurse'],
  '29-1181.00': ['hcpc', 'Hearing aid dispenser'],
  '29-1215.00': ['gmc', 'General practitioner'],
  '29-1292.00': ['gdc', 'Dental hygienist'],
  '29-2034.00': ['hcpc', 'Radiographer, diagnostic radiographer'],
  '29-2043.00': ['hcpc', 'Paramedic'],
  '29-2052.00': ['gphc', 'Pharmacy technician'],
  '29-2081.00': ['goc', 'Dispensing optician'],
  '29-9099.01': ['nmc', 'Midwife'],
  '31-9091.00': ['gdc', 'Dental nurse'],
};

/** Work that by law requires a licence or registration but has no protected title, as occupation code and body. */
const LICENSED_WORK: readonly string[] = [
  '11-3071.00 transport-cpc',
  '11-9032.00 qts',
  '11-9151.00 cqc',
  '13-2011.00 audit',
  '13-2051.00 fca',
  '13-2052.00 fca',
  '25-2011.00 qts',
  '25-2021.00 qts',
  '25-2031.00 qts',
  '25-2058.00 qts',
  '29-1214.00 gmc',
  '29-1223.00 gmc',
  '29-2056.00 rcvs',
  '31-1122.00 care-nations',
  '33-9032.00 sia',
  '41-3021.00 fca',
  '41-3031.00 fca',
  '47-2152.00 gas-safe',
  '47-4011.00 bsr',
  '49-3011.00 caa',
  '49-3023.00 dvsa',
  '49-9021.00 gas-safe',
  '49-9021.00 f-gas',
  '49-9092.00 hse',
  '53-2011.00 caa',
  '53-2012.00 caa',
  '53-2021.00 caa',
  '53-3032.00 vocational-driving',
  '53-3052.00 vocational-driving',
  '53-4011.00 orr',
  '53-5021.00 mca',
];

describe('the table of entry routes', () => {
  it('has one row for each occupation, with its title, in the order of the occupations', () => {
    expect(routeRows.map(([code, { title }]) => [code, title])).toEqual(
      OCCUPATIONS.map(({ code, title }) => [code, title]),
    );
    expect(findRoute('00-0000.00')).toBeNull();
  });
});

describe('the apprenticeships of an occupation', () => {
  it('have the level and length from the table of apprenticeships', () => {
    for (const { code, apprenticeships } of routes) {
      expect(apprenticeships).toMatchObject(listApprenticeships(code));
      expect(apprenticeships).toHaveLength(listApprenticeships(code).length);
      for (const each of apprenticeships) {
        const text = describeApprenticeship(each, each.isLater);
        expect(text).toContain(`${each.title}: level ${each.level}, about ${each.months} months`);
      }
    }
  });

  it('are replaced by a search on the official site if our table has none, unless the job requires a degree', () => {
    expect(requireRoute('47-2111.00').apprenticeshipSearch).toBe('electrician');
    for (const code of ['17-1011.00', '25-2011.00', '25-4011.00', '27-1021.00']) {
      expect(listApprenticeships(code)).toEqual([]);
      expect(requireRoute(code).apprenticeshipSearch).toBeUndefined();
    }
  });
});

describe('the registration of an occupation', () => {
  const registered = routeRows.flatMap(([code, { register = [] }]) => register.map((each) => ({ code, ...each })));

  it('names each title that the law protects, with its registration body', () => {
    const found = registered.flatMap(({ code, body, protectedTitle }) =>
      protectedTitle === null ? [] : [[code, [body, protectedTitle]] as const],
    );
    expect(Object.fromEntries(found)).toMatchObject(PROTECTED_TITLES);
  });

  it('names each licence that the law requires without protecting a title', () => {
    const found = registered
      .filter(({ required, protectedTitle }) => required !== 'expected' && protectedTitle === null)
      .map(({ code, body }) => `${code} ${body}`);
    expect(found).toEqual(expect.arrayContaining([...LICENSED_WORK]));
  });

  it('uses every registration body in the list', () => {
    const usedBodies = new Set<string>(registered.map(({ body }) => body));
    expect(Object.keys(REGISTERS).filter((id) => !usedBodies.has(id))).toEqual([]);
  });

  it('names the UK nation in which a rule applies if the rule does not apply in the entire UK', () => {
    const text = describeRegistration({
      body: 'social-work',
      required: 'law',
      protectedTitle: 'Social worker',
    });
    expect(text).toBe(
      'In England, the law says you need registration with Social Work England. Only registered people may use the title: social worker. Wales, Scotland and Northern Ireland have their own registers.',
    );
  });
});

it('the entry requirements include a criminal-record check for work with children, and a minimum age for some jobs', () => {
  for (const code of ['11-9031.00', '21-1021.00', '25-9042.00', '27-2022.00', '39-9011.00']) {
    expect([code, requireRoute(code).asksFor]).toEqual([code, expect.arrayContaining(['record'])]);
  }
  for (const code of ['53-3032.00', '33-2011.00', '53-4011.00']) {
    expect(requireRoute(code).minimumAge).toBe(18);
  }
});

describe('the texts on entry routes that any occupation may have', () => {
  it('have short sentences, no hard word, no amount of money and a reading age of at most 14', () => {
    for (const text of SHARED_PROSE) {
      expect(text).toMatch(/^[A-Z].*[^.\s]\.$/);
      expect(text).not.toMatch(/ {2}|\n|[£$€%]/);
      expect(text).not.toMatch(HARD_WORDS);
      for (const sentence of splitSentences(text)) {
        expect(listWords(sentence).length).toBeLessThanOrEqual(20);
      }
    }
    expect(measureReadingAge(SHARED_PROSE)).toBeLessThanOrEqual(14);
  });

  it('have a short heading for every kind of entry route', () => {
    for (const label of Object.values(OPENING_LABELS)) {
      expect(label).toMatch(/^[A-Z][^.]+$/);
      expect(listWords(label).length).toBeLessThanOrEqual(5);
    }
  });
});
