// Invented people for a demonstration and for tests: accounts, completed assessments, and feedback on reports.
import type { QuestionResponse } from '@bearings/contracts';
import { FOLLOW_UP_ANSWERS, JOB_ANSWERS, QUESTIONS, type Rating, RATINGS, ANSWER_SCALE } from '@bearings/domain';
import { OCCUPATIONS } from '@bearings/career-data';
import {
  simulateAnswers,
  type AnswersByCategory,
  simulateLevelsLike,
  loadMatchingTables,
  randomNormal,
  type Random,
  seededRandom,
  shuffle,
} from '@bearings/career-matching';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { AssessmentEntity } from '../src/assessment/assessment.entity.js';
import { computeCompletion } from '../src/assessment/completion.js';
import { UserEntity } from '../src/auth/accounts/user.entity.js';
import { FollowUpEntity } from '../src/evidence/follow-up.entity.js';
import { SEEDED_EMAIL_DOMAIN } from '../src/evidence/readers/readers.repository.js';
import { type AskedJob, ReaderFeedbackEntity } from '../src/evidence/reader-feedback.entity.js';

const BATCH_SIZE = 250;
const DAY_MS = 24 * 60 * 60 * 1_000;
const SEED_COUNTRIES = ['GB', 'GB', 'GB', 'GB', 'US', 'IE', 'IN', 'DE'];
const SAMPLE_COMMENTS = ['It named jobs I had never heard of.', 'The first steps were useful.'];

/** Proportions of people who take the assessment twice, who answer carelessly, and who give feedback on a report. */
const [TWICE, CARELESS, READER] = [0.15, 0.05, 0.5];

/**
 * Adds invented people. A person's number is the random seed, so the same number always gives the same answers. Names
 * and email addresses show that the people are invented.
 * @param first number of the first person, from 1
 */
export async function seedPeople(manager: EntityManager, people: number, first = 1): Promise<void> {
  const levels = createLevelGenerator();
  for (let from = first; from < first + people; from += BATCH_SIZE) {
    const personNumbers = Array.from(
      { length: Math.min(BATCH_SIZE, first + people - from) },
      (_, index) => from + index,
    );
    const createdPeople = personNumbers.map((number) => makePerson(number, levels));
    await manager.insert(
      UserEntity,
      createdPeople.map(({ user }) => user),
    );
    await manager.insert(
      AssessmentEntity,
      createdPeople.flatMap(({ assessments }) => assessments),
    );
    await manager.insert(
      ReaderFeedbackEntity,
      createdPeople.flatMap(({ feedback }) => feedback),
    );
    await manager.insert(
      FollowUpEntity,
      createdPeople.flatMap(({ followUps }) => followUps),
    );
  }
}

/** Returns a function that invents a person's twelve trait levels: close to those that a random occupation requires. */
function createLevelGenerator(): (random: Random) => number[] {
  const tables = loadMatchingTables();
  return (random) => simulateLevelsLike(tables, Math.floor(random() * tables.occupations.length), 'hard', random);
}

function makePerson(number: number, levelsOf: (random: Random) => number[]) {
  const random = seededRandom(number);
  const pickOneOf = <T>(list: readonly T[], otherwise: T): T => list[Math.floor(random() * list.length)] ?? otherwise;
  const person = {
    email: `person-${number}@${SEEDED_EMAIL_DOMAIN}`,
    firstName: 'Invented',
    lastName: `Person ${number}`,
  };
  const user = { ...person, id: randomUUID(), country: pickOneOf(SEED_COUNTRIES, 'GB') };
  const levels = levelsOf(random);
  const isCareless = random() < CARELESS;
  const createAnswer = (completedAt: Date) => ({
    id: randomUUID(),
    userId: user.id,
    country: user.country,
    ...computeCompletion(person, toResponses(isCareless ? null : simulateAnswers(levels, random))),
    answered: QUESTIONS.length,
    createdAt: completedAt,
    completedAt,
  });
  const firstAnswerTime = new Date(Date.now() - (60 + random() * 300) * DAY_MS);
  const assessments = [createAnswer(firstAnswerTime)];
  if (random() < TWICE) {
    assessments.push(createAnswer(new Date(firstAnswerTime.getTime() + (2 + random() * 50) * DAY_MS)));
  }
  const [assessment] = assessments;
  if (!assessment || random() > READER) return { user, assessments, feedback: [], followUps: [] };
  const comment = random() < 0.2 ? pickOneOf(SAMPLE_COMMENTS, '') : '';
  const feedback = {
    assessmentId: assessment.id,
    jobs: createAskedJobs(random),
    openedAt: firstAnswerTime,
    rating: pickOneOf<Rating>([3, 4, 4, 5, 5, ...RATINGS], 4),
    comment,
    mayQuote: comment !== '',
    followUpFrom: firstAnswerTime,
  };
  const followUp = {
    assessmentId: assessment.id,
    number: 1,
    answer: pickOneOf(FOLLOW_UP_ANSWERS, FOLLOW_UP_ANSWERS[0]).id,
    answeredAt: new Date(),
  };
  return { user, assessments, feedback: [feedback], followUps: [followUp] };
}

/**
 * Returns a reader's answers about fourteen jobs: nine that the report suggests and five that it does not. The
 * suggested jobs get better answers.
 */
function createAskedJobs(random: Random): AskedJob[] {
  const createAnswerAt = (yes: number) => {
    const randomValue = random();
    return JOB_ANSWERS[randomValue < yes ? 0 : randomValue < yes + (1 - yes) * 0.7 ? 1 : 2] ?? null;
  };
  return shuffle(OCCUPATIONS, random)
    .slice(0, 14)
    .map(({ code, title }, index) => {
      const isSuggested = index < 9;
      const yes = Math.min(1, Math.max(0, (isSuggested ? 0.55 : 0.2) + 0.15 * randomNormal(random)));
      return { code, title, isSuggested, answer: createAnswerAt(yes) };
    });
}

/**
 * Returns a person's responses to all statements. `keyed` contains the answers by category, with the answers to
 * reverse-scored statements reversed; null stands for a person who gives the same response to every statement.
 */
function toResponses(keyed: AnswersByCategory | null): QuestionResponse[] {
  const countByCategory = new Map<string, number>();
  const categories = [...new Set(QUESTIONS.map(({ category }) => category))];
  return QUESTIONS.map(({ id, category, reverse }) => {
    const nth = countByCategory.get(category) ?? 0;
    countByCategory.set(category, nth + 1);
    const givenAnswer = keyed?.[categories.indexOf(category)]?.[nth];
    const score = givenAnswer === undefined ? 4 : reverse ? 6 - givenAnswer : givenAnswer;
    const scaleStep = ANSWER_SCALE.find((each) => each.score === score) ?? ANSWER_SCALE[2];
    return { questionId: id, answer: scaleStep.value, score: scaleStep.score };
  });
}
