import type { Circumstances } from '@bearings/contracts';
import { createScores } from '@bearings/career-matching/testing';
import { createReader } from '../guidance/reader.js';
import { findPayNow } from '../pay/pay-now.js';
import { createFacts } from '../testing/report.factory.js';
import { createSource } from '../testing/sample-people.js';
import { composeBlocksBeforeCareers, composeReport } from './compose-report.js';
import { toPlainLines } from './report-document.js';
import { findStayingFacts, type StayingFacts } from './staying-facts.js';
import { compareWithJob } from './wanted-changes.js';

const TEACHER = '25-2031.00';
type Experience = NonNullable<Circumstances['experience']>;

const createCircumstances = (experience: Experience, changes: Partial<Circumstances> = {}): Circumstances => ({
  interests: { teach: 'like', listen: 'like' },
  stage: 'experienced',
  qualificationLevel: 6,
  ...changes,
  experience: {
    jobs: [{ occupation: TEACHER, years: 'over10', isCurrent: true, moreTasks: [1], lessTasks: [] }],
    ...experience,
  },
});

async function compose(circumstances: Circumstances, { country = 'GB', isShared = false, withPayNow = true } = {}) {
  const facts = createFacts(createScores({ helping: 92, communication: 83, burnout: 25 }), { circumstances, country });
  const source = { ...(await createSource(facts)), country, withExperience: true, isShared, withPayNow };
  const { document } = composeReport(source);
  const payNow = withPayNow ? findPayNow(circumstances, country) : null;
  const reader = createReader(facts, country);
  const found = findStayingFacts({ facts, careers: document.careers, reader, payNow });
  return { document, facts, found, reader, payNow };
}

function have<T>(value: T | null): T {
  if (value === null) throw new Error('There is no comparison.');
  return value;
}

const PAY_NOW = { hundredths: 30_000_00, period: 'year' } as const;

