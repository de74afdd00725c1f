import { INTEREST_ANSWERS, type TileId } from '@bearings/domain';
import { RadioScale } from '@bearings/ui/controls';
import type { Choices } from './choices';
import { circumstancesTexts } from './circumstances-texts';
import type { ScreenProps } from './screen';

const texts = circumstancesTexts.tiles;

function removeTile(interests: Choices['interests'], tile: TileId): Choices['interests'] {
  const { [tile]: _cleared, ...rest } = interests;
  return rest;
}

interface TileListProps extends Pick<ScreenProps, 'choices' | 'onChange'> {
  tiles: readonly { id: TileId; label: string }[];
}

/**
 * Kinds of work (tiles). Each can be marked as liked, marked as not liked, or left blank. Clicking the chosen mark again
 * makes the tile blank.
 */
export function TileList({ tiles, choices, onChange }: TileListProps) {
  const { interests } = choices;
  const chooseAnswer = (tile: TileId, value: string) => {
    const interest = INTEREST_ANSWERS.find((one) => one === value);
    if (interest) onChange({ interests: { ...interests, [tile]: interest } });
  };
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {tiles.map(({ id, label }) => (
        <li key={id} className="flex min-h-15 items-center justify-between gap-3 border-b border-line py-2">
          <span id={`tile-${id}`} className="leading-snug">
            {label}
          </span>
          <RadioScale
            layout="chips"
            className="shrink-0 flex-nowrap! gap-1.5! [&>button]:px-3!"
            aria-labelledby={`tile-${id}`}
            options={texts.choices}
            value={interests[id] ?? null}
            onValueChange={(value) => chooseAnswer(id, value)}
            onClear={() => onChange({ interests: removeTile(interests, id) })}
          />
        </li>
      ))}
    </ul>
  );
}
