import type { LockedCard } from '@bearings/contracts';
import { Compass, Heading, Lock, VisuallyHidden } from '@bearings/ui';
import { FieldSign } from '@bearings/ui/shape';
import { previewTexts } from './preview-texts';

const texts = previewTexts.cards;

/**
 * Cards of the careers that only the paid report names. They show the field of work, the level of education and a range
 * of pay. A career's name is not in the page: two bars and a lock are drawn in its place.
 */
export function LockedCards({ cards }: { cards: readonly LockedCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section>
      <Heading level={2}>{texts.title(cards.length)}</Heading>
      <p className="mt-1 text-muted">{texts.lead}</p>
      <ol className="mt-4 grid grid-cols-3 gap-2 md:gap-4">
        {cards.map((card, index) => (
          <li
            key={index}
            className="ui-deep relative grid min-h-37 grid-rows-[auto_1fr_auto] gap-2 rounded-lg p-2.5 text-xs leading-tight md:p-4 md:text-sm"
          >
            {card.sign ? (
              <FieldSign field={card.sign} size={30} />
            ) : (
              <Compass size={30} strokeWidth={1.6} aria-hidden="true" />
            )}
            {card.rank !== null && (
              <span className="absolute top-2.5 right-3 font-serif text-base text-deep-muted lining-nums">
                {card.rank}
              </span>
            )}
            <span className="relative grid content-center gap-1.25 text-deep-muted" aria-hidden="true">
              <span className="h-2 rounded-sm bg-on-deep/22 forced-colors:border" />
              <span className="h-2 w-3/5 rounded-sm bg-on-deep/22 forced-colors:border" />
              <Lock size={16} className="absolute right-0 bottom-0" />
            </span>
            <span className="min-w-0">
              <VisuallyHidden>{`${texts.hidden}. `}</VisuallyHidden>
              <strong className="block text-[0.9375rem] font-semibold lining-nums">{card.pay}</strong>
              <span className="block break-words hyphens-auto">{card.field}</span>
              {card.level && <span className="block text-deep-muted">{card.level}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
