import { listApprenticeships } from '../apprenticeships.js';
import { CIRCUMSTANCE_ROWS, ROUTE_ROWS } from '../../tables.js';
import { OCCUPATIONS } from '../occupations.js';
import type { RouteRow } from '../../schema.js';
import {
  ASK_SENTENCES,
  COST_SENTENCES,
  describeApprenticeship,
  describeRegistration,
  LEVEL_LABELS,
  NATIONS_NOTE,
  OPENING_LABELS,
  opensWithoutDegree,
  REGISTERS,
  findRoute,
  type Route,
} from './index.js';

const routeRows = Object.entries(ROUTE_ROWS);
const occupations = new Map(OCCUPATIONS.map((occupation) => [occupation.code, occupation]));

function requireRoute(code: string): Route {
  const route = findRoute(code);
  if (route === null) throw new Error(`no row for ${code}`);
  return route;
}

const isLimitedByLaw = (code: string): boolean =>
  (requireRoute(code).register ?? []).some(({ required }) => required !== 'expected');

const routes = routeRows.map(([code]) => requireRoute(code));

/** Returns the texts in a row that are written for its occupation only. */
const listProse = ({ ways, progression, note, tryIt }: RouteRow): string[] => [
  ...ways.map(({ text }) => text),
  progression.text,
  ...(note === undefined ? [] : [note]),
  tryIt.text,
];

/** Sentences that may be printed with any occupation. */
const SHARED_PROSE = [
  ...Object.values(ASK_SENTENCES),
  ...Object.values(COST_SENTENCES),
  ...Object.values(LEVEL_LABELS),
  NATIONS_NOTE,
  ...new Set(routeRows.flatMap(([, { register = [] }]) => register.map(describeRegistration))),
];

