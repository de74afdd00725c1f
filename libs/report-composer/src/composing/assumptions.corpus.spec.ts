import { ASSUMED_WORDS } from '@bearings/career-data';
import { COUNTRIES, type Stage, STAGES } from '@bearings/domain';
import { renderText } from '../files/render-text.js';
import { listPlannedCareers } from '../guidance/planned-careers.js';
import { draftSteps } from '../guidance/plan-steps.js';
import { createPersonFacts, createSource } from '../testing/sample-people.js';
import { composeReport } from './compose-report.js';

/** The stages at which the words of each kind are true of a reader. */
const STAGES_BY_KIND: Readonly<Record<keyof typeof ASSUMED_WORDS, readonly Stage[]>> = {
  pupils: ['school', 'fe'],
  students: ['fe', 'student', 'graduate'],
  workers: ['fe', 'working', 'experienced'],
};

/** Returns all texts of a person's report and plan in a country. */
async function listReaderTexts(seed: number, stage: Stage | undefined, country: string): Promise<string[]> {
  const facts = createPersonFacts(seed);
  const { stage: _, ...circumstances } = facts.circumstances ?? { interests: {} };
  const stagedFacts = { ...facts, circumstances: stage === undefined ? circumstances : { ...circumstances, stage } };
  const source = { ...(await createSource(stagedFacts)), country };
  const codes = facts.careers.map(({ code }) => code);
  const view = composeReport(source);
  return [
    renderText(view).replaceAll(/\s+/g, ' '),
    ...view.document.careers.flatMap(({ details }) => details.map(({ text }) => text)),
    ...view.document.matching.takenIntoAccount.map(({ text }) => text),
    ...draftSteps(stagedFacts, listPlannedCareers(stagedFacts, codes, country), country).flatMap(({ text, detail }) => [
      text,
      detail,
    ]),
  ];
}

describe('a report and its plan', () => {
  it.each([undefined, ...STAGES.map(({ id }) => id)])(
    'assume nothing about the life of a reader at the stage %s that the reader did not state',
    async (stage) => {
      for (let seed = 1; seed < 25; seed += 1) {
        const country = seed % 3 === 0 ? (COUNTRIES[seed % COUNTRIES.length] ?? 'GB') : seed % 3 === 1 ? 'GB' : 'US';
        const texts = await listReaderTexts(seed, stage, country);
        for (const [kind, pattern] of Object.entries(ASSUMED_WORDS)) {
          const stages = Object.entries(STAGES_BY_KIND).find(([name]) => name === kind)?.[1] ?? [];
          if (stage !== undefined && stages.includes(stage)) continue;
          const wrong = texts.flatMap(
            (text) => new RegExp(`[^.]*(?:${pattern.source})[^.]*`, 'i').exec(text)?.[0] ?? [],
          );
          expect([seed, country, kind, wrong]).toEqual([seed, country, kind, []]);
        }
      }
    },
  );

  it('say that a subject was left out only to somebody who was asked for it', async () => {
    for (const { id } of STAGES) {
      const texts = (await listReaderTexts(3, id, 'GB')).join(' ');
      const isAsked = id === 'student' || id === 'graduate';
      if (!isAsked) expect(texts).not.toContain('You didn’t say what you study');
    }
    expect((await listReaderTexts(3, 'student', 'GB')).join(' ')).toMatch(
      /You didn’t say what you study|What you study/,
    );
  });
});
