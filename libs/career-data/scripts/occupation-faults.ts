// Checks of an occupation's rows in the tables, beyond what the tables' schemas check.
import { inAmericanSpelling, MAX_LESS_DEMAND, opensWithoutDegree } from '@bearings/career-data';
import { pages } from '@bearings/contracts';
import { CATEGORIES, type Category, toCareerSlug, WORK_FIELDS } from '@bearings/domain';
import {
  type CheckedOccupation,
  joinNames,
  listAmericanTextFaults,
  listDescriptionFaults,
  listLanguageFaults,
  listPatternFaults,
  listRepeatedValues,
  listRouteProse,
  listMomentFaults,
  listTaskFaults,
  listWordSequences,
  type Tables,
} from './occupation-text-faults.js';
import { listWords, measureReadingAge, splitSentences } from './plain-words.js';

/** The number of jobs that texts for readers state. Find these texts with `git grep -E '(about|some) 250'`. */
const STATED_JOB_COUNT = 250;
const MAX_DIFFERENCE_FROM_STATED_JOB_COUNT = 14;

/** Occupations whose core is none of our kinds of work (tiles): mechanical engineering technicians and dietitians. */
export const CODES_WITHOUT_CORE = ['15-1211.00', '17-3027.00', '21-1094.00', '29-1031.00', '31-9011.00'];

const AMERICAN_TITLE_PATTERN =
  /judgment|counseling|archeolog|labor\b|\b\w+iz(?:e|ing|ation)\b|post-?secondary|high school|college|transportation|realtor|attorney/i;
/**
 * Words that show that a description or task is about a category. The categories `resilience` and `burnout` need no
 * words, because texts never state a low demand for them.
 */
const CATEGORY_WORDS: Readonly<Partial<Record<Category, RegExp>>> = {
  leadership:
    /\b(?:lead|leads|leading|manage|manages|managing|supervis(?:e|es|ing)|in charge|takes? charge|run a team|direct|directs|directing)\b/i,
  motivation: /\b(?:targets?|goals?|competit\w*|ambiti\w*)\b/i,
  communication:
    /\b(?:talk\w*|speak\w*|explain\w*|advis\w*|present|presents|interview\w*|persuad\w*|negotiat\w*|discuss\w*|conversation\w*|meetings?|teach\w*)\b/i,
  helping:
    /\b(?:help|helps|helping|care for|cares for|caring|look after|looks after|comfort\w*|support|supports|patients)\b/i,
  analytical:
    /\b(?:analys\w*|research\w*|investigat\w*|calculat\w*|diagnos\w*|evidence|statistic\w*|experiment\w*|data|causes?|find out why|work out|works out|working out)\b/i,
  creativity:
    /\b(?:design|designs|designing|invent|invents|inventing|create|creates|creating|creative|ideas?|compos\w*|style|original|new ways|imagin\w*)\b/i,
  planning:
    /\b(?:plan|plans|planned|planning|schedul\w*|organis(?:e|es|ing|ed)|timetabl\w*|arrang\w*|bookings?|book|budgets?|records?|deadlines?|rotas?|prepare|prepares|preparing|preparation)\b/i,
  practical: /\b(?:build|builds|repair|repairs|tools?|hands|by hand|instal\w*|lift\w*|cook\w*|machines?|equipment)\b/i,
  spatial: /\b(?:draw|draws|drawings?|design|designs|maps?|models?|layouts?|machines?|measure\w*|diagrams?|3D)\b/i,
  risk: /\b(?:danger\w*|risks?|risky|emergenc\w*|hazard\w*|heights?|uncertain\w*)\b/i,
};

