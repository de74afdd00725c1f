import type { Circumstances } from '@bearings/contracts';
import { createReader } from '../guidance/reader.js';
import { createPersonFacts } from '../testing/sample-people.js';
import { composeFromHere } from './from-here.js';
import type { CareerFact } from './report-facts.js';

const VET_CODE = '29-1131.00';
const BASE_FACTS = createPersonFacts(1);

function compose(
  circumstances: Circumstances,
  changes: Partial<CareerFact> = {},
  withExperience = true,
  country = 'GB',
) {
  const [career] = BASE_FACTS.careers;
  if (career === undefined) throw new Error('There is no career.');
  const facts = { ...BASE_FACTS, circumstances };
  return composeFromHere(
    { ...career, code: VET_CODE, ...changes },
    facts,
    createReader(facts, country),
    withExperience,
  );
}

const PUPIL: Circumstances = { interests: {}, stage: 'school', qualificationLevel: 2, schoolSubjects: ['biology'] };
const NEED: CareerFact['training'] = { months: 60, paid: false, study: null, missingSubjects: ['chemistry'] };

describe('a career from where the reader stands', () => {
  it('counts a pupil’s subjects, and names the one that courses ask for, and the register', () => {
    const { title, haves, missing } = compose(PUPIL, { training: NEED });
    expect(title).toBe('');
    expect(haves).toEqual(['useful subjects: biology']);
    expect(missing[0]).toBe('chemistry, which courses ask for');
    expect(missing.join()).toContain('Royal College of Veterinary Surgeons');
  });

  it('counts a degree and its subject', () => {
    const circumstances: Circumstances = { interests: {}, stage: 'graduate', subjects: ['veterinary'] };
    const training: CareerFact['training'] = {
      ...NEED,
      missingSubjects: [],
      study: { match: 'direct', changeMonths: 0 },
    };
    const { haves, missing } = compose(circumstances, { training });
    expect(haves[0]).toBe('a degree');
    expect(haves[1]).toMatch(/: a usual subject$/);
    expect(missing.join()).not.toContain('degree');
  });

  it('names the reader’s job, but not where others may see it', () => {
    const circumstances: Circumstances = {
      interests: {},
      stage: 'working',
      experience: {
        jobs: [{ occupation: '29-2056.00', years: 'over10', isCurrent: true, moreTasks: [], lessTasks: [] }],
      },
    };
    const [career] = BASE_FACTS.careers;
    if (career === undefined) throw new Error('There is no career.');
    const changes = {
      training: { ...NEED, missingSubjects: [] },
      experience: { ...career.experience, nearestJob: '29-2056.00', isRealMove: true },
    };
    const own = compose(circumstances, changes);
    expect(own.title).toBe('Your way in, from veterinary nurse');
    expect(own.haves).toEqual(['veterinary nurse: more than ten years']);
    const shared = compose(circumstances, changes, false);
    expect([shared.title, shared.haves]).toEqual(['', []]);
  });

  it('names what the law asks for, and the certificate that a way asks for', () => {
    const adviser = { code: '19-5011.00', training: { ...NEED, missingSubjects: [] } };
    expect(compose(PUPIL, adviser, true, 'DE').missing).toEqual([
      expect.stringMatching(/^by law: Fachkundelehrgang nach ASiG/),
    ]);
    const school: Circumstances = { ...PUPIL, qualificationLevel: 3, certificate: 'IE.leaving-certificate' };
    const garda = compose(school, { code: '33-3051.00', training: { ...NEED, missingSubjects: [] } }, true, 'IE');
    expect(garda.haves).toEqual(['Leaving Certificate']);
  });

  it('counts years in a job only if people really move from it, or it is clearly near', () => {
    const [career] = BASE_FACTS.careers;
    if (career === undefined) throw new Error('There is no career.');
    const circumstances: Circumstances = {
      interests: {},
      stage: 'working',
      experience: {
        jobs: [{ occupation: '53-3032.00', years: 'over10', isCurrent: true, moreTasks: [], lessTasks: [] }],
      },
    };
    const listHaves = (isRealMove: boolean, reachability: number) =>
      compose(circumstances, {
        code: '25-9042.00',
        training: { ...NEED, missingSubjects: [] },
        experience: { ...career.experience, nearestJob: '53-3032.00', reachability, isRealMove },
      }).haves;
    expect(listHaves(true, 0.1)).toEqual(['lorry driver: more than ten years']);
    expect(listHaves(false, 0.7)).toEqual(['lorry driver: more than ten years']);
    expect(listHaves(false, 0.5)).toEqual([]);
  });

  it('never names as missing what a job of the reader has asked for too', () => {
    const training = { ...NEED, missingSubjects: [] };
    const from = (occupation: string): Circumstances => ({
      interests: {},
      stage: 'working',
      experience: { jobs: [{ occupation, years: 'over10', isCurrent: false, moreTasks: [], lessTasks: [] }] },
    });
    const [tutor, supervisor] = [
      { code: '25-3041.00', training },
      { code: '47-1011.00', training },
    ];
    expect(compose(from('43-4051.00'), tutor).missing).toContain('a record check');
    expect(compose(from('25-2021.00'), tutor).missing).not.toContain('a record check');
    expect(compose(from('43-4051.00'), supervisor, true, 'AU').missing.join()).toContain('White Card');
    const electrician = compose(from('47-2111.00'), supervisor, true, 'AU').missing.join();
    expect(electrician).toContain('state building authority');
    expect(electrician).not.toContain('White Card');
  });

  it('names no British rule in another country', () => {
    expect(compose(PUPIL, { training: { ...NEED, missingSubjects: [] } }, true, 'DE').missing.join()).not.toMatch(
      /Royal|as most people/,
    );
  });
});
