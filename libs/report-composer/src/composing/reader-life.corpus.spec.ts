// Composes reports of readers in ten countries and at five stages of life who say what they have done, and checks that
// none says anything against their answers or offers what they ruled out.
import { CIRCUMSTANCE_ROWS, occupationByCode, OCCUPATIONS } from '@bearings/career-data';
import { areNearTwins, loadMatchingTables } from '@bearings/career-matching';
import { countFewestYears, formatMonths, getInterest, QUESTIONS, REPORT_FITS, TILES, UK } from '@bearings/domain';
import { EXPERIENCE_STATION } from '../content/report-copy/career-page.js';
import { CAREER_NOTE_TEXTS } from '../content/report-copy/circumstances.js';
import { ANSWER_SENTENCES } from '../content/report-copy/career-page.js';
import { summariseWayIn } from '../files/way-in-brief.js';
import { listPlannedCareers } from '../guidance/planned-careers.js';
import { chooseNoteText } from '../prose/prose.js';
import { createOwnRows } from '../selections/career-rows.js';
import { isAgainstAnswer, isGiven } from '../testing/given-lines.js';
import { createLifeReader, LIFE_COUNT, LIFE_COUNTRIES, type LifeReader } from '../testing/life-people.js';
import { findContradictions } from '../testing/report-contradictions.js';
import { composeWithTexts, type ReportWithTexts } from '../testing/report.factory.js';
import { createSource, type SampleReportSource } from '../testing/sample-people.js';
import { findStatedLengths } from '../testing/stated-lengths.js';
import { composeReport } from './compose-report.js';
import { toLineKey } from './reason-lines.js';
import { joinPlainRuns } from './report-document.js';

interface Report extends LifeReader {
  number: number;
  source: SampleReportSource & { country: string; withExperience: boolean };
  view: ReportWithTexts;
}
const reports: Report[] = [];

beforeAll(async () => {
  for (let number = 0; number < LIFE_COUNT; number += 1) {
    const reader = createLifeReader(number);
    const source = { ...(await createSource(reader.facts)), country: reader.country, withExperience: true };
    reports.push({ ...reader, number, source, view: composeWithTexts(source) });
  }
}, 600_000);

/** Returns the words of a reason around what it quotes and the task that it names, of its first sentence. */
const toFrame = (text: string): string =>
  (text.split(/(?<=[.:]) /)[0] ?? '').replaceAll(/“[^”]*”|: .*|(?<=you’d like to )[^,.]*/g, '…');

const tables = loadMatchingTables();
const rowByCode = new Map(CIRCUMSTANCE_ROWS.map((row) => [row.code, row]));
const zoneByCode = new Map(OCCUPATIONS.map(({ code, jobZone }) => [code, jobZone]));
const indexOf = (code: string): number => tables.indexByCode.get(code) ?? -1;

it('the readers are as many as stated, in ten countries and at five stages', () => {
  expect(reports).toHaveLength(300);
  expect(new Set(reports.map(({ country }) => country)).size).toBe(LIFE_COUNTRIES.length);
  expect(new Set(reports.map(({ country, stage }) => `${country} ${stage}`)).size).toBe(50);
  const jobCount = reports.flatMap(({ facts }) => facts.circumstances?.experience?.jobs ?? []).length;
  expect(jobCount).toBeGreaterThan(300);
});

describe('no sentence is against an answer', () => {
  it('in the report, whose statements on scores, dislikes and what is ruled out agree with each other', () => {
    const faults = reports.flatMap(({ number, view, facts }) =>
      findContradictions(view, facts).map((fault) => `${number}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('in the quotes of answers and of kinds of work', () => {
    const found = { statements: 0, tiles: 0 };
    const faults: unknown[] = [];
    for (const { number, facts, view } of reports) {
      const { interests = {} } = facts.circumstances ?? {};
      const answered = TILES.filter(({ id }) => getInterest(interests, id) !== undefined);
      for (const { title, quote, why, whyNot } of view.document.careers) {
        if (quote !== null) {
          const at = QUESTIONS.findIndex(({ text }) => text === quote.statement);
          const question = QUESTIONS[at];
          const keyed = facts.categories.find(({ category }) => category === question?.category)?.keyed[at % 3] ?? 0;
          const answer = ANSWER_SENTENCES[question?.reverse ? 6 - keyed : keyed];
          if (quote.answer !== answer) faults.push([number, title, quote, answer]);
          found.statements += 1;
        }
        const [reason, doubt] = [joinPlainRuns(why), joinPlainRuns(whyNot)];
        for (const { id, label } of answered) {
          const words = `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
          const isLiked = getInterest(interests, id) === 'like';
          if (reason.includes(words)) {
            found.tiles += 1;
            if (!isLiked) faults.push([number, title, reason]);
          }
          if (isLiked && doubt.includes(`“${words}”`)) faults.push([number, title, doubt]);
        }
      }
    }
    expect(faults).toEqual([]);
    expect(found.statements).toBeGreaterThan(300);
    expect(found.tiles).toBeGreaterThan(300);
  });
});