/** Returns a function that lists the faults in an occupation's rows. Each fault begins with its place in the record. */
export function createFaultFinder(tables: Tables): (code: string) => string[] {
  const wordSequences = new Map(
    Object.entries(tables.descriptions).map(([code, text]) => [code, listWordSequences(text)]),
  );
  // The check of the wording ignores the titles of occupations, which may contain British words that other texts must
  // avoid.
  const titles = new RegExp(
    tables.occupations.map(({ title }) => title.replaceAll(/ \(.*\)$/g, '').replaceAll(/\W/g, '.')).join('|'),
    'gi',
  );
  return (code) => {
    const row = tables.occupations.find((each) => each.code === code);
    const circumstances = tables.circumstances.find((each) => each.code === code);
    const route = tables.routes.routes[code];
    const description = tables.descriptions[code];
    const tasks = tables.tasks[code];
    if (!row || !circumstances || !route || !description || !tasks) {
      throw new Error(`The tables have no complete occupation ${code}.`);
    }
    const given = { tables, code, row, circumstances, route, description, tasks, wordSequences, titles };
    return [
      ...listTitleFaults(given),
      ...listFigureFaults(given),
      ...listMatchingFaults(given),
      ...listDescriptionFaults(given),
      ...listMomentFaults(given),
      ...listTaskFaults(given),
      ...listRouteFaults(given),
      ...listApprenticeshipFaults(given),
      ...listLanguageFaults(given),
      ...listAmericanTextFaults(given),
      ...listUkGroupFaults(given),
    ];
  };
}

function listTitleFaults({ tables, code, row: { title } }: CheckedOccupation): string[] {
  const faults: string[] = [];
  if (!/^[A-Z][^,;]+$/.test(title)) {
    faults.push('title: begin with a capital letter, without a comma or semicolon.');
  }
  const american = AMERICAN_TITLE_PATTERN.exec(title)?.[0];
  if (american !== undefined) faults.push(`title: “${american}” is American. Use the British title.`);
  const shownInAmerica = tables['us-titles'][code] ?? title;
  if (inAmericanSpelling(shownInAmerica) !== shownInAmerica) {
    faults.push(`usTitle: “${shownInAmerica}” has a British spelling. Give the title in American English.`);
  }
  const slug = toCareerSlug(title);
  const fixed = Object.values(pages).some((path) => path.split('/')[2] === slug);
  const other = tables.occupations.find((each) => each.code !== code && toCareerSlug(each.title) === slug);
  if (fixed || other) faults.push(`title: the address /careers/${slug} exists. Use another title.`);
  if (!WORK_FIELDS.some(({ group }) => code.startsWith(`${group}-`))) {
    faults.push(
      `code: we have no field of work ${code.slice(0, 2)}. Use a code of one of the groups ${joinNames(WORK_FIELDS.map(({ group }) => group))}.`,
    );
  }
  if (Math.abs(tables.occupations.length - STATED_JOB_COUNT) > MAX_DIFFERENCE_FROM_STATED_JOB_COUNT) {
    faults.push(
      `code: the tables have ${tables.occupations.length} occupations, and texts for readers say about ${STATED_JOB_COUNT}. Ask the owner.`,
    );
  }
  const own = (tables['everyday-titles'][code] ?? []).filter((each) => each === title);
  if (own.length > 0) faults.push('everydayTitles: leave out the title itself.');
  for (const each of tables['everyday-titles'][code] ?? []) {
    const owner = tables.occupations.find(
      (other) =>
        other.code !== code &&
        [
          other.title,
          ...(tables['everyday-titles'][other.code] ?? []),
          ...(tables.titles.find((row) => row.code === other.code)?.gb ?? []),
        ].some((known) => known.toLowerCase() === each.toLowerCase()),
    );
    if (owner !== undefined) {
      faults.push(`everydayTitles: ${each} is a title of ${owner.title}. Leave it out.`);
    }
  }
  for (const each of listRepeatedValues(tables['everyday-titles'][code] ?? [])) {
    faults.push(`everydayTitles: ${each} is there twice.`);
  }
  return faults;
}

