// Invented people for a demonstration and for tests: accounts, completed assessments, and feedback on reports.
import {
  FOLLOW_UP_ANSWERS,
  JOB_ANSWERS,
  QUESTIONS,
  type QuestionResponse,
  type Rating,
  RATINGS,
  SCALE,
} from '@bearings/contracts';
import { OCCUPATIONS } from '@bearings/career-data';
import {
  answersAt,
  type KeyedAnswers,
  levelsLike,
  loadMatchingTables,
  randomNormal,
  type Random,
  seededRandom,
  shuffled,
} from '@bearings/career-matching';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { AssessmentEntity } from '../src/assessment/assessment.entity.js';
import { computeCompletion } from '../src/assessment/completion.js';
import { UserEntity } from '../src/auth/accounts/user.entity.js';
import { FollowUpEntity } from '../src/evidence/follow-up.entity.js';
import { SEEDED_DOMAIN } from '../src/evidence/quality/quality.repository.js';
import { type AskedJob, ReaderFeedbackEntity } from '../src/evidence/reader-feedback.entity.js';

const BATCH_SIZE = 250;
const DAY_MS = 24 * 60 * 60 * 1_000;
const SEED_COUNTRIES = ['GB', 'GB', 'GB', 'GB', 'US', 'IE', 'IN', 'DE'];
const COMMENTS = ['It named jobs I had never heard of.', 'The first steps were useful.'];

/** Proportions of people who take the assessment twice, who answer carelessly, and who give feedback on a report. */
const [TWICE, CARELESS, READER] = [0.15, 0.05, 0.5];

/**
 * Adds invented people. The same numbers always give the same people, whose names and addresses show that they are
 * invented.
 * @param first number of the first person, from 1
 */
export async function seedPeople(manager: EntityManager, people: number, first = 1): Promise<void> {
  const levels = levelMaker();
  for (let from = first; from < first + people; from += BATCH_SIZE) {
    const numbers = Array.from(
      { length: Math.min(BATCH_SIZE, first + people - from) },
      (_, index) => from + index,
    );
    const made = numbers.map((number) => makePerson(number, levels));
    await manager.insert(
      UserEntity,
      made.map(({ user }) => user),
    );
    await manager.insert(
      AssessmentEntity,
      made.flatMap(({ assessments }) => assessments),
    );
    await manager.insert(
      ReaderFeedbackEntity,
      made.flatMap(({ feedback }) => feedback),
    );
    await manager.insert(
      FollowUpEntity,
      made.flatMap(({ followUps }) => followUps),
    );
  }
}

/** Returns a function that picks a random occupation and returns trait levels that resemble what it requires. */
function levelMaker(): (random: Random) => number[] {
  const tables = loadMatchingTables();
  return (random) =>
    levelsLike(tables, Math.floor(random() * tables.occupations.length), 'hard', random);
}

function makePerson(number: number, levelsOf: (random: Random) => number[]) {
  const random = seededRandom(number);
  const oneOf = <T>(list: readonly T[], otherwise: T): T =>
    list[Math.floor(random() * list.length)] ?? otherwise;
  const person = {
    email: `person-${number}@${SEEDED_DOMAIN}`,
    firstName: 'Invented',
    lastName: `Person ${number}`,
  };
  const user = { ...person, id: randomUUID(), country: oneOf(SEED_COUNTRIES, 'GB') };
  const levels = levelsOf(random);
  const isCareless = random() < CARELESS;
  const answer = (completedAt: Date) => ({
    id: randomUUID(),
    userId: user.id,
    country: user.country,
    ...computeCompletion(person, responsesOf(isCareless ? null : answersAt(levels, random))),
    answered: QUESTIONS.length,
    createdAt: completedAt,
    completedAt,
  });
  const firstAt = new Date(Date.now() - (60 + random() * 300) * DAY_MS);
  const assessments = [answer(firstAt)];
  if (random() < TWICE) {
    assessments.push(answer(new Date(firstAt.getTime() + (2 + random() * 50) * DAY_MS)));
  }
  const [assessment] = assessments;
  if (!assessment || random() > READER) return { user, assessments, feedback: [], followUps: [] };
  const comment = random() < 0.2 ? oneOf(COMMENTS, '') : '';
  const feedback = {
    assessmentId: assessment.id,
    jobs: askedJobs(random),
    openedAt: firstAt,
    rating: oneOf<Rating>([3, 4, 4, 5, 5, ...RATINGS], 4),
    comment,
    mayQuote: comment !== '',
    followUpFrom: firstAt,
  };
  const followUp = {
    assessmentId: assessment.id,
    number: 1,
    answer: oneOf(FOLLOW_UP_ANSWERS, FOLLOW_UP_ANSWERS[0]).id,
    answeredAt: new Date(),
  };
  return { user, assessments, feedback: [feedback], followUps: [followUp] };
}

/** Returns nine suggested jobs and five decoys with a reader's answers, which favour the suggested jobs. */
function askedJobs(random: Random): AskedJob[] {
  const answerAt = (yes: number) => {
    const drawn = random();
    return JOB_ANSWERS[drawn < yes ? 0 : drawn < yes + (1 - yes) * 0.7 ? 1 : 2] ?? null;
  };
  return shuffled(OCCUPATIONS, random)
    .slice(0, 14)
    .map(({ code, title }, index) => {
      const isSuggested = index < 9;
      const yes = Math.min(
        1,
        Math.max(0, (isSuggested ? 0.55 : 0.2) + 0.15 * randomNormal(random)),
      );
      return { code, title, isSuggested, answer: answerAt(yes) };
    });
}

/**
 * Returns the responses to all statements. `keyed` are answers after reversing the reverse-scored statements; null
 * means a person who gives the same response to every statement.
 */
function responsesOf(keyed: KeyedAnswers | null): QuestionResponse[] {
  const seen = new Map<string, number>();
  const categories = [...new Set(QUESTIONS.map(({ category }) => category))];
  return QUESTIONS.map(({ id, category, reverse }) => {
    const nth = seen.get(category) ?? 0;
    seen.set(category, nth + 1);
    const given = keyed?.[categories.indexOf(category)]?.[nth];
    const score = given === undefined ? 4 : reverse ? 6 - given : given;
    const step = SCALE.find((each) => each.score === score) ?? SCALE[2];
    return { questionId: id, answer: step.value, score: step.score };
  });
}
