import type { PlanChange, PlanStep } from '@bearings/contracts';
import { Button } from '@bearings/ui';
import { useEffect, useRef, useState } from 'react';
import { planTexts as texts } from '../../texts/plan-texts';
import { PlanStepRow } from './plan-step-row';

interface PlanStepsProps {
  steps: readonly PlanStep[];
  /** Today, as an ISO date. */
  now: string;
  change: (change: PlanChange) => void;
}

/** The steps of one group. The last removed one leaves a line that restores it. */
export function PlanSteps({ steps, now, change }: PlanStepsProps) {
  const [removed, setRemoved] = useState<PlanStep | null>(null);
  const remove = (step: PlanStep) => {
    setRemoved(step);
    change({ steps: [{ id: step.id, removed: true }] });
  };
  const undo = ({ id, text, dueOn, note, doneAt }: PlanStep) => {
    setRemoved(null);
    const done = doneAt !== null;
    change({ steps: [{ id, text, dueOn, note, done, removed: false }] });
  };
  return (
    // The padding leaves room for focus rings and targets, which the group would cut off.
    <div className="grid gap-3 px-2.5 py-1 print:block print:p-0">
      <ul className="grid print:block">
        {steps.map((step) => (
          <PlanStepRow
            key={step.id}
            step={step}
            now={now}
            change={change}
            remove={() => remove(step)}
          />
        ))}
      </ul>
      {removed && !steps.some(({ id }) => id === removed.id) && (
        <Removed text={removed.text} undo={() => undo(removed)} />
      )}
    </div>
  );
}

function Removed({ text, undo }: { text: string; undo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The focused control has gone with the step.
  useEffect(() => button.current?.focus(), []);
  return (
    <output className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0 text-sm text-muted wrap-anywhere">{texts.removed(text)}</span>
      <Button ref={button} variant="ghost" size="small" onClick={undo}>
        {texts.undo}
      </Button>
    </output>
  );
}
