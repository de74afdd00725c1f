import { FUNNEL_STORAGE_KEY, type Circumstances, type Draft, type PersonDetails } from '@bearings/contracts';
import type { Answer } from '@bearings/domain';
import { NO_CHOICES, readChoices, type Choices } from '@bearings/web/circumstances';
import { useSyncExternalStore } from 'react';
import { chooseEditedChoices } from './choices-to-change';
import {
  areAllAnswered,
  findFirstUnansweredPosition,
  LAST_POSITION,
  mergeDraft,
  NEW_FUNNEL_STATE,
  readFunnelState,
  writeFunnelState,
  type DetailsRefusal,
  type FunnelState,
} from './funnel-state';
import { createPersistedStore } from './persisted-store';

const funnelStore = createPersistedStore({
  key: FUNNEL_STORAGE_KEY,
  read: readFunnelState,
  write: writeFunnelState,
});

const patchState = (changes: Partial<FunnelState>) => funnelStore.change((state) => ({ ...state, ...changes }));

/** Returns the funnel state; a new one until storage is read. */
export const useFunnel = (): FunnelState =>
  useSyncExternalStore(funnelStore.subscribe, funnelStore.get, () => funnelStore.initial);

/** The actions of the funnel. Each stores the changed state immediately. */
export const funnel = {
  current: funnelStore.get,
  type: (person: PersonDetails) => patchState({ person }),
  /** Opens the statements. The details are saved as a draft, so that they are there in another browser too. */
  acceptDetails: (person: PersonDetails, country: string | null) =>
    funnelStore.change((now) => ({
      ...now,
      person,
      country,
      unsaved: true,
      refused: null,
      step: 'quiz',
      position: areAllAnswered(now.answers) ? 0 : findFirstUnansweredPosition(now.answers),
    })),
  editDetails: () => patchState({ step: 'details' }),
  /** Returns to the details form after the server rejected one of the details. */
  refuseDetails: (refused: DetailsRefusal) => patchState({ step: 'details', refused }),
  answer: (questionId: string, answer: Answer) =>
    funnelStore.change((now) => ({
      ...now,
      answers: { ...now.answers, [questionId]: answer },
      unsaved: true,
    })),
  /** Changes the optional step's choices. */
  choose: (changes: Partial<Choices>) =>
    funnelStore.change((now) => ({
      ...now,
      choices: { ...(now.choices ?? NO_CHOICES), ...changes },
      unsaved: true,
    })),
  /** Fills in the optional step from a report, unless the visitor has already made a choice. */
  prefill: (stated: Circumstances) =>
    funnelStore.change((now) => ({ ...now, choices: now.choices ?? readChoices(stated) })),
  chooseCountry: (country: string) => patchState({ country }),
  /** Marks this state as saved on the server, unless it has changed since. */
  saved: ({ answers, choices, country }: Pick<FunnelState, 'answers' | 'choices' | 'country'>) =>
    funnelStore.change((now) =>
      now.answers === answers && now.choices === choices && now.country === country ? { ...now, unsaved: false } : now,
    ),
  goTo: (position: number) => patchState({ step: 'quiz', position: Math.min(Math.max(position, 0), LAST_POSITION) }),
  review: () => patchState({ step: 'review' }),
  /** Opens a screen of the optional step. */
  askCircumstances: (screen = 0) => patchState({ step: 'circumstances', screen }),
  /** Opens the optional step with the choices of a submitted assessment. */
  changeCircumstances: (stored: Circumstances | undefined) =>
    funnelStore.change((now) => ({
      ...now,
      choices: chooseEditedChoices(now, stored),
      step: 'circumstances',
      screen: 0,
    })),
  queue: () => patchState({ queued: true }),
  unqueue: () => patchState({ queued: false }),
  complete: (assessmentId: string) => patchState({ step: 'preview', assessmentId, unsaved: false, queued: false }),
  /** Returns to the details form because the assessment cannot be submitted again. */
  reopen: () => patchState({ step: 'details', assessmentId: null }),
  adopt: (draft: Draft) => funnelStore.change((now) => mergeDraft(now, draft)),
  claim: (owner: string) => patchState({ owner }),
  /** Clears the state after payment, or because another account is signed in. */
  forget: () => funnelStore.change(() => NEW_FUNNEL_STATE),
};
