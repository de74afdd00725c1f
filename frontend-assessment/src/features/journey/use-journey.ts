import type { Answer, Draft, Person } from '@bearings/contracts';
import { useSyncExternalStore } from 'react';
import {
  allAnswered,
  firstOpenPosition,
  LAST_POSITION,
  mergeDraft,
  NEW_JOURNEY,
  readJourney,
  writeJourney,
  type Answers,
  type DetailsRefusal,
  type Journey,
} from './journey';
import { keptValue } from './kept-value';

const kept = keptValue({ key: 'bearings.assessment', read: readJourney, write: writeJourney });

const patch = (changes: Partial<Journey>) => kept.change((journey) => ({ ...journey, ...changes }));

/** The journey as this page sees it; a new one until the browser has been asked. */
export const useJourney = (): Journey =>
  useSyncExternalStore(kept.subscribe, kept.get, () => kept.initial);

/** Everything that can happen on the way. Each change is kept in the browser at once. */
export const journey = {
  current: kept.get,
  type: (person: Person) => patch({ person }),
  acceptDetails: (person: Person) =>
    kept.change((now) => ({
      ...now,
      person,
      refused: null,
      step: 'quiz',
      position: allAnswered(now.answers) ? 0 : firstOpenPosition(now.answers),
    })),
  editDetails: () => patch({ step: 'details' }),
  /** Back to the details, where one of them was refused. */
  refuseDetails: (refused: DetailsRefusal) => patch({ step: 'details', refused }),
  answer: (questionId: string, answer: Answer) =>
    kept.change((now) => ({
      ...now,
      answers: { ...now.answers, [questionId]: answer },
      unsaved: true,
    })),
  /** The server has these answers now. */
  saved: (answers: Answers) =>
    kept.change((now) => (now.answers === answers ? { ...now, unsaved: false } : now)),
  goTo: (position: number) =>
    patch({ step: 'quiz', position: Math.min(Math.max(position, 0), LAST_POSITION) }),
  review: () => patch({ step: 'review' }),
  queue: () => patch({ queued: true }),
  unqueue: () => patch({ queued: false }),
  complete: (assessmentId: string) =>
    patch({ step: 'preview', assessmentId, unsaved: false, queued: false }),
  adopt: (draft: Draft) => kept.change((now) => mergeDraft(now, draft)),
  claim: (owner: string) => patch({ owner }),
  /** Forgets everything, for it is paid, or somebody else's. */
  forget: () => kept.change(() => NEW_JOURNEY),
};
