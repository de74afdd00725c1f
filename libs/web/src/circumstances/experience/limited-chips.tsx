import { Chip } from '@bearings/ui';
import type { ReactNode } from 'react';

interface LimitedChipsProps<Id extends string> {
  label: string;
  items: readonly { id: Id; content: ReactNode }[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
  /** Maximum number of chosen chips. The others stay reachable then, but do nothing. */
  most: number;
  className: string;
  chipClassName?: string;
}

/** Chips of which only some can be chosen. */
export function LimitedChips<Id extends string>(props: LimitedChipsProps<Id>) {
  const { label, items, chosen, onChange, most, className, chipClassName } = props;
  const isFull = chosen.length >= most;
  const toggleItem = (id: Id) => {
    if (chosen.includes(id)) onChange(chosen.filter((each) => each !== id));
    else if (!isFull) onChange([...chosen, id]);
  };
  return (
    <fieldset aria-label={label} className={`min-w-0 ${className}`}>
      {items.map(({ id, content }) => {
        const isChosen = chosen.includes(id);
        const isOff = isFull && !isChosen;
        return (
          <Chip
            key={id}
            className={`${chipClassName ?? ''} ${isOff ? 'text-muted! border-dashed!' : ''}`}
            pressed={isChosen}
            aria-disabled={isOff || undefined}
            onClick={() => toggleItem(id)}
          >
            {content}
          </Chip>
        );
      })}
    </fieldset>
  );
}
