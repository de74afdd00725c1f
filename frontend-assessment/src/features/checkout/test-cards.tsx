import { Alert, Button, VisuallyHidden } from '@bearings/ui';
import { sandboxTexts as texts } from '../../texts/checkout-texts';

/** Says that no money moves, and which cards do what. */
export function TestCards({ onUse }: { onUse: (number: string) => void }) {
  return (
    <Alert tone="warning" title={texts.title}>
      <p>{texts.intro}</p>
      <ul className="my-2">
        {texts.cards.map(({ number, effect }) => (
          <li key={number} className="flex items-center justify-between gap-x-3">
            <span>
              <span className="block font-medium whitespace-nowrap tabular-nums sm:inline">
                {number}
              </span>{' '}
              {effect}
            </span>
            <Button variant="ghost" size="small" onClick={() => onUse(number)}>
              {texts.use}
              <VisuallyHidden>{texts.card(number)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <p>{texts.rest}</p>
    </Alert>
  );
}
