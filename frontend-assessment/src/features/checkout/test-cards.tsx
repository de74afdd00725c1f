import { Alert, TextLink, VisuallyHidden } from '@bearings/ui';
import { sandboxTexts as texts } from '../../texts/checkout-texts';

/** Says that no money moves, and which cards do what; a press on one fills it in. */
export function TestCards({ onUse }: { onUse: (number: string) => void }) {
  return (
    <Alert tone="warning" title={texts.title}>
      <p>{texts.intro}</p>
      <ul className="my-1">
        {texts.cards.map(({ number, effect }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-2">
            <TextLink asChild>
              <button
                type="button"
                className="min-h-11 font-medium whitespace-nowrap tabular-nums"
                onClick={() => onUse(number)}
              >
                <VisuallyHidden>{texts.use}</VisuallyHidden>
                {number}
              </button>
            </TextLink>
            {effect}
          </li>
        ))}
      </ul>
      <p>{texts.rest}</p>
    </Alert>
  );
}
