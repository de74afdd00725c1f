// How long a submission takes with the optional step and without it, taken by turns in one run.
import { endpoints, QUESTIONS, SCALE, TILES } from '@bearings/contracts';
import { Browser } from './browser.mjs';

const VISITORS = 10;
const PAIRS_EACH = 25;
/** The first ones find caches cold. */
const WARM_UP = 2;

/** All that the step can state. */
const CIRCUMSTANCES = {
  interests: Object.fromEntries(
    TILES.map(({ id }, index) => [id, index % 3 === 0 ? 'like' : 'not_for_me']),
  ),
  stage: 'working',
  qualificationLevel: 3,
  training: '3y',
  dealBreakers: ['heights', 'selling'],
  jobsInMind: ['29-1141.00', '47-2111.00', '15-1252.00'],
};

/** @param {number} shift makes other answers */
export function submissionOf(shift) {
  const responses = QUESTIONS.map(({ id }, index) => {
    // Digits of the shift, so that each of thousands is another person.
    const turn = Math.floor(shift / SCALE.length ** (index % 6));
    const { value, score } = SCALE[(index * 7 + turn) % SCALE.length] ?? SCALE[2];
    return { questionId: id, answer: value, score };
  });
  return { email: `bench${shift}@example.org`, firstName: 'Ada', lastName: 'Lovelace', responses };
}

/**
 * Milliseconds of each submission with the step and without it; the same place is the same pair.
 * @param {import('./site.mjs').Site} site
 */
export async function submitTimes(site) {
  /** @type {Record<'with' | 'without', number[]>} */
  const times = { with: [], without: [] };
  let shift = 1_000;
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const browser = new Browser(site.url);
    for (let pair = 0; pair < PAIRS_EACH; pair += 1) {
      /** @type {(keyof typeof times)[]} */
      const order = pair % 2 === 0 ? ['with', 'without'] : ['without', 'with'];
      for (const kind of order) {
        shift += 1;
        const stated = kind === 'with' ? { circumstances: CIRCUMSTANCES } : {};
        const started = performance.now();
        await browser.call(endpoints.submitAssessment, { ...submissionOf(shift), ...stated });
        if (pair >= WARM_UP) times[kind].push(performance.now() - started);
      }
    }
  }
  return times;
}
