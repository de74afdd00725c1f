import { choicesTexts as texts } from '../../texts/choices-texts';

interface StabilityBarProps {
  /** Share of retakes with the career among the ten, 0 to 1. */
  share: number;
  /** The same for people without a direction. */
  chance: number | null;
}

/** How often a career came back, beside what chance alone would give. */
export function StabilityBar({ share, chance }: StabilityBarProps) {
  return (
    <div className="min-w-0 flex-1 max-lg:flex max-lg:items-center max-lg:gap-3 lg:grid lg:gap-0.5 lg:pt-1">
      <span
        aria-hidden="true"
        className="relative my-1 block h-2 w-full max-w-44 rounded-full max-sm:hidden max-lg:flex-1 [print-color-adjust:exact] bg-line forced-colors:outline forced-colors:outline-1"
      >
        <span
          className="absolute inset-y-0 left-0 rounded-full bg-primary forced-colors:bg-[Highlight] forced-colors:[forced-color-adjust:none]"
          style={{ width: `${100 * share}%` }}
        />
        {chance !== null && (
          <span
            className="absolute -inset-y-1 w-0.5 bg-accent max-lg:hidden forced-colors:bg-[CanvasText] forced-colors:[forced-color-adjust:none]"
            style={{ left: `${100 * chance}%` }}
          />
        )}
      </span>
      <p className="text-xs">
        <span>{texts.stability(share)}</span>
        {chance !== null && (
          <span className="text-muted max-lg:sr-only">{` (${texts.chance(chance)})`}</span>
        )}
      </p>
    </div>
  );
}
