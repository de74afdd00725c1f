import type { PlanChange, PlanStep } from '@bearings/contracts';
import { Badge, Button, Pencil, VisuallyHidden } from '@bearings/ui';
import { Checkbox } from '@bearings/ui/controls';
import { useEffect, useId, useRef, useState } from 'react';
import { planTexts } from './plan-texts';
import { formatDay } from '../../../components/format-day';
import { StepForm } from './step-form';
import type { RefusedStep } from './use-plan';

const texts = planTexts.step;

interface PlanStepRowProps {
  step: PlanStep;
  /** True if the step's date has just been changed, so that its row may now be in another group. */
  isMoved: boolean;
  now: string;
  change: (change: PlanChange) => void;
  remove: () => void;
  /** What the reader wrote in this step, if the server rejected it. */
  refused: RefusedStep | null;
  dropRefused: () => void;
}

/** One step of the plan. The reader can tick it, show its details and edit it. */
export function PlanStepRow({ step, isMoved, now, change, remove, refused, dropRefused }: PlanStepRowProps) {
  const { id, text, detail, note, dueOn, doneAt, career } = step;
  const [isOpened, setIsOpened] = useState(false);
  const isEditing = isOpened || refused !== null;
  const close = () => {
    setIsOpened(false);
    dropRefused();
  };
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const titleId = useId();
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  useEffect(() => {
    // If the row moved from another group, its focused control was removed there, so the edit button gets the focus.
    if (isMoved && document.activeElement === document.body) editButton.current?.focus();
  }, [isMoved]);
  const isLate = doneAt === null && dueOn < now;
  if (isEditing) {
    return (
      <li className="border-t border-line py-4 first:border-t-0">
        <StepForm
          key={refused?.message}
          step={{ ...step, ...refused?.step }}
          problem={refused?.message}
          submitLabel={planTexts.form.save}
          onSubmit={(values) => {
            close();
            change({ steps: [{ id, ...values }] });
          }}
          onCancel={close}
          onRemove={remove}
        />
      </li>
    );
  }
  return (
    <li className="flex items-start gap-2 border-t border-line py-3 first:border-t-0 max-sm:pt-1.5 max-sm:pb-3 break-inside-avoid print:border-t-0 print:py-1.5">
      <div className="grid min-w-0 grow gap-1">
        <Checkbox
          label={
            <span id={titleId} className={doneAt ? 'text-muted line-through wrap-anywhere' : 'wrap-anywhere'}>
              {text}
            </span>
          }
          checked={doneAt !== null}
          onCheckedChange={(done) => change({ steps: [{ id, done }] })}
        />
        <div className="ml-9 grid gap-1">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <time dateTime={dueOn} className="text-muted">
              {formatDay(dueOn)}
            </time>
            {detail && (
              <details className="open:order-last open:basis-full print:order-last print:basis-full">
                <summary className="print:hidden inline-flex min-h-6 cursor-pointer items-center py-1 text-primary underline underline-offset-2">
                  <span>{texts.how}</span>
                  <VisuallyHidden>{`: ${text}`}</VisuallyHidden>
                </summary>
                <p className="max-w-text pt-1">{detail}</p>
              </details>
            )}
            {career && <Badge>{career.title}</Badge>}
          </div>
          {isLate && <p className="text-sm">{texts.overdue}</p>}
          {note && (
            <p className="max-w-text text-sm whitespace-pre-line wrap-anywhere">
              <span className="font-semibold">{`${texts.note}: `}</span>
              <span>{note}</span>
            </p>
          )}
        </div>
      </div>
      <Button
        ref={editButton}
        variant="ghost"
        size="small"
        className="shrink-0 print:hidden"
        onClick={() => setIsOpened(true)}
      >
        <Pencil size={18} aria-hidden="true" />
        <span aria-hidden="true" className="max-sm:hidden">
          {texts.edit}
        </span>
        <VisuallyHidden>{texts.editWhich(text)}</VisuallyHidden>
      </Button>
    </li>
  );
}
