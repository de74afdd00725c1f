import type { PlanChange, PlanStep } from '@bearings/contracts';
import { Button } from '@bearings/ui';
import { useEffect, useRef } from 'react';
import { planTexts as texts } from './plan-texts';
import type { RefusedStep } from './use-plan';
import { PlanStepRow } from './plan-step-row';

interface PlanActions {
  change: (change: PlanChange) => void;
  remove: (step: PlanStep) => void;
  undo: (step: PlanStep) => void;
  dropRefused: () => void;
}

interface PlanStepsProps {
  steps: readonly PlanStep[];
  /** The step that was removed last. In its place, the list shows a line with a button that restores the step. */
  removed: PlanStep | null;
  /** Id of the step whose date was changed last. */
  moved: string | null;
  /** The written step that the server rejected last. */
  refused: RefusedStep | null;
  /** Today, as an ISO date. */
  now: string;
  actions: PlanActions;
}

/** The steps of a reader's plan that are due in the same period, such as the next seven days. */
export function PlanSteps({ steps, removed, moved, refused, now, actions }: PlanStepsProps) {
  return (
    // The padding leaves room for focus rings and click areas, which the group's border would cut off.
    <ul className="grid grid-cols-1 px-2.5 py-1 print:block print:p-0">
      {steps.map((step) =>
        step === removed ? (
          <RemovedStep key={step.id} text={step.text} undo={() => actions.undo(step)} />
        ) : (
          <PlanStepRow
            key={step.id}
            step={step}
            isMoved={step.id === moved}
            now={now}
            change={actions.change}
            remove={() => actions.remove(step)}
            refused={refused?.step.id === step.id ? refused : null}
            dropRefused={actions.dropRefused}
          />
        ),
      )}
    </ul>
  );
}

function RemovedStep({ text, undo }: { text: string; undo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The focused control was removed together with the step, so this button gets the focus.
  useEffect(() => button.current?.focus(), []);
  return (
    <li className="border-t border-line py-3 first:border-t-0 print:hidden">
      <output className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 text-sm text-muted wrap-anywhere">{texts.removed(text)}</span>
        <Button ref={button} variant="ghost" size="small" onClick={undo}>
          {texts.undo}
        </Button>
      </output>
    </li>
  );
}
