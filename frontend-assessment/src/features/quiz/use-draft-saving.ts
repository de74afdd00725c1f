import { useEffect, useRef } from 'react';
import { TRACKING } from '../details/tracking';
import { useSaveDraftMutation, useStartTrackingMutation } from '../journey/assessment.api';
import { toDraft, type Answers } from '../journey/journey';
import { journey, useJourney } from '../journey/use-journey';
import { useOnline } from '../journey/use-online';

const DELAY_MS = 1_000;

/**
 * Keeps the answers on the server too, a second after the last one. It waits for the tracking call,
 * so that both find the same session. A failure is no matter: this browser has everything, and the
 * next answer is another try.
 * @returns stops what is waiting and comes back when nothing is on its way any more
 */
export function useDraftSaving(): () => Promise<void> {
  const { answers } = useJourney();
  const online = useOnline();
  const [, { isLoading: tracking }] = useStartTrackingMutation(TRACKING);
  const [saveDraft] = useSaveDraftMutation();
  const saved = useRef<Answers>(answers);
  const timer = useRef<number>(undefined);
  const underWay = useRef<Promise<unknown>>(undefined);

  useEffect(() => {
    if (tracking || !online || saved.current === answers) return;
    timer.current = window.setTimeout(() => {
      saved.current = answers;
      underWay.current = saveDraft(toDraft(journey.current()));
    }, DELAY_MS);
    return () => window.clearTimeout(timer.current);
  }, [answers, online, saveDraft, tracking]);

  return async () => {
    window.clearTimeout(timer.current);
    await underWay.current;
  };
}
