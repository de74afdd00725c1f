import { createHash } from 'node:crypto';
import { type PersonDetails, PERSON_FIELDS, type QuestionResponse } from '@bearings/contracts';
import { BANK_VERSION } from '@bearings/domain';
import { type AnswerQuality, measureQuality } from '@bearings/report-composer';
import {
  type CategoryScores,
  type Personality,
  determinePersonality,
  scoreCategories,
} from '@bearings/career-matching';

export interface Completion extends PersonDetails {
  bankVersion: number;
  responses: QuestionResponse[];
  submissionDigest: string;
  scores: CategoryScores;
  personality: Personality;
  quality: AnswerQuality;
}

/** Computes the values that completing an assessment stores. The responses are in question-bank order. */
export function computeCompletion(person: PersonDetails, responses: QuestionResponse[]): Completion {
  const scores = scoreCategories(responses);
  return {
    ...person,
    bankVersion: BANK_VERSION,
    responses,
    submissionDigest: hashSubmission(person, responses),
    scores,
    personality: determinePersonality(scores),
    quality: measureQuality(responses),
  };
}

function hashSubmission(person: PersonDetails, responses: QuestionResponse[]): string {
  const details = PERSON_FIELDS.map((field) => person[field]);
  const answers = responses.map(({ answer }) => answer).join('');
  const text = JSON.stringify([BANK_VERSION, ...details, answers]);
  return createHash('sha256').update(text).digest('base64url');
}
