import { DEAL_BREAKERS, type DealBreakerId } from '@bearings/domain';
import { Chip } from '@bearings/ui';
import { circumstancesTexts } from './circumstances-texts';
import type { ScreenProps } from './screen';

/**
 * The screen with twelve deal-breakers: working conditions that a person can exclude. Any number of them can be chosen.
 */
export function DealBreakersScreen({ choices, onChange }: ScreenProps) {
  const { dealBreakers } = choices;
  const toggleBreaker = (pressed: DealBreakerId) => {
    const isBreakerChosen = dealBreakers.includes(pressed);
    const otherBreakers = dealBreakers.filter((id) => id !== pressed);
    onChange({ dealBreakers: isBreakerChosen ? otherBreakers : [...otherBreakers, pressed] });
  };
  return (
    // On phones there are two columns, so that the bar at the bottom of the screen does not cover an option.
    <fieldset
      aria-label={circumstancesTexts.dealBreakers.title}
      className="grid min-w-0 grid-cols-2 gap-2 sm:flex sm:flex-wrap"
    >
      {DEAL_BREAKERS.map(({ id, label }) => (
        <Chip
          key={id}
          className="max-sm:rounded-lg max-sm:px-3 max-sm:text-start max-sm:leading-snug"
          pressed={dealBreakers.includes(id)}
          onClick={() => toggleBreaker(id)}
        >
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}
