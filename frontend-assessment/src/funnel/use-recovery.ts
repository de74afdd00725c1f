import type { User } from '@bearings/contracts';
import { useCurrentUser } from '@bearings/web';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { areAllAnswered, type FunnelState } from './funnel-state';
import { useFunnel } from './use-funnel';
import { useSubmitAnswers } from './use-submit-answers';

/** Ids of assessments that were created by a recovery. If one of them is missing too, the recovery is not repeated. */
const recoveredIds = new Set<string>();

export interface AnswerRecovery {
  /** `impossible` means that this browser cannot submit the answers again, because it does not have all of them. */
  state: 'sending' | 'failed' | 'impossible';
  retry: () => void;
}

/** Returns whether the user may submit the answers. Answers given in an account are submitted only by that account. */
const isOwnedBy = ({ owner }: FunnelState, user: User | null): boolean => owner === null || owner === user?.id;

/**
 * If the server has no such assessment for this session, for example because cookies were deleted,
 * submits the answers stored in this browser again. This creates a new assessment.
 * @param missing whether the server has just replied that the assessment is missing
 * @param onRecovered called with the id of the new assessment, when the funnel contains it
 */
export function useRecovery(
  assessmentId: string,
  missing: boolean,
  onRecovered?: (assessmentId: string) => void,
): AnswerRecovery {
  const state = useFunnel();
  const { status, user } = useCurrentUser();
  const submitAnswers = useSubmitAnswers();
  const [attempt, setAttempt] = useState<'first' | 'another' | 'failed'>('first');
  const isSending = useRef(false);

  const hasAnswers = state.assessmentId === assessmentId && areAllAnswered(state.answers);
  const isSessionLoaded = status !== 'loading';
  const isOwner = isSessionLoaded && isOwnedBy(state, user);

  const sendAnswers = async () => {
    const result = await submitAnswers();
    if (result === null) return;
    if ('error' in result) {
      setAttempt('failed');
      return;
    }
    recoveredIds.add(result.assessment.id);
    onRecovered?.(result.assessment.id);
  };
  const sendOnce = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await sendAnswers();
    } finally {
      isSending.current = false;
    }
  };
  const isRepeated = attempt === 'first' && recoveredIds.has(assessmentId);
  const startSending = useEffectEvent(() => void sendOnce());
  useEffect(() => {
    if (missing && hasAnswers && isOwner && !isRepeated) startSending();
  }, [missing, hasAnswers, isOwner, isRepeated]);

  const retrySending = () => {
    setAttempt('another');
    void sendOnce();
  };
  if (!hasAnswers) return { state: 'impossible', retry: retrySending };
  const failed = attempt === 'failed' || isRepeated || (isSessionLoaded && !isOwner);
  return { state: failed ? 'failed' : 'sending', retry: retrySending };
}
