import { useId, type CSSProperties, type ReactNode } from 'react';
import { Check } from './icons';
import { VisuallyHidden } from './visually-hidden';

export interface ProgressProps {
  label: ReactNode;
  /** Percentage from 0 to 100; null while it is unknown. */
  value: number | null;
  /** Text for screen readers in place of 'N percent'. */
  valueText?: string;
  /** True to show label and percentage above the bar; false to give them only to screen readers. */
  visibleLabel?: boolean;
}

/** A progress bar. */
export function Progress({ label, value, valueText, visibleLabel = true }: ProgressProps) {
  const labelId = useId();
  const percent = value === null ? null : Math.round(Math.min(100, Math.max(0, value)));
  const head = (
    <>
      <span id={labelId}>{label}</span>
      {percent !== null && <span aria-hidden="true">{`${percent}%`}</span>}
    </>
  );
  const style: CSSProperties = percent === null ? {} : { transform: `scaleX(${percent / 100})` };
  return (
    <div className="ui-progress">
      {visibleLabel ? <div className="ui-progress-head">{head}</div> : <VisuallyHidden>{head}</VisuallyHidden>}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw their own <progress>
        role="progressbar"
        className="ui-progress-track"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        aria-labelledby={labelId}
        aria-valuetext={valueText ?? (percent === null ? undefined : `${percent}%`)}
      >
        <div className="ui-progress-bar" data-state={percent === null ? 'indeterminate' : undefined} style={style} />
      </div>
    </div>
  );
}

export interface StepperProps {
  steps: readonly string[];
  /** Index of the current step from 0. */
  current: number;
  /** Accessible name of the list of steps. */
  label?: string;
}

/** Shows which step of a short sequence is the current one. It has no links. */
export function Stepper({ steps, current, label = 'Steps' }: StepperProps) {
  return (
    <ol className="ui-stepper" aria-label={label}>
      {steps.map((step, index) => {
        const done = index < current;
        return (
          <li
            key={step}
            className="ui-step"
            data-state={done ? 'done' : index === current ? 'current' : 'ahead'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="ui-step-mark" aria-hidden="true">
              {done ? <Check size={16} strokeWidth={2.5} /> : index + 1}
            </span>
            <span className="ui-step-name">
              <span>{step}</span>
              {done && <VisuallyHidden>{' (done)'}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
