import { PLAN_LIMITS, type PlanChange } from '@bearings/contracts';
import { Button, Heading, Note, Plus } from '@bearings/ui';
import { createUuid } from '@bearings/web';
import { useEffect, useRef, useState } from 'react';
import { planTexts } from '../../texts/plan-texts';
import { addDays } from './plan-groups';
import { StepForm } from './step-form';

const texts = planTexts.form;
const DEFAULT_DAYS_AHEAD = 7;

interface AddStepProps {
  /** Number of steps in the plan. */
  count: number;
  now: string;
  change: (change: PlanChange) => void;
}

/** A button that opens the form for adding a step to the reader's plan. */
export function AddStep({ count, now, change }: AddStepProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (count >= PLAN_LIMITS.steps) return <Note>{texts.full}</Note>;
  if (!isOpen) {
    return (
      <div className="print:hidden">
        <Button ref={button} variant="secondary" size="small" onClick={() => setIsOpen(true)}>
          <Plus size={18} aria-hidden="true" />
          <span>{texts.addTitle}</span>
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <Heading level={3} size="small">
        {texts.addTitle}
      </Heading>
      <StepForm
        step={{ text: '', dueOn: addDays(now, DEFAULT_DAYS_AHEAD), note: '' }}
        submitLabel={texts.add}
        onSubmit={(values) => {
          change({ steps: [{ id: createUuid(), ...values }] });
          setIsOpen(false);
        }}
        onCancel={() => setIsOpen(false)}
      />
    </div>
  );
}