function listFigureFaults({ tables, code, row }: CheckedOccupation): string[] {
  const faults: string[] = [];
  const { demand, partial, uk, us } = row;
  const unknown = CATEGORIES.filter((category) => demand[category] === null);
  if (unknown.length > 0 && !partial) {
    faults.push(
      `figures.demand: ${joinNames(unknown)} ${unknown.length === 1 ? 'is' : 'are'} null. Fill in the figures, or add "partial": true if the source has none.`,
    );
  }
  for (const category of unknown) {
    const related = tables.related.find((each) => each.code === code);
    const near = [...(related?.short ?? []), ...(related?.long ?? [])];
    const known = tables.occupations.some((each) => near.includes(each.code) && each.demand[category] !== null);
    if (!known) {
      faults.push(
        `related: no occupation of short or long has a demand for ${category}, from which the missing one is made.`,
      );
    }
  }
  for (const [name, pay] of [
    ['uk', uk],
    ['us', us],
  ] as const) {
    const { p25, median, p75 } = pay;
    if (median !== null && ((p25 ?? 0) >= median || (p75 ?? Infinity) <= median)) {
      faults.push(`figures.${name}: p25 has to be below the median, and p75 above it.`);
    }
  }
  if (uk.median !== null && uk.year === null) faults.push('figures.uk.year is missing.');
  const note = tables['pay-notes'][code];
  if (uk.median !== null && us.median !== null && note?.misleadingGroup === undefined) {
    const ratio = uk.median / us.median;
    if (ratio <= 0.28 || ratio >= 1.05) {
      faults.push(
        `figures: the UK median is ${ratio.toFixed(2)} of the American one; 0.28 to 1.05 is plausible. Correct a figure, or say in payNotes.misleadingGroup why the UK group misleads.`,
      );
    }
  }
  if (note?.selfEmployed !== undefined && (uk.median === null || note.misleadingGroup)) {
    faults.push(
      'payNotes.selfEmployed: it goes with a UK median that is printed. Leave it out without one, or with misleadingGroup.',
    );
  }
  for (const name of ['skills', 'distinctive', 'knowledge', 'software', 'styles', 'values'] as const) {
    for (const each of listRepeatedValues(row[name])) faults.push(`figures.${name}: ${each} is there twice.`);
  }
  faults.push(
    ...listPatternFaults(
      row.software.map((text) => ({ place: 'figures.software', text })),
      AMERICAN_TITLE_PATTERN,
      'is American. Use the British word.',
    ),
  );
  const { what, more, day } = tables.descriptions[code] ?? {};
  const work = [what, more, day, ...(tables.tasks[code] ?? [])].join(' ');
  const limits = tables['reason-limits'].find((each) => each.code === code);
  const oftenAlone = note?.selfEmployed !== undefined || tables['us-self-employed'].some(([each]) => each === code);
  for (const category of CATEGORIES) {
    const asked = demand[category];
    if (asked === null || asked === undefined) continue;
    if (asked > MAX_LESS_DEMAND || limits?.notLow.includes(category)) continue;
    const named = CATEGORY_WORDS[category]?.exec(work)?.[0];
    const why =
      named !== undefined
        ? `description or tasks say “${named}”`
        : category === 'risk' && oftenAlone
          ? 'many work for themselves'
          : null;
    if (why === null) continue;
    faults.push(
      `figures.demand.${category}: ${asked} is called less than most jobs ask for, but ${why}. Reword the text, or add "${category}" to reasonLimits.notLow.`,
    );
  }
  if (limits !== undefined && limits.notLow.length + limits.notHigh.length === 0) {
    faults.push('reasonLimits: name a category in notLow or notHigh, or leave the part out.');
  }
  return faults;
}

