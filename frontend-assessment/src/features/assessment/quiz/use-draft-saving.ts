import { useOnline } from '@bearings/web';
import { useEffect, useEffectEvent, useRef } from 'react';
import { TRACKING_CACHE_OPTIONS } from '../tracking';
import { useSaveDraftMutation, useStartTrackingMutation } from '../../../funnel/assessment.api';
import { toDraft, type FunnelState } from '../../../funnel/funnel-state';
import { isOwnerSignedOut } from '../../../funnel/owner';
import { sendWithChoices } from '../../../funnel/send-with-choices';
import { funnel, useFunnel } from '../../../funnel/use-funnel';

type SavedDraft = Pick<FunnelState, 'answers' | 'choices' | 'country'>;

export interface DraftSaving {
  /** Saves the draft now. Resolves to whether the server has stored it. */
  save: () => Promise<boolean>;
  /** Cancels a planned save, and resolves when no save is running. */
  settle: () => Promise<void>;
}

const SAVE_DELAY_MS = 1_000;
/** How long the submission waits for a draft that is being saved. */
const MAX_SAVE_WAIT_MS = 4_000;

/**
 * Saves details, answers and choices on the server one second after the last change, and when the page is left. First waits for
 * the call that records the visitor's email, because it creates the session. If saving fails, it is tried again after
 * the next answer.
 */
export function useDraftSaving(): DraftSaving {
  const { answers, choices, country, unsaved } = useFunnel();
  const online = useOnline();
  const [, { isLoading: tracking }] = useStartTrackingMutation(TRACKING_CACHE_OPTIONS);
  const [saveDraft] = useSaveDraftMutation();
  const timer = useRef<number>(undefined);
  const pendingSaves = useRef<Promise<unknown>>(undefined);
  const isSaveDue = unsaved && online && !tracking;

  const sendDraft = async (given: SavedDraft) => {
    const state = { ...funnel.current(), ...given };
    const { error } = await sendWithChoices((included) => saveDraft(toDraft(state, included)));
    if (!error) funnel.saved(given);
    return !error;
  };
  const save = async (given: SavedDraft) => {
    window.clearTimeout(timer.current);
    if (isOwnerSignedOut()) return false;
    const sending = sendDraft(given);
    pendingSaves.current = Promise.all([pendingSaves.current, sending]);
    return sending;
  };
  const saveDraftNow = useEffectEvent((given: SavedDraft) => void save(given));
  useEffect(() => {
    if (!isSaveDue) return;
    const saveThese = () => saveDraftNow({ answers, choices, country });
    timer.current = window.setTimeout(saveThese, SAVE_DELAY_MS);
    window.addEventListener('pagehide', saveThese);
    return () => {
      window.clearTimeout(timer.current);
      window.removeEventListener('pagehide', saveThese);
    };
  }, [answers, choices, country, isSaveDue]);

  const saveOnLeave = useEffectEvent(() => {
    const now = funnel.current();
    if (now.unsaved && isSaveDue && now.step !== 'preview') saveDraftNow(now);
  });
  useEffect(() => () => saveOnLeave(), []);

  return {
    save: () => save(funnel.current()),
    settle: async () => {
      window.clearTimeout(timer.current);
      await Promise.race([
        pendingSaves.current,
        new Promise((resolve) => {
          window.setTimeout(resolve, MAX_SAVE_WAIT_MS);
        }),
      ]);
    },
  };
}
