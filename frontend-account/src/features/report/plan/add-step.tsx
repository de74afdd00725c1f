import type { PlanChange } from '@bearings/contracts';
import { PLAN_LIMITS } from '@bearings/domain';
import { Button, Heading, Note, Plus } from '@bearings/ui';
import { createUuid } from '@bearings/web';
import { useEffect, useRef, useState } from 'react';
import { planTexts } from './plan-texts';
import { addDays } from './plan-groups';
import { StepForm } from './step-form';
import type { RefusedStep } from './use-plan';

const texts = planTexts.form;
const DEFAULT_DAYS_AHEAD = 7;

interface AddStepProps {
  /** Number of steps in the plan. */
  count: number;
  now: string;
  change: (change: PlanChange) => void;
  /** A new step that the server rejected. */
  refused: RefusedStep | null;
  dropRefused: () => void;
}

/** A button that opens the form for adding a step to the reader's plan. */
export function AddStep({ count, now, change, refused, dropRefused }: AddStepProps) {
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || refused !== null;
  const close = () => {
    setIsOpened(false);
    dropRefused();
  };
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (count >= PLAN_LIMITS.steps && !refused) return <Note>{texts.full}</Note>;
  if (!isOpen) {
    return (
      <div className="print:hidden">
        <Button ref={button} variant="secondary" size="small" onClick={() => setIsOpened(true)}>
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
        key={refused?.message}
        step={{ text: '', dueOn: addDays(now, DEFAULT_DAYS_AHEAD), note: '', ...refused?.step }}
        problem={refused?.message}
        submitLabel={texts.add}
        onSubmit={(values) => {
          close();
          change({ steps: [{ id: createUuid(), ...values }] });
        }}
        onCancel={close}
      />
    </div>
  );
}