function listMatchingFaults({ tables, code, circumstances, route }: CheckedOccupation): string[] {
  const faults: string[] = [];
  const findTitle = (each: string): string | undefined =>
    tables.occupations.find((other) => other.code === each)?.title;
  const tiles = tables.tiles.find((each) => each.code === code)?.tiles ?? {};
  if (!Object.values(tiles).includes(3) && !CODES_WITHOUT_CORE.includes(code)) {
    faults.push('tiles: give the core of the work a 3.');
  }
  const subjects = tables.subjects.find((each) => each.code === code);
  if (subjects !== undefined) {
    const { direct, related, school } = subjects;
    for (const each of listRepeatedValues([...direct, ...related])) {
      faults.push(`subjects: ${each} is there twice. It is either direct or related.`);
    }
    for (const each of listRepeatedValues([...school.required, ...school.helps])) {
      faults.push(`subjects.school: ${each} is there twice. It is either required or helps.`);
    }
  }
  const { months, fromDegree, senior, from, entryTitle, regulator, paid } = circumstances;
  for (const [name, value] of Object.entries({ months, fromDegree })) {
    if (!Number.isInteger(value) || value > 180) {
      faults.push(`circumstances.${name}: use whole months, at most 180.`);
    }
  }
  if (regulator === '') faults.push('circumstances.regulator: name the body, or leave it out.');
  const entries = Number(from !== undefined) + Number(entryTitle !== undefined);
  if (entries !== (senior === undefined ? 0 : 1)) {
    faults.push(
      'circumstances: a senior post has either "from", the jobs that lead to it, or "entryTitle"; other occupations have neither.',
    );
  }
  if (entryTitle !== undefined && tables['us-titles'][code] !== undefined) {
    faults.push('usTitle: leave it out beside circumstances.entryTitle, which it would replace.');
  }
  for (const [each, title] of Object.entries(from ?? {})) {
    if (findTitle(each) !== title) {
      faults.push(`circumstances.from: ${each} is ${findTitle(each) ?? 'no occupation of ours'}, not ${title}.`);
    }
  }
  const below = new Map(tables.circumstances.map((each) => [each.code, Object.keys(each.from ?? {})]));
  const reached = new Set<string>();
  const climb = (each: string): void => {
    for (const entry of below.get(each) ?? []) {
      if (reached.has(entry)) continue;
      reached.add(entry);
      climb(entry);
    }
  };
  climb(code);
  if (reached.has(code)) faults.push('circumstances.from: the jobs below lead back to this one.');
  if (circumstances.level !== route.level) {
    faults.push('circumstances.level: it differs from the level in the table of routes.');
  }
  if (months < route.months[0] || months > route.months[1]) {
    faults.push(`circumstances.months: ${months} is outside route.months, ${route.months.join(' to ')}.`);
  }
  if ((route.experience !== undefined) !== (senior !== undefined)) {
    faults.push('route.experience: a senior post (circumstances.senior) has it, and no other.');
  }
  if (paid && !route.cost.includes('employer')) {
    faults.push('route.cost: add "employer", because circumstances.paid says that training is paid.');
  }
  const byLaw = (route.register ?? []).some(({ required }) => required !== 'expected');
  if (regulator !== undefined && !byLaw) {
    faults.push(
      'route.register: add the body of circumstances.regulator with "required": "law" or "part", or leave the regulator out.',
    );
  }
  const related = tables.related.find((each) => each.code === code);
  const progression = tables.progression.find((each) => each.code === code);
  const named = {
    related: [...(related?.short ?? []), ...(related?.long ?? []), ...(related?.more ?? [])],
    progression: [...(progression?.up ?? []), ...(progression?.move ?? []), ...(progression?.study ?? [])],
    'route names': [...route.ways, ...route.firstJobs].flatMap(({ names = [] }) => names),
  };
  for (const [place, codes] of Object.entries(named)) {
    const wrong = codes.filter((each) => each === code || findTitle(each) === undefined);
    if (wrong.length > 0) {
      faults.push(`${place}: name other occupations of ours, not ${joinNames(wrong)}.`);
    }
    if (place === 'related' && listRepeatedValues(codes).length > 0) {
      faults.push(`related: ${joinNames(listRepeatedValues(codes))} is there twice.`);
    }
  }
  return faults;
}

/**
 * Codes of the health professions (group 29) for which no check of criminal records is usual, for example because their
 * patients are animals.
 */
const CODES_WITHOUT_CRIMINAL_RECORD_CHECK = new Set(['29-1131.00', '29-2056.00', '29-2081.00']);
/** Bodies whose licences to fly, drive, sail or dive need a medical examination. */
const MEDICAL_BODIES = new Set(['caa', 'vocational-driving', 'orr', 'mca', 'hse']);
const DEGREE_COST_KINDS = new Set(['loan', 'health', 'medicine', 'teaching', 'research']);
/**
 * The shortest and the longest training, in months, that an occupation of each job zone may have. A job zone says how
 * much preparation a job needs; job zones are American and imprecise, so the ranges are wide.
 */
const SHORTEST_TRAINING_MONTHS = { 1: 0, 2: 0, 3: 0, 4: 1, 5: 12 } as const;
const LONGEST_TRAINING_MONTHS = { 1: 12, 2: 60, 3: 60, 4: 84, 5: 168 } as const;

