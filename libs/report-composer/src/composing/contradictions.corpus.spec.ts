import { COUNTRIES } from '@bearings/contracts';
import { personFacts } from '../testing/sample-people.js';
import { createFacts, createProse } from '../testing/report.factory.js';
import { findContradictions, EXCLUSIVE_PAIRS, IMPOSSIBLE_SENTENCE_PATTERNS } from '../testing/report-contradictions.js';
import { createScores } from '@bearings/career-matching/testing';
import { composeReport, type ReportView } from './compose-report.js';
import type { ReportFacts } from './report-facts.js';
import type { Prose } from '../writers/writer.js';

/** Number of reports. `npm test -- simulations` checks the full sample. */
const REPORT_COUNT = process.env['SAMPLES'] === 'whole' ? 2_000 : 500;
/** Countries for which reports are composed, in rotation. The countries with most readers occur twice. */
const SAMPLED_COUNTRIES = ['GB', 'US', 'DE', 'CA', ...COUNTRIES];

const composeView = (facts: ReportFacts, prose: Prose, country: string): ReportView =>
  composeReport({
    facts,
    prose,
    firstName: 'Robin',
    country,
    generatedAt: new Date(0),
    assessmentId: 'x',
  });

describe('reports by the built-in writer', () => {
  it('contain no contradiction and no statement that a score disproves', async () => {
    const faults: string[] = [];
    const seenCounts = { flat: 0, ranked: 0 };
    for (let seed = 0; seed < REPORT_COUNT; seed += 1) {
      const facts = personFacts(seed);
      const country = SAMPLED_COUNTRIES[seed % SAMPLED_COUNTRIES.length] ?? 'GB';
      const view = composeView(facts, await createProse(facts), country);
      seenCounts[facts.ranked ? 'ranked' : 'flat'] += 1;
      faults.push(...findContradictions(view, facts).map((fault) => `${seed}: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(Math.min(seenCounts.flat, seenCounts.ranked)).toBeGreaterThan(REPORT_COUNT / 20);
  }, 300_000);

  it('contain no contradiction if all scores are equal, whether low or high', async () => {
    for (const scores of [0, 33.33, 50, 66.67, 100].map((level) => createScores({}, level))) {
      const facts = createFacts(scores);
      const view = composeView(facts, await createProse(facts), 'GB');
      expect(findContradictions(view, facts)).toEqual([]);
    }
  });
});

describe('findContradictions', () => {
  const facts = createFacts(createScores({ helping: 92, communication: 83, spatial: 17, risk: 25 }));

  const findFaultsWith = async (planted: string): Promise<string[]> => {
    const prose = await createProse(facts);
    const view = composeView(facts, { ...prose, strengths: `${prose.strengths}\n\n${planted}` }, 'GB');
    return findContradictions(view, facts);
  };

  it('finds no contradiction in a report with an added neutral sentence', async () => {
    expect(await findFaultsWith('A harmless sentence.')).toEqual([]);
  });

  it.each([
    ['Your answers show no clear direction. Your answers point in a direction.', 'no direction'],
    ['The gap is too small to build on. It is big enough to be real.', 'a gap too small'],
    ['None of your scores is high. Keep using this high score.', 'no high score'],
    ['None of your scores is low. Low scores aren’t faults.', 'no low score'],
    ['You came out as an *extravert*. You came out as an *introvert*.', 'two types'],
    ['Most of your scores are high. Most of your scores are low.', 'most scores high'],
    ['Their order means nothing.', 'no order'],
    ['Most careers on your list mean going to work in person. Many could be done from home.', 'all from home'],
    ['It asks for more planning than most jobs, and you scored high for planning.', 'planning 50 is called high'],
    ['It asks for less care for others than most jobs, and you scored low there.', 'helping 92 is called low'],
    ['Your score for care for others is in the middle.', 'helping 92 is called middle'],
    ['Of your lower scores, it asks most for care for others.', 'helping 92 is called lower'],
    ['There should be 12% more jobs by 2034.', 'unlabelled outlook'],
    ['The field is growing.', 'unlabelled outlook'],
  ])('finds a contradiction after adding: %j', async (planted, fault) => {
    expect((await findFaultsWith(planted)).join('\n')).toContain(fault);
  });

  it('finds a career note that says the job needs both more and less of the same skill', async () => {
    const prose = await createProse(facts);
    const [first, ...others] = prose.careerNotes;
    if (first === undefined) throw new Error('There is no career.');
    const note = {
      ...first,
      why: 'It asks for more planning than most jobs.',
      whyNot: 'It asks for less planning than most jobs.',
    };
    const view = composeView(facts, { ...prose, careerNotes: [note, ...others] }, 'GB');
    expect(findContradictions(view, facts).join()).toContain('for more and for less planning');
  });

  it('finds each sentence that early reviewers of the report called untrue', async () => {
    const sentences = [
      'It needs hardly any planning.',
      'Care for people is built into it.',
      'This is safe to plan with.',
      'It is well beyond the uncertainty of three questions each.',
      'There is no interest stands above the rest.',
      'The field is nearly steady in the United States.',
      'The United States expects 0% growth.',
      'Above a level field rises motivation.',
      'You have the run of both houses.',
      'It would leave you drained or, worse, brisk.',
      'You are near to people with a profile like yours.',
      'It says how alike your answers and the profile of people in this work are.',
      'People who do it need a good deal of planning.',
      'If there is a common ground to them, it is computing.',
    ];
    expect(sentences).toHaveLength(IMPOSSIBLE_SENTENCE_PATTERNS.length);
    for (const sentence of sentences) {
      expect((await findFaultsWith(sentence)).join()).toContain('said: ');
    }
    expect(EXCLUSIVE_PAIRS.length).toBeGreaterThanOrEqual(8);
  });
});
