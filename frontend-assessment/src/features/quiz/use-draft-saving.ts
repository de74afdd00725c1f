import { useEffect, useEffectEvent, useRef } from 'react';
import { TRACKING } from '../details/tracking';
import { useSaveDraftMutation, useStartTrackingMutation } from '../journey/assessment.api';
import type { Answers } from '../journey/journey';
import { journey, useJourney } from '../journey/use-journey';
import { useOnline } from '../journey/use-online';

const DELAY_MS = 1_000;
/** The longest that completing waits for a draft on its way. */
const SETTLE_MS = 4_000;

/**
 * Keeps the answers on the server too, a second after the last one, and at once when the page is
 * left. It waits for the tracking call, so that both find the same session. A failure is no matter:
 * this browser has everything, and the next answer or visit is another try.
 * @returns stops what is waiting and comes back when nothing is on its way any more
 */
export function useDraftSaving(): () => Promise<void> {
  const { answers, unsaved } = useJourney();
  const online = useOnline();
  const [, { isLoading: tracking }] = useStartTrackingMutation(TRACKING);
  const [saveDraft] = useSaveDraftMutation();
  const timer = useRef<number>(undefined);
  const underWay = useRef<Promise<unknown>>(undefined);
  const due = unsaved && online && !tracking;

  const send = async (given: Answers) => {
    const { error } = await saveDraft({ ...journey.current().person, answers: given });
    if (!error) journey.saved(given);
  };
  const save = useEffectEvent((given: Answers) => {
    window.clearTimeout(timer.current);
    underWay.current = send(given);
  });
  useEffect(() => {
    if (!due) return;
    const saveThese = () => save(answers);
    timer.current = window.setTimeout(saveThese, DELAY_MS);
    window.addEventListener('pagehide', saveThese);
    return () => {
      window.clearTimeout(timer.current);
      window.removeEventListener('pagehide', saveThese);
    };
  }, [answers, due]);

  const leave = useEffectEvent(() => {
    const now = journey.current();
    if (now.unsaved && due && now.step !== 'preview') save(now.answers);
  });
  useEffect(() => () => leave(), []);

  return async () => {
    window.clearTimeout(timer.current);
    await Promise.race([
      underWay.current,
      new Promise((resolve) => {
        window.setTimeout(resolve, SETTLE_MS);
      }),
    ]);
  };
}