function listRouteFaults({ tables, code, row, route }: CheckedOccupation): string[] {
  const faults: string[] = [];
  const standards = listStandards(tables, code, route);
  const isOpen = standards.some(({ isLater, status }) => !isLater && status === 'open');
  const prose = listRouteProse(route);
  for (const [at, { kind, needs, studies, months }] of route.ways.entries()) {
    if (kind !== 'degree') continue;
    const place = `route.ways.${at}`;
    if (needs === 'none' || needs === 'school') {
      faults.push(`${place}.needs: a degree needs "any-degree", "named-degree" or "accredited-degree".`);
    }
    if (studies === undefined && months === undefined) {
      faults.push(`${place}: say what people study ("studies") or how long it takes ("months").`);
    }
  }
  const isWithoutDegree = opensWithoutDegree({ ...route, apprenticeships: standards });
  if (isWithoutDegree !== (route.degreeOnly === undefined)) {
    faults.push(
      isWithoutDegree
        ? 'route.degreeOnly: leave it out, because a way in or an apprenticeship starts without a degree.'
        : 'route.degreeOnly is missing: why there is no way in without a degree.',
    );
  }
  const { zone } = row;
  const [, to] = route.months;
  if (to > LONGEST_TRAINING_MONTHS[zone] || to < SHORTEST_TRAINING_MONTHS[zone]) {
    faults.push(
      `route.months: with figures.zone ${zone} the longest training is ${SHORTEST_TRAINING_MONTHS[zone]} to ${LONGEST_TRAINING_MONTHS[zone]} months, not ${to}.`,
    );
  }
  if ((route.level === 1 && zone === 5) || (route.level >= 3 && zone <= 1)) {
    faults.push(`route.level: ${route.level} contradicts figures.zone ${zone}.`);
  }
  for (const { required, protectedTitle } of route.register ?? []) {
    if (required === 'expected' && protectedTitle !== null) {
      faults.push('route.register: the law protects no title if only employers expect it. Use null.');
    }
  }
  const asks = route.asksFor ?? [];
  const withPeople =
    (code.startsWith('29-') && !CODES_WITHOUT_CRIMINAL_RECORD_CHECK.has(code)) || code.startsWith('25-20');
  if (withPeople && !asks.includes('record')) {
    faults.push('route.asksFor: add "record", because people work with patients or pupils.');
  }
  const needsMedical = (route.register ?? []).some(
    ({ body, required }) => required === 'law' && MEDICAL_BODIES.has(body),
  );
  if (needsMedical && !asks.includes('medical')) {
    faults.push('route.asksFor: add "medical", which the licence in route.register needs.');
  }
  const kinds = route.ways.map(({ kind }) => kind);
  if (kinds.includes('degree') && !route.cost.some((kind) => DEGREE_COST_KINDS.has(kind))) {
    faults.push(`route.cost: a degree needs one of ${joinNames([...DEGREE_COST_KINDS])}.`);
  }
  if ((kinds.includes('trainee') || isOpen) && !route.cost.includes('employer')) {
    faults.push('route.cost: add "employer", because an employer trains people.');
  }
  for (const each of listRepeatedValues(route.cost)) faults.push(`route.cost: ${each} is there twice.`);
  for (const each of listRepeatedValues(route.firstJobs.map(({ title }) => title))) {
    faults.push(`route.firstJobs: ${each} is there twice.`);
  }
  for (const { place, text } of prose) {
    for (const sentence of splitSentences(text)) {
      const { length } = listWords(sentence);
      if (length > 20) faults.push(`${place}: a sentence has ${length} words. Write at most 20.`);
    }
    if (!/^[A-Z].*[^.\s]\.$/.test(text)) {
      faults.push(`${place}: begin with a capital letter and end with a full stop.`);
    }
  }
  const age = measureReadingAge(prose.filter(({ place }) => !place.endsWith('forGraduates')).map(({ text }) => text));
  if (age > 14) {
    faults.push(
      `route: its texts have a reading age of ${age.toFixed(1)}. Use shorter words and sentences, for 14 at most.`,
    );
  }
  for (const part of ['tryIt', 'progression'] as const) {
    const twin = Object.entries(tables.routes.routes).find(
      ([each, other]) => each !== code && other[part].text === route[part].text,
    )?.[0];
    if (twin !== undefined) faults.push(`route.${part}.text: ${twin} has the same text. Reword it.`);
  }
  return faults;
}

