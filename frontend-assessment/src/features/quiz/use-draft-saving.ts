import { hasSignedInHint, useOnline } from '@bearings/web';
import { useEffect, useEffectEvent, useRef } from 'react';
import { TRACKING_CACHE } from '../details/tracking';
import { useSaveDraftMutation, useStartTrackingMutation } from '../funnel/assessment.api';
import { toDraft, type FunnelState } from '../funnel/funnel-state';
import { sendWithChoices } from '../funnel/send-with-choices';
import { funnel, useFunnel } from '../funnel/use-funnel';

type Saved = Pick<FunnelState, 'answers' | 'choices'>;

const DELAY_MS = 1_000;
/** How long the submission waits for a draft that is being saved. */
const MAX_WAIT_MS = 4_000;

/**
 * Returns whether the account that the answers belong to has signed out. The page is left only after
 * the sign-out, and a save would then store them as a new visitor's draft.
 */
const isOwnerSignedOut = (): boolean => funnel.current().owner !== null && !hasSignedInHint();

/**
 * Saves answers and choices on the server one second after the last change, and when the page is left. First waits for
 * the tracking call, which creates the session. If saving fails, it is tried again after the next answer.
 * @returns a function that cancels a planned save and resolves when no save is running
 */
export function useDraftSaving(): () => Promise<void> {
  const { answers, choices, unsaved } = useFunnel();
  const online = useOnline();
  const [, { isLoading: tracking }] = useStartTrackingMutation(TRACKING_CACHE);
  const [saveDraft] = useSaveDraftMutation();
  const timer = useRef<number>(undefined);
  const underWay = useRef<Promise<unknown>>(undefined);
  const due = unsaved && online && !tracking;

  const send = async (given: Saved) => {
    const state = { ...funnel.current(), ...given };
    const { error } = await sendWithChoices((included) => saveDraft(toDraft(state, included)));
    if (!error) funnel.saved(given);
  };
  const save = useEffectEvent((given: Saved) => {
    window.clearTimeout(timer.current);
    if (!isOwnerSignedOut()) underWay.current = send(given);
  });
  useEffect(() => {
    if (!due) return;
    const saveThese = () => save({ answers, choices });
    timer.current = window.setTimeout(saveThese, DELAY_MS);
    window.addEventListener('pagehide', saveThese);
    return () => {
      window.clearTimeout(timer.current);
      window.removeEventListener('pagehide', saveThese);
    };
  }, [answers, choices, due]);

  const leave = useEffectEvent(() => {
    const now = funnel.current();
    if (now.unsaved && due && now.step !== 'preview') save(now);
  });
  useEffect(() => () => leave(), []);

  return async () => {
    window.clearTimeout(timer.current);
    await Promise.race([
      underWay.current,
      new Promise((resolve) => {
        window.setTimeout(resolve, MAX_WAIT_MS);
      }),
    ]);
  };
}
