import { Button, VisuallyHidden, X } from '@bearings/ui';
import { circumstancesTexts as texts } from './circumstances-texts';

interface ChosenListProps<Item> {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  onRemove: (item: Item) => void;
}

/** Lists the chosen items. Each has a button that removes it. */
export function ChosenList<Item extends { id: string; label: string }>({
  label,
  items,
  onRemove,
}: ChosenListProps<Item>) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {items.map((item) => (
        <li
          key={item.id}
          className="flex items-center justify-between gap-3 rounded-md border border-line bg-surface pl-4"
        >
          <span className="min-w-0 py-2 font-medium">{item.label}</span>
          <Button variant="ghost" size="small" onClick={() => onRemove(item)}>
            <X size={18} aria-hidden="true" />
            <span>{texts.remove}</span>
            <VisuallyHidden>{` ${item.label}`}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}