const splitSentences = (text: string): string[] => text.split(/(?<=[.?!])\s+/);
const listWords = (text: string): string[] => text.match(/[\p{L}\d’'-]+/gu) ?? [];

/** Counts vowel groups without a silent final e, which is exact enough for plain English. */
function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const trimmedWord =
    letters.length > 3 ? letters.replace(/(?<![aeiouyl])(?:e|es|ed)$/, '') : letters;
  return Math.max(1, trimmedWord.match(/[aeiouy]+/g)?.length ?? 1);
}

/** Returns the reading age in years: the Flesch-Kincaid school grade plus five. */
function estimateReadingAge(texts: readonly string[]): number {
  const sentences = texts.flatMap(splitSentences);
  const words = sentences.flatMap(listWords);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 10.59;
}

/** Returns where a pattern matches texts or first job titles, as occupation code and matched text. */
const findings = (pattern: RegExp): string[] =>
  routeRows.flatMap(([code, row]) =>
    [...listProse(row), ...row.firstJobs.map(({ title }) => title)].flatMap((text) => {
      const found = pattern.exec(text);
      return found ? [`${code}: ${found[0]}`] : [];
    }),
  );

/** Titles that only registered people may use by law, with the body, by occupation code. */
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

/** Other work that requires a licence or registration by law, as occupation code and body. */
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

  it('states the entry requirement and length of every degree route', () => {
    const ways = routeRows.flatMap(([code, row]) => row.ways.map((way) => ({ code, ...way })));
    for (const { code, kind, needs, studies, months } of ways) {
      if (kind !== 'degree') continue;
      expect([code, ['none', 'school'].includes(needs)]).toEqual([code, false]);
      expect([code, studies ?? months]).not.toEqual([code, undefined]);
    }
    expect(ways.filter(({ kind }) => kind === 'degree').length).toBeGreaterThan(150);
  });

  it('names only known occupations, and never a job as a route to itself', () => {
    for (const [code, { ways, firstJobs }] of routeRows) {
      const namedPlaces = [...ways, ...firstJobs].flatMap(({ names = [] }) => names);
      expect(namedPlaces.filter((each) => each === code || !occupations.has(each))).toEqual([]);
    }
  });

  it('has for every occupation a route without a degree, or the reason why there is none', () => {
    const wrongRoutes = routes.filter(
      (route) => opensWithoutDegree(route) !== (route.degreeOnly === undefined),
    );
    expect(wrongRoutes.map(({ code }) => code)).toEqual([]);
  });

  it('has training times that are plausible for the American job zone of each occupation', () => {
    // Job zones are American and imprecise, so wide ranges of months are allowed.
    const shortest = { 1: 0, 2: 0, 3: 0, 4: 1, 5: 12 };
    const longest = { 1: 12, 2: 60, 3: 60, 4: 84, 5: 168 };
    const inconsistentRows = routeRows.filter(([code, { level, months }]) => {
      const zone = occupations.get(code)?.jobZone ?? 1;
      return (
        months[1] > longest[zone] ||
        months[1] < shortest[zone] ||
        (level === 1 && zone === 5) ||
        (level >= 3 && zone <= 1)
      );
    });
    expect(inconsistentRows.map(([code]) => code)).toEqual([]);
  });

  it('agrees with the table of training and seniority that the matching uses', () => {
    // The qualification levels are equal, and the months of training lie within the routes' range.
    const inconsistentRows = CIRCUMSTANCE_ROWS.flatMap((row) => {
      const { level, months, experience, cost } = requireRoute(row.code);
      const reasons = [
        level === row.level ? '' : 'level',
        row.months >= months[0] && row.months <= months[1] ? '' : 'months',
        (experience !== undefined) === (row.senior !== undefined) ? '' : 'experience',
        !row.paid || cost.includes('employer') ? '' : 'pay',
        row.regulator === undefined || isLimitedByLaw(row.code) ? '' : 'registration',
      ].filter((reason) => reason !== '');
      return reasons.length === 0 ? [] : [`${row.code}: ${reasons.join(', ')}`];
    });
    expect(inconsistentRows).toEqual([]);
    expect(CIRCUMSTANCE_ROWS).toHaveLength(routeRows.length);
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

  it('come from our table or from a search on the official site, but never from both', () => {
    for (const { code, apprenticeships, apprenticeshipSearch } of routes) {
      const hasBothKinds = apprenticeships.length > 0 && apprenticeshipSearch !== undefined;
      expect([code, hasBothKinds]).toEqual([code, false]);
    }
    expect(requireRoute('47-2111.00').apprenticeshipSearch).toBe('electrician');
    // These jobs have no apprenticeship, because registration or employers require a degree.
    for (const code of ['17-1011.00', '25-2011.00', '25-4011.00', '27-1021.00']) {
      expect(listApprenticeships(code)).toEqual([]);
      expect(requireRoute(code).apprenticeshipSearch).toBeUndefined();
    }
  });

  it('are the first route only if a beginner can start or search for one', () => {
    const first = routes.filter(({ apprenticeshipFirst }) => apprenticeshipFirst);
    expect(first.map(({ code }) => code)).toContain('47-2111.00');
    for (const { code, apprenticeships, apprenticeshipSearch } of first) {
      const isOpen = apprenticeships.some(({ isLater, status }) => !isLater && status !== 'paused');
      expect([code, isOpen || apprenticeshipSearch !== undefined]).toEqual([code, true]);
    }
  });

  it('include every one that the routes mark as being for later in the career', () => {
    for (const [code, { later = [] }] of routeRows) {
      const joined = listApprenticeships(code).map(({ reference }) => reference);
      for (const reference of later) expect(joined).toContain(reference);
    }
  });

  it('are marked as being for later if their title begins with Senior, Lead or Advanced', () => {
    const earlyRoutes = routes.flatMap(({ code, apprenticeships }) =>
      apprenticeships
        .filter(
          ({ title, isLater }) => !isLater && /^(?:Senior|Lead(?:er)?|Advanced)\b/.test(title),
        )
        .map(({ title }) => `${code}: ${title}`),
    );
    expect(earlyRoutes).toEqual([]);
  });
});

describe('the registration of an occupation', () => {
  const registered = routeRows.flatMap(([code, { register = [] }]) =>
    register.map((each) => ({ code, ...each })),
  );

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

  it('has no protected title if only employers, and not the law, expect registration', () => {
    for (const { required, protectedTitle } of registered) {
      if (required === 'expected') expect(protectedTitle).toBeNull();
    }
  });

  it('uses every registration body in the list', () => {
    const usedBodies = new Set<string>(registered.map(({ body }) => body));
    expect(Object.keys(REGISTERS).filter((id) => !usedBodies.has(id))).toEqual([]);
  });

  it('names the UK nation in which a rule applies if it does not apply in all', () => {
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

describe('the further requirements of an occupation', () => {
  const codesAskingFor = (ask: string): string[] =>
    routeRows
      .filter(([, { asksFor = [] }]) => asksFor.some((each) => each === ask))
      .map(([code]) => code);

  it('include a criminal-record check if people work with children or patients', () => {
    const withChildren = ['11-9031.00', '21-1021.00', '25-9042.00', '27-2022.00', '39-9011.00'];
    const teachers = routeRows.map(([code]) => code).filter((code) => code.startsWith('25-20'));
    // All health jobs except vets and their nurses, who treat animals, and opticians, for whom no check is stated.
    const patients = routeRows
      .map(([code]) => code)
      .filter((code) => code.startsWith('29-'))
      .filter((code) => !['29-1131.00', '29-2056.00', '29-2081.00'].includes(code));
    expect(codesAskingFor('record')).toEqual(
      expect.arrayContaining([...withChildren, ...teachers, ...patients]),
    );
  });

  it('include a medical examination if the licence for the work requires one', () => {
    const licensed = routeRows.filter(([, { register = [] }]) =>
      register.some(
        ({ body, required }) =>
          required === 'law' && ['caa', 'vocational-driving', 'orr', 'mca', 'hse'].includes(body),
      ),
    );
    expect(licensed).not.toEqual([]);
    expect(codesAskingFor('medical')).toEqual(
      expect.arrayContaining(licensed.map(([code]) => code)),
    );
  });

  it('include a minimum age only in uniformed, flying, driving and security work', () => {
    const aged = routeRows.filter(([, { minimumAge }]) => minimumAge !== undefined);
    expect(aged.every(([code]) => /^(?:33|53)-/.test(code))).toBe(true);
    expect(requireRoute('53-3032.00').minimumAge).toBe(18);
    expect(requireRoute('33-2011.00').minimumAge).toBe(18);
    expect(requireRoute('53-4011.00').minimumAge).toBe(18);
  });
});

describe('the costs of entry routes', () => {
  it('include tuition funding for degrees, and say that an employer pays for its training', () => {
    const TUITION_WORDS = ['loan', 'health', 'medicine', 'teaching', 'research'];
    for (const { code, ways, cost, apprenticeships } of routes) {
      const kinds = ways.map(({ kind }) => kind);
      if (kinds.includes('degree')) {
        expect([code, cost.some((kind) => TUITION_WORDS.includes(kind))]).toEqual([code, true]);
      }
      const isPaid =
        kinds.includes('trainee') ||
        apprenticeships.some(({ status, isLater }) => status === 'open' && !isLater);
      if (isPaid) expect([code, cost.includes('employer')]).toEqual([code, true]);
      expect(new Set(cost).size).toBe(cost.length);
    }
  });

  it('contain no amount of money, because amounts become outdated', () => {
    expect(findings(/[£$€%]|\bper cent\b/)).toEqual([]);
    for (const text of SHARED_PROSE) expect(text).not.toMatch(/[£$€%]/);
  });
});

describe('the texts on entry routes', () => {
  const all = [...routeRows.flatMap(([, row]) => listProse(row)), ...SHARED_PROSE];

  it('have sentences of at most 20 words', () => {
    const longSentences = all
      .flatMap(splitSentences)
      .filter((sentence) => listWords(sentence).length > 20);
    expect(longSentences).toEqual([]);
  });

  it('have a reading age of at most 14 for each occupation, and of at most 12 taken together', () => {
    const hard = routeRows.filter(([, row]) => estimateReadingAge(listProse(row)) > 14);
    expect(hard.map(([code]) => code)).toEqual([]);
    expect(estimateReadingAge(routeRows.flatMap(([, row]) => listProse(row)))).toBeLessThanOrEqual(
      12,
    );
    expect(estimateReadingAge(SHARED_PROSE)).toBeLessThanOrEqual(14);
  });

  it('have a short heading for every kind of entry route', () => {
    for (const label of Object.values(OPENING_LABELS)) {
      expect(label).toMatch(/^[A-Z][^.]+$/);
      expect(listWords(label).length).toBeLessThanOrEqual(5);
    }
  });

  it('begin with a capital and end with a full stop', () => {
    for (const text of all) {
      expect(text).toMatch(/^[A-Z].*[^.\s]\.$/);
      expect(text).not.toMatch(/\s{2}|\n/);
    }
  });

  it('contain no banned word and no forbidden promise', () => {
    const bannedPattern =
      /\b(?:whom|whoever|one's|nor|anew|for want of|in keeping with|mend|reckon|middling|commonest|congenial|chafe|brisk|temperament|appetite|in earnest|the professions|posts|perfect|guaranteed|ideal|born to|gifted|proven|dream job|burnt out|anxious|disorder|passion\w*|dynamic|no two|fast-paced|team player|journey|unlock)\b/i;
    expect(findings(bannedPattern)).toEqual([]);
    for (const text of SHARED_PROSE) expect(text).not.toMatch(bannedPattern);
  });

  it('use contractions such as "don\'t", with straight apostrophes', () => {
    expect(findings(/’|\b(?:do not|does not|cannot|it is|is not|you are|you will)\b/)).toEqual([]);
  });

  it('are in British English without gendered words', () => {
    expect(
      findings(
        /\b(?:color|center|labor\b|behavior|favor|organiz|recogniz|specializ|analyz|program of|high school|license\b|enroll\b|truck|resume\b)\w*/i,
      ),
    ).toEqual([]);
    expect(
      findings(
        /\b(?:he|she|his|hers?|him|wom[ae]n|girls?|boys?|\w+(?:sales|trades|fire|police|work|lines|fore)m[ae]n)\b/i,
      ),
    ).toEqual([]);
  });

  it('give every occupation a trial and a career path of its own', () => {
    for (const part of ['tryIt', 'progression'] as const) {
      const texts = routeRows.map(([, row]) => row[part].text);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('list no first job title twice for an occupation', () => {
    for (const [code, { firstJobs }] of routeRows) {
      expect([code, new Set(firstJobs.map(({ title }) => title)).size]).toEqual([
        code,
        firstJobs.length,
      ]);
    }
  });
});
