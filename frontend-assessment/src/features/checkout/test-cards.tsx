import { TextLink, VisuallyHidden } from '@bearings/ui';
import { sandboxTexts as texts } from './checkout-texts';

/** Lists the test cards and says that no money is taken. A click passes a number to `onUse`. */
export function TestCards({ onUse }: { onUse: (number: string) => void }) {
  return (
    <details className="rounded-lg bg-warning-soft px-4">
      <summary className="flex min-h-11 items-center font-semibold">{texts.title}</summary>
      <p>{texts.intro}</p>
      <ul className="my-1">
        {texts.cards.map(({ number, effect }) => (
          <li key={number} className="flex items-center gap-x-2 max-sm:flex-col max-sm:items-start">
            <TextLink asChild>
              <button
                type="button"
                className="min-h-11 font-medium whitespace-nowrap tabular-nums"
                onClick={() => onUse(number)}
              >
                <VisuallyHidden>{texts.use}</VisuallyHidden>
                <span>{number}</span>
              </button>
            </TextLink>
            <span className="pointer-events-none max-sm:-mt-2 max-sm:mb-1">{effect}</span>
          </li>
        ))}
      </ul>
      <p className="pb-3">{texts.rest}</p>
    </details>
  );
}