it('a career has one length of training, wherever a report states it', () => {
  const found = { stated: 0, several: 0, named: 0 };
  const faults: unknown[] = [];
  for (const { number, facts, view, source, country } of reports) {
    const rows = createOwnRows(source, () => 0);
    const codes = facts.careers.map(({ code }) => code);
    const planned = country === UK ? listPlannedCareers(facts, codes, country) : [];
    for (const [index, career] of view.document.careers.entries()) {
      const named = view.document.matching.inMind.find(({ code }) => code === career.code);
      if (named !== undefined) found.named += 1;
      const stations = (career.routes[0]?.stations ?? []).filter(({ title }) => title !== EXPERIENCE_STATION);
      const isDrawn = typeof stations.at(-1)?.months === 'number';
      const texts = [
        rows[index]?.wayIn?.training ?? '',
        career.training,
        career.details.find(({ id }) => id === 'time')?.text ?? '',
        ...career.notes.map(({ text }) => text),
        ...career.fromHere.missing,
        summariseWayIn(career),
        ...(named?.missing ?? []),
        ...(named?.gates ?? []),
      ];
      const lengths = [
        ...texts.flatMap(findStatedLengths),
        ...(isDrawn ? [formatMonths(stations.reduce((sum, { months }) => sum + (months ?? 0), 0))] : []),
      ];
      if (new Set(lengths).size > 1) faults.push([number, country, career.title, lengths]);
      if (lengths.length > 0) found.stated += 1;
      if (lengths.length > 1) found.several += 1;
      const marks = [career.exceedsTraining, rows[index]?.exceedsTraining, planned[index]?.isLong ?? false];
      if (marks.includes(true)) faults.push([number, career.title, marks]);
    }
  }
  expect(faults).toEqual([]);
  expect(found.stated).toBeGreaterThan(250);
  expect(found.several).toBeGreaterThan(200);
  expect(found.named).toBeGreaterThan(10);
});

it('each reason quotes a line that the reader gave, and at most two of ten the same', () => {
  const found = { own: 0, shared: 0, none: 0 };
  for (const { number, facts, source } of reports) {
    for (const withExperience of [true, false]) {
      const lines = source.prose.careerNotes.flatMap((note) => {
        const { line, support } = chooseNoteText(note, withExperience);
        return support === undefined ? [line] : [line, support];
      });
      const given = lines.filter((line) => line !== null);
      found.none += lines.length - given.length;
      found[withExperience ? 'own' : 'shared'] += given.length;
      for (const line of given) {
        expect([number, line, isGiven(line, facts), isAgainstAnswer(line, facts)]).toEqual([number, line, true, false]);
      }
      const keys = given.map(toLineKey);
      const overused = keys.filter((key) => keys.filter((each) => each === key).length > 2);
      expect([number, overused]).toEqual([number, []]);
    }
  }
  // Only a reader who took no side, or too few, has careers without a line.
  expect(found.none / (found.own + found.shared)).toBeLessThan(0.02);
});

it('what gets worse of what the reader wants to change is said of three careers with the fact, and counted for all', () => {
  const found = { pressure: 0, shifts: 0, conflict: 0 };
  for (const { number, facts, source, view } of reports) {
    const { jobs = [], changes = [] } = facts.circumstances?.experience ?? {};
    const job = jobs.find(({ isCurrent }) => isCurrent)?.occupation ?? '';
    if (occupationByCode(job) === undefined) continue;
    const shared = composeReport({ ...source, withExperience: false }).document;
    const said = { pressure: 0, shifts: 0, conflict: 0 };
    for (const [index, { code, title, whyNot, doubt }] of view.document.careers.entries()) {
      const text = joinPlainRuns(whyNot);
      const [here, now] = [code, job].map((each) => Math.round(occupationByCode(each)?.demand.burnout ?? Number.NaN));
      if (changes.includes('pressure') && (here ?? 0) >= (now ?? 0) + 10) {
        found.pressure += 1;
        said.pressure += 1;
        const lines = view.document.staying?.lines.map((line) => line.text).join(' ') ?? '';
        if (view.document.staying !== null)
          expect([number, lines]).toEqual([number, expect.stringMatching(/more pressure in/i)]);
        if (said.pressure > 3) continue;
        expect([number, title, text]).toEqual([number, title, expect.stringMatching(/more (?:pressure )?than/)]);
        expect([number, title, doubt]).toEqual([number, title, expect.stringMatching(/more (?:pressure )?than/)]);
      }
      const shared0 = joinPlainRuns(shared.careers[index]?.whyNot ?? []);
      expect([number, title, /[Yy]ou want|[Yy]ou wanted/.test(shared0)]).toEqual([number, title, false]);
      for (const [change, condition, pattern] of [
        ['hours', 'shifts', /nights (?:or|and) shifts/i],
        ['people', 'conflict', /angry|conflict/],
      ] as const) {
        const [share, ownShare] = [code, job].map((each) => rowByCode.get(each)?.dealBreakers[condition] ?? 0);
        if (!changes.includes(change) || ((share ?? 0) <= (ownShare ?? 0) && share !== 2)) continue;
        found[condition] += 1;
        said[condition] += 1;
        if (said[condition] > 3) continue;
        expect([number, title, pattern.test(text), text]).toEqual([number, title, true, text]);
      }
    }
  }
  expect(Math.min(found.pressure, found.shifts, found.conflict)).toBeGreaterThan(20);
});

