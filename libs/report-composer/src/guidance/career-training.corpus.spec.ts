import { formatMonths, UK, US } from '@bearings/domain';
import { EXPERIENCE_STATION } from '../content/report-copy/career-page.js';
import { composeReport } from '../composing/compose-report.js';
import { summariseWayIn } from '../files/way-in-brief.js';
import { createOwnRows } from '../selections/career-rows.js';
import { createPersonFacts, createSource } from '../testing/sample-people.js';
import { findStatedLengths } from '../testing/stated-lengths.js';
import { findCareerTraining } from './career-training.js';
import { listPlannedCareers } from './planned-careers.js';
import { createReader } from './reader.js';

const PEOPLE = Array.from({ length: 120 }, (_, seed) => seed);

describe('the length of training of a career', () => {
  it('is the same in the list, the chart, the details, the notes and the PDF of a reader, and its mark in all', async () => {
    const found = { compared: 0, own: 0, usual: 0 };
    for (const seed of PEOPLE) {
      const person = await createSource(createPersonFacts(seed));
      const { facts } = person;
      const source = { ...person, country: UK };
      const view = composeReport(source);
      const rows = createOwnRows(source, () => 0);
      const planned = listPlannedCareers(
        facts,
        facts.careers.map(({ code }) => code),
        UK,
      );
      for (const [index, career] of view.document.careers.entries()) {
        const row = rows[index];
        const texts = {
          row: row?.wayIn?.training ?? '',
          details: career.details.find(({ id }) => id === 'time')?.text ?? '',
          notes: career.notes.map(({ text }) => text).join(' '),
          pdf: summariseWayIn(career),
        };
        const lengths = Object.values(texts).flatMap(findStatedLengths);
        const [route] = career.routes;
        const stations = (route?.stations ?? []).filter(({ title }) => title !== EXPERIENCE_STATION);
        const drawn = stations.reduce((sum, { months }) => sum + (months ?? 0), 0);
        const isDrawn = typeof stations.at(-1)?.months === 'number';
        const all = new Set([...lengths, ...(isDrawn ? [formatMonths(drawn)] : [])]);
        expect([seed, career.title, texts, [...all]]).toEqual([seed, career.title, texts, [[...all][0]]]);
        expect(findStatedLengths(texts.row)).toHaveLength(1);
        expect(findStatedLengths(texts.pdf)).toHaveLength(1);
        const marks = [career.exceedsTraining, row?.exceedsTraining, texts.notes.includes('longer than you said')];
        const plannedCareer = planned[index];
        if (plannedCareer) marks.push(plannedCareer.isLong);
        expect([seed, career.title, ...marks]).toEqual([seed, career.title, ...marks.map(() => route?.isLong)]);
        found.compared += lengths.length;
        found[/for you|your degree/.test(texts.row) ? 'own' : 'usual'] += 1;
      }
    }
    expect(found.compared).toBeGreaterThan(3_000);
    expect(Math.min(found.own, found.usual)).toBeGreaterThan(20);
  });

  it('is the same, and so is its mark, in the plan of a reader who adds a career with longer training', () => {
    let found = 0;
    for (const seed of PEOPLE) {
      const facts = createPersonFacts(seed);
      const reader = createReader(facts, UK);
      for (const career of facts.longer) {
        const { isLong, months } = findCareerTraining({ ...career, exceedsTraining: true }, reader);
        const [planned] = listPlannedCareers(facts, [career.code], UK);
        expect([career.title, isLong]).toEqual([career.title, true]);
        expect(planned).toMatchObject({ code: career.code, isLong, months: months?.[1] });
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(20);
  });

  it('is that of the matching in what it accepts: no career of the ten is marked, or takes longer unpaid', async () => {
    const found = { limited: 0, paid: 0 };
    for (const seed of PEOPLE) {
      const person = await createSource(createPersonFacts(seed));
      const accepted = { none: 3, '1y': 12, '3y': 42, degree: 72, longer: Infinity };
      const { training = 'longer', stage, qualificationLevel = 6 } = person.facts.circumstances ?? {};
      // A graduate without a degree contradicts themselves: the matching believes the stage, the report the level.
      if (stage === 'graduate' && qualificationLevel < 6) continue;
      for (const { title, exceedsTraining, routes } of composeReport({ ...person, country: UK }).document.careers) {
        const stations = (routes[0]?.stations ?? []).filter((station) => station.title !== EXPERIENCE_STATION);
        const unpaid = stations.reduce((sum, { months, paid }) => sum + (paid ? 0 : (months ?? 0)), 0);
        expect([seed, title, exceedsTraining, unpaid > accepted[training]]).toEqual([seed, title, false, false]);
        if (training !== 'longer') found.limited += 1;
        if (stations.some(({ months, paid }) => paid && (months ?? 0) > accepted[training])) found.paid += 1;
      }
    }
    expect(Math.min(found.limited, found.paid)).toBeGreaterThan(20);
  });

  it('is marked as too long in the United States where a paid apprenticeship is stated only for people who want little training', async () => {
    let found = 0;
    for (const seed of PEOPLE) {
      const source = { ...(await createSource(createPersonFacts(seed))), country: US };
      const rows = createOwnRows(source, () => 0);
      for (const [index, career] of composeReport(source).document.careers.entries()) {
        expect([career.title, rows[index]?.exceedsTraining]).toEqual([career.title, career.exceedsTraining]);
        if (!career.preparation.includes('registered apprenticeship')) continue;
        found += 1;
        const wantsLittle = ['none', '1y'].includes(source.facts.circumstances?.training ?? '');
        if (!wantsLittle) expect([career.title, career.exceedsTraining]).toEqual([career.title, false]);
        const years = /usually ([^;]*) long/.exec(career.preparation)?.[1] ?? 'unstated';
        expect(rows[index]?.wayIn?.training).toContain(years);
      }
    }
    expect(found).toBeGreaterThan(5);
  });
});