describe('staying or changing', () => {
  it('counts each career once for pay, and once for how it starts', async () => {
    const { found, document, reader, payNow } = await compose(
      createCircumstances({ changes: ['pay'], payNow: PAY_NOW }),
    );
    const { pay, starts, count } = have<StayingFacts>(found);
    expect(starts.none + starts.paid + starts.unpaid).toBe(count);
    const verdicts = document.careers.flatMap(({ code }) =>
      compareWithJob(code, { changes: ['pay'], reader, payNow }).map(({ verdict }) => verdict),
    );
    expect([pay?.better.length, pay?.worse, pay?.same]).toEqual(
      ['better', 'worse', 'same'].map((verdict) => verdicts.filter((each) => each === verdict).length),
    );
  });

  it('says at once if all careers pay less', async () => {
    const payNow = { hundredths: 900_000_00, period: 'year' } as const;
    const { document, found } = await compose(createCircumstances({ payNow }));
    expect(found?.pay).toMatchObject({ better: [], same: 0, worse: 10 });
    expect(document.staying?.lines.find(({ label }) => label === 'Pay')?.text).toMatch(/^All ten pay less/);
    expect(document.staying?.sentence).toBe('On pay, none of the ten is better than what you have now.');
  });

  it('says where the reader’s pay stands in that of their job', async () => {
    const pays = [10_000, 45_000, 200_000].map((amount) => ({ hundredths: amount * 100, period: 'year' as const }));
    const quarters = await Promise.all(
      pays.map(async (payNow) => (await compose(createCircumstances({ payNow }))).found?.quarter),
    );
    expect([quarters[0], quarters[2]]).toEqual(['bottom', 'top']);
    const { document } = await compose(createCircumstances({ payNow: pays[0] ?? PAY_NOW }));
    expect(document.staying?.lines[0]?.text).toMatch(/\(ONS, .*£10,000 is in the lowest quarter/);
  });

  it('names what no career brings, and the two that bring most of what several do', async () => {
    const { document, found } = await compose(createCircumstances({ changes: ['pressure', 'place'] }));
    const { changes } = have<StayingFacts>(found);
    expect(changes.map(({ change }) => change)).toEqual(['pressure', 'place']);
    const pressure = changes[0]?.better.map((title) => title.toLowerCase()) ?? [];
    const line = document.staying?.lines.find(({ label }) => label === 'Pressure')?.text ?? '';
    expect(pressure.length).toBeGreaterThan(2);
    expect(line.toLowerCase()).toContain(`most of all ${pressure[0]} and ${pressure[1]}.`);
    const quiet = createCircumstances({
      jobs: [{ occupation: '43-3031.00', years: 'over10', isCurrent: true, moreTasks: [1], lessTasks: [] }],
      changes: ['people'],
    });
    const { document: calm } = await compose(quiet);
    expect(calm.staying?.sentence).toMatch(
      /^On angry people, none of the ten is known to be better|^On pay and angry people, none/,
    );
    expect(calm.staying?.lines.find(({ label }) => label === 'Angry people')?.text ?? '').not.toContain('fewer');
  });

  it('calls a post to which people of the job rise a promotion, and no move', async () => {
    const HEAD = '11-9032.00';
    const { document, found } = await compose(
      createCircumstances(
        {},
        { jobsInMind: [HEAD], interests: { teach: 'like', lead: 'like' }, subjects: ['education'] },
      ),
    );
    const title = have(document.careers.find(({ code }) => code === HEAD) ?? null).title;
    const { promotions, moves } = have<StayingFacts>(found);
    expect(promotions).toEqual([title]);
    expect(moves).not.toContain(title);
    const text = document.staying?.lines.find(({ label }) => label === 'Your years')?.text;
    expect(text).toMatch(/^One of the \w+ is a promotion in your work: head teacher\./);
  });

  it('names the year of old figures beside what the reader earns, and calls no difference that it would turn', async () => {
    const engineer = {
      occupation: '17-2141.00',
      years: 'over10' as const,
      isCurrent: true,
      moreTasks: [],
      lessTasks: [],
    };
    const pay = { hundredths: 68_000_00, period: 'year' as const };
    const circumstances = createCircumstances({ jobs: [engineer], changes: ['pay'], payNow: pay });
    const { document, reader } = await compose(circumstances, { country: 'DE' });
    const line = document.staying?.lines.find(({ label }) => label === 'Pay')?.text;
    expect(line).toContain('(figures of 2023)');
    // €62,460 in 2023 is within a rise of a tenth of €68,000.
    const [estimator] = compareWithJob('13-1051.00', { changes: ['pay'], reader, payNow: 68_000 });
    expect(estimator).toMatchObject({ verdict: 'same' });
    const [adviser] = compareWithJob('19-5011.00', { changes: ['pay'], reader, payNow: 68_000 });
    expect(adviser).toMatchObject({ verdict: 'worse' });
  });

  it('says of which wanted change we have no figures, and nothing where no career is clearly better', async () => {
    const listLabels = async (country: string) =>
      (
        await compose(createCircumstances({ changes: ['security', 'meaning'] }), { country })
      ).document.staying?.lines.find(({ label }) => label === 'Not compared')?.text;
    expect(await listLabels('DE')).toMatch(/^Security: /);
    expect(await listLabels('GB')).toBeUndefined();
  });

  it('compares with the middle pay of the job, and never names the reader’s, if that may not be said', async () => {
    const { document, found } = await compose(createCircumstances({ payNow: PAY_NOW }), { withPayNow: false });
    expect(found).toMatchObject({ quarter: null });
    const text = composeBlocksBeforeCareers(document).flatMap(toPlainLines).join('\n');
    expect(text).toContain('than your job now');
    expect(text).not.toMatch(/you earn now|30,000/);
  });

  it('is not there for others, for pupils and students, and without a present job', async () => {
    const circumstances = createCircumstances({ payNow: PAY_NOW });
    expect((await compose(circumstances)).document.staying).not.toBeNull();
    expect((await compose(circumstances, { isShared: true })).document.staying).toBeNull();
    expect((await compose(createCircumstances({}, { stage: 'school' }))).document.staying).toBeNull();
    expect((await compose(createCircumstances({ jobs: [] }))).document.staying).toBeNull();
  });

  it('counts what is worse, says nothing of a level that fits, and names the same work elsewhere if that may help', async () => {
    const findLine = async (changes: Experience['changes'], country = 'GB', extra: Partial<Circumstances> = {}) => {
      const { document } = await compose(createCircumstances({ changes }, extra), { country });
      return (label: string) => document.staying?.lines.find((line) => line.label === label)?.text ?? '';
    };
    const find = await findLine(['hours', 'place']);
    expect(find('Hours')).toMatch(/longer hours in/i);
    expect(find('Or keep the work')).toMatch(/three openings for “Secondary school teacher” too/);
    expect(find('Your years')).not.toContain('None is below');
    expect((await findLine(['hours'], 'DE'))('Or keep the work')).not.toContain('Secondary school teacher');
    expect((await findLine(['pay', 'security']))('Or keep the work')).toBe('');
    // Who rules out a desk wants another place than home.
    expect((await findLine(['place'], 'GB', { dealBreakers: ['desk'] }))('From home')).toBe('');
  });

  it('has no line on the pay of a job that is not in our table', async () => {
    const taxi = { occupation: 'x:taxi', years: 'over10' as const, isCurrent: true, moreTasks: [], lessTasks: [] };
    const { document } = await compose(createCircumstances({ jobs: [taxi], changes: ['hours'] }));
    expect(document.staying?.lines.map(({ label }) => label)).toEqual([
      'Not compared',
      'Getting in',
      'Your years',
      'Or keep the work',
    ]);
  });
});