it('no career with a lower fit word stands above one with a higher', () => {
  for (const { number, view } of reports) {
    if (!view.document.matching.ranked) continue;
    const places = view.document.careers.map(({ fit }) => REPORT_FITS.indexOf(fit));
    expect([number, places]).toEqual([number, places.toSorted((a, b) => a - b)]);
  }
});

it('no two careers in a row have their reasons in the same words', () => {
  const faults: string[] = [];
  let count = 0;
  for (const { number, view } of reports) {
    const frames = view.document.careers.map(({ why, quote }) => toFrame(quote === null ? joinPlainRuns(why) : ''));
    for (const [index, frame] of frames.entries()) {
      if (frame === '') continue;
      count += 1;
      if (frame === frames[index - 1]) faults.push(`${number}: ${frame}`);
    }
  }
  expect(count).toBeGreaterThan(1_500);
  expect(faults.length / count).toBeLessThan(0.01);
});

it('no career is a job that the reader does now, nor its near twin unless they want to stay near it', () => {
  const found = { jobs: 0, twins: 0 };
  for (const { number, facts, view } of reports) {
    const { jobs = [], direction } = facts.circumstances?.experience ?? {};
    const codes = view.document.careers.map(({ code }) => code);
    for (const { occupation } of jobs.filter(({ isCurrent }) => isCurrent)) {
      const at = indexOf(occupation);
      if (at === -1) continue;
      found.jobs += 1;
      expect([number, codes.includes(occupation)]).toEqual([number, false]);
      const twins = OCCUPATIONS.filter(({ code }) => areNearTwins(tables, at, indexOf(code))).map(({ code }) => code);
      found.twins += twins.length;
      if (direction === 'near') continue;
      expect([number, twins.filter((code) => codes.includes(code))]).toEqual([number, []]);
    }
  }
  expect(Math.min(found.jobs, found.twins)).toBeGreaterThan(50);
});

it('none of the ten takes longer to train for than the reader said, and what does is named apart', () => {
  const found = { ten: 0, longer: 0 };
  const accepted = { none: 3, '1y': 12, '3y': 42, degree: 72, longer: Infinity };
  for (const { number, facts, view, country } of reports) {
    const { training = 'longer', experience } = facts.circumstances ?? {};
    const done = (experience?.jobs ?? []).map(({ occupation }) => occupation);
    for (const [index, { title, code, exceedsTraining }] of view.document.careers.entries()) {
      found.ten += 1;
      const fact = facts.careers[index]?.training;
      const isLongUnpaid = country !== 'US' && fact?.paid === false && fact.months > accepted[training];
      expect([number, title, exceedsTraining, isLongUnpaid && !done.includes(code)]).toEqual([
        number,
        title,
        false,
        false,
      ]);
    }
    const { longer } = view.document.matching;
    expect(facts.longer.length).toBeLessThanOrEqual(2);
    found.longer += longer.length;
    const codes = view.document.careers.map(({ code }) => code);
    expect([number, facts.longer.filter(({ code }) => codes.includes(code))]).toEqual([number, []]);
    expect(longer.filter(({ text }) => text === '')).toEqual([]);
  }
  expect(found.ten).toBeGreaterThan(2_900);
  expect(found.longer).toBeGreaterThan(100);
});

it('what is below the reader’s level says so', () => {
  const found = { below: 0, allBelow: 0 };
  const unsaid: string[] = [];
  for (const { number, facts, view } of reports) {
    const { jobs = [] } = facts.circumstances?.experience ?? {};
    const longJobs = jobs.filter(({ years }) => countFewestYears(years) >= 3);
    const presentJobs = longJobs.filter(({ isCurrent }) => isCurrent);
    const levelJobs = presentJobs.length > 0 ? presentJobs : longJobs;
    // From the tables alone: two job zones and an entry level of a degree against one of no certificate.
    const isFarBelow = (code: string): boolean =>
      levelJobs.length > 0 &&
      levelJobs.every(
        ({ occupation }) =>
          (zoneByCode.get(occupation) ?? 0) - (zoneByCode.get(code) ?? 5) >= 2 &&
          (rowByCode.get(occupation)?.level ?? 0) > (rowByCode.get(code)?.level ?? 9),
      );
    const saysOfAll = Object.values(CAREER_NOTE_TEXTS.levels.all).some((text) => view.content.includes(text));
    for (const [index, { title, code, notes }] of view.document.careers.entries()) {
      const isBelow = facts.careers[index]?.experience.isBelowLevel === true || isFarBelow(code);
      if (isBelow) found.below += 1;
      if (saysOfAll) found.allBelow += 1;
      if (isBelow && !saysOfAll && !notes.some(({ id }) => id === 'level')) unsaid.push(`${number}: ${title}`);
    }
  }
  expect(unsaid).toEqual([]);
  expect(found.below).toBeGreaterThan(50);
});