/**
 * Returns the apprenticeships of an occupation. `isLater` says whether an apprenticeship first requires a degree or a
 * job in the field.
 */
function listStandards(tables: Tables, code: string, { later = [] }: CheckedOccupation['route']) {
  return tables.apprenticeships.flatMap(([each, reference, title, level, months, area, status]) =>
    each === code ? [{ reference, title, level, months, area, status, isLater: later.includes(reference) }] : [],
  );
}

function listApprenticeshipFaults({ tables, code, route }: CheckedOccupation): string[] {
  const faults: string[] = [];
  const standards = listStandards(tables, code, route);
  if (standards.length > 3) faults.push('apprenticeships: name at most three.');
  for (const { reference, title, level, months, area, status, isLater } of standards) {
    if (months < 8 || months > 72) {
      faults.push(`apprenticeships: ${reference} takes ${months} months; 8 to 72 is plausible.`);
    }
    const own = JSON.stringify([title, level, months, area, status]);
    const published = tables.apprenticeships.find(
      ([each, same, ...rest]) => each !== code && same === reference && JSON.stringify(rest) !== own,
    );
    if (published !== undefined) {
      faults.push(
        `apprenticeships: ${published[0]} has ${reference} as ${published.slice(2).join(', ')}. Use the same.`,
      );
    }
    if (!isLater && /^(?:Senior|Lead(?:er)?|Advanced)\b/.test(title)) {
      faults.push(`route.later: add "${reference}", because “${title}” is for people in the field.`);
    }
  }
  const unknown = (route.later ?? []).filter((each) => !standards.some(({ reference }) => reference === each));
  if (unknown.length > 0) faults.push(`route.later: ${joinNames(unknown)} is not in apprenticeships.`);
  if (standards.length > 0 && route.apprenticeshipSearch !== undefined) {
    faults.push('route.apprenticeshipSearch: leave it out, because apprenticeships names some.');
  }
  const isOpen = standards.some(({ isLater, status }) => !isLater && status !== 'paused');
  if (route.apprenticeshipFirst && !isOpen && route.apprenticeshipSearch === undefined) {
    faults.push('route.apprenticeshipFirst: it needs an open apprenticeship, or route.apprenticeshipSearch.');
  }
  return faults;
}

function listUkGroupFaults({ tables, row: { uk }, code }: CheckedOccupation): string[] {
  const faults: string[] = [];
  const group = tables['unit-group-titles'].find(([soc]) => soc === uk.soc);
  if (group !== undefined) {
    const [, , titles] = group;
    if (titles.length < 2) faults.push('unitGroup: give two or more job titles of the group.');
    for (const each of listRepeatedValues(titles)) faults.push(`unitGroup: ${each} is there twice.`);
  }
  const life = tables['working-life'].find(([soc]) => soc === uk.soc);
  if (life !== undefined) {
    const [, jobs, partTime, women, fullTime, all, overtime] = life;
    if (fullTime === null) faults.push('workingLife: the hours full-time (the fourth value) are missing.');
    const plausibleRanges: readonly (readonly [string, number | null, number, number])[] = [
      ['thousands of jobs', jobs, 1, 40_000],
      ['% part-time', partTime, 1, 99],
      ['% women', women, 1, 99],
      ['hours full-time', fullTime, 30, 60],
      ['hours of all', all, 8, 60],
      ['overtime', overtime, 0, 15],
    ];
    for (const [name, value, least, most] of plausibleRanges) {
      if (value !== null && (value < least || value > most)) {
        faults.push(`workingLife: ${name} is ${value}; ${least} to ${most} is plausible.`);
      }
    }
  }
  for (const [each, percent] of tables['us-self-employed']) {
    if (each === code && percent < 25) {
      faults.push('usSelfEmployed: leave it out below 25%.');
    }
  }
  return faults;
}
