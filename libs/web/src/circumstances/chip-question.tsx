import { RadioScale } from '@bearings/ui/controls';

interface ChipQuestionProps {
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** Classes of the row of options. */
  className?: string;
}

/** A question with one answer, shown as chips. Pressing the chosen chip again clears the answer. */
export function ChipQuestion({ id, label, onValueChange, ...scale }: ChipQuestionProps) {
  return (
    <div className="grid gap-2">
      <p id={id} className="ui-label">
        {label}
      </p>
      <RadioScale
        {...scale}
        layout="chips"
        aria-labelledby={id}
        onValueChange={onValueChange}
        onClear={() => onValueChange(null)}
      />
    </div>
  );
}
