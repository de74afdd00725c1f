import { Heading } from '@bearings/ui';
import type { ProductPicture } from '../pictures/product-picture';
import { ProductScreen } from './product-screen';

interface StepsProps {
  steps: readonly { title: string; text: string }[];
  /** A picture for each step, in the order of the steps. */
  pictures?: readonly ProductPicture[];
}

/** The displayed width of a picture: a third of the page, or the full width of a phone. */
const IMAGE_SIZES = '(min-width: 77rem) 22rem, (min-width: 48rem) 30vw, min(24rem, 92vw)';

/** Numbered steps. On wide screens they are next to each other, with headings, texts and pictures aligned. */
export function Steps({ steps, pictures = [] }: StepsProps) {
  return (
    <ol className="grid gap-8 md:grid-cols-3 md:gap-x-10 md:gap-y-0">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-t border-line-strong pt-5 md:row-span-4 md:grid md:grid-rows-subgrid">
          <span className="font-serif text-2xl text-accent" aria-hidden="true">
            {index + 1}
          </span>
          <Heading level={3} className="mt-2">
            {title}
          </Heading>
          <p className="mt-2 text-muted">{text}</p>
          {pictures[index] && (
            <ProductScreen picture={pictures[index]} sizes={IMAGE_SIZES} className="mt-6 max-w-96 md:max-w-none" />
          )}
        </li>
      ))}
    </ol>
  );
}
