import type { CareerChange, CareerChoice } from '@bearings/contracts';
import { SAMPLE_ID } from '@bearings/domain';
import { useState } from 'react';
import { toReadableMessage, useCurrentUser, useRefreshCurrentUser, useFailureToast } from '@bearings/web';
import { type QueuedChanges, useQueuedChanges } from '../../../queue/use-queued-changes';
import { choicesTexts } from './choices-texts';
import { useChooseCareerMutation } from './choices.api';
import { isUnsentChoice, type UnsentChoice, withUnsent } from './unsent-choices';

export interface CareerChoices {
  /** The owner's choices about careers, including changes that the server has not confirmed. */
  all: CareerChoice[];
  /** Shows a change immediately and sends it to the server. */
  change: (code: string, change: CareerChange) => void;
  /** The note that the server rejected last, so that its text is not lost; null if there is none. */
  refusedNote: { code: string; note: string } | null;
  isSent: boolean;
  delay: QueuedChanges<UnsentChoice>['delay'];
  retry: () => void;
}

/**
 * Changes a report owner's choices of careers. If the server rejects a change, it is undone and a
 * toast says so. `reload` fetches the stored choices. Choices in the sample report are not sent.
 */
export function useChoices(report: string, stored: readonly CareerChoice[], reload: () => void): CareerChoices {
  const [choose] = useChooseCareerMutation();
  const { user } = useCurrentUser();
  const refreshUser = useRefreshCurrentUser();
  const showFailure = useFailureToast();
  const [refusedNote, setRefusedNote] = useState<CareerChoices['refusedNote']>(null);
  const { waiting, delay, add, retry } = useQueuedChanges({
    name: `careers:${report}`,
    account: user?.id ?? null,
    askAccount: async () => (await refreshUser())?.id ?? null,
    isChange: isUnsentChoice,
    send: ({ code, change }) => choose({ id: report, code, careerChange: change }),
    onRefused: (error, { code, change: { note } }) => {
      if (note !== undefined) setRefusedNote({ code, note });
      const description = toReadableMessage(error, choicesTexts.refused.description);
      showFailure({ ...choicesTexts.refused, description });
    },
    onAccepted: () => showFailure(),
    onSentElsewhere: reload,
  });
  const [sampled, setSampled] = useState<readonly CareerChoice[]>([]);
  if (report === SAMPLE_ID) {
    return {
      all: [...sampled],
      change: (code, change) => setSampled((now) => withUnsent(now, [{ code, change }])),
      refusedNote: null,
      isSent: true,
      delay: null,
      retry,
    };
  }
  return {
    all: withUnsent(stored, waiting),
    change: (code, change) => {
      if (change.note !== undefined) setRefusedNote(null);
      add({ code, change });
    },
    refusedNote,
    isSent: waiting.length === 0,
    delay,
    retry,
  };
}
