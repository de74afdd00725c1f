import type { Plan, PlanChange, PlanStepChange } from '@bearings/contracts';
import { useState } from 'react';
import { toReadableMessage, useCurrentUser, useRefreshCurrentUser, useFailureToast } from '@bearings/web';
import { planTexts as texts } from './plan-texts';
import { type QueuedChanges, useQueuedChanges } from '../../../queue/use-queued-changes';
import { applyChanges } from './apply-changes';
import { useChangePlanMutation, usePlanQuery } from './plan.api';

export interface PlanState {
  /** The plan with the changes that the server has not confirmed; null while it loads. */
  plan: Plan | null;
  isFailed: boolean;
  retry: () => void;
  delay: QueuedChanges<PlanChange>['delay'];
  /** Sends the pending changes again. */
  send: () => void;
  /** Shows a change immediately and sends it to the server. */
  change: (change: PlanChange) => void;
  /** The written step that the server rejected last, so that its form can open again; null if there is none. */
  refused: RefusedStep | null;
  /** Forgets the rejected step, once its form is sent again or closed. */
  dropRefused: () => void;
}

export interface RefusedStep {
  step: PlanStepChange;
  message: string;
}

/**
 * Returns the plan that a reader makes for the careers in a report, and functions that change it. If the server rejects
 * a change, it is undone and a toast says so; what was written is in `refused`.
 */
export function usePlan(assessmentId: string): PlanState {
  const showFailure = useFailureToast();
  const { user } = useCurrentUser();
  const refreshUser = useRefreshCurrentUser();
  const { data, isError, refetch } = usePlanQuery(assessmentId);
  const [changePlan] = useChangePlanMutation();
  const [refused, setRefused] = useState<RefusedStep | null>(null);
  const { waiting, delay, add, retry } = useQueuedChanges({
    name: `plan:${assessmentId}`,
    account: user?.id ?? null,
    askAccount: async () => (await refreshUser())?.id ?? null,
    isChange: isPlanChange,
    send: (change) => changePlan({ id: assessmentId, planChange: change }),
    onRefused: (error, { steps = [] }) => {
      const message = toReadableMessage(error, texts.refusedText);
      const step = steps.find(({ text }) => text !== undefined);
      if (step) setRefused({ step, message });
      showFailure({ title: texts.refused, description: message });
    },
    onAccepted: () => showFailure(),
    onSentElsewhere: () => void refetch(),
  });
  return {
    plan: data ? applyChanges(data, waiting) : null,
    isFailed: isError,
    retry: () => void refetch(),
    delay,
    send: retry,
    change: add,
    refused,
    dropRefused: () => setRefused(null),
  };
}

/**
 * Returns whether a value from the browser's storage has the form of a change. Its fields are validated by the server.
 */
function isPlanChange(value: unknown): value is PlanChange {
  return typeof value === 'object' && value !== null && ('steps' in value || 'reminders' in value);
}
