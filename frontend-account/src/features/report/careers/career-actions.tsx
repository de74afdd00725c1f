import { Button, Star, VisuallyHidden, X } from '@bearings/ui';
import { Checkbox } from '@bearings/ui/controls';
import { choicesTexts as texts } from './choices-texts';
import type { ChosenCareer } from './shown-careers';

interface CareerActionsProps {
  career: ChosenCareer;
  onKeep: () => void;
  onRemove: () => void;
  /** The state of the checkbox that adds the career to the comparison. */
  comparison: { isChosen: boolean; onChange: (isChosen: boolean) => void };
}

/** Buttons to save, remove and compare a career. */
export function CareerActions({ career, onKeep, onRemove, comparison }: CareerActionsProps) {
  const { row, choice, origin } = career;
  const isKept = choice?.choice === 'keep';
  return (
    <div className="-ml-3 flex flex-wrap items-center gap-x-1 max-sm:-ml-2 max-sm:gap-x-0 max-sm:[&_.ui-button]:px-1.5">
      <Button variant="ghost" size="small" className="px-3 max-sm:px-2" aria-pressed={isKept} onClick={onKeep}>
        <Star size={18} aria-hidden="true" fill={isKept ? 'currentColor' : 'none'} />
        <span>{isKept ? texts.keep.on : texts.keep.off}</span>
        <VisuallyHidden>{` ${row.title}`}</VisuallyHidden>
      </Button>
      <Button variant="ghost" size="small" className="px-3 max-sm:px-2" onClick={onRemove}>
        <X size={18} aria-hidden="true" />
        <span>{origin === 'added' ? texts.remove : texts.notForMe}</span>
        <VisuallyHidden>{` ${row.title}`}</VisuallyHidden>
      </Button>
      <div className="px-3 max-sm:pr-0 max-sm:pl-2 [&_.ui-choice]:gap-2 [&_.ui-choice-text]:pt-2.5 [&_.ui-choice-label]:text-sm [&_.ui-choice-label]:font-semibold">
        <Checkbox
          checked={comparison.isChosen}
          onCheckedChange={comparison.onChange}
          label={
            <>
              <span>{texts.compare}</span>
              <VisuallyHidden>{` ${row.title}`}</VisuallyHidden>
            </>
          }
        />
      </div>
    </div>
  );
}
