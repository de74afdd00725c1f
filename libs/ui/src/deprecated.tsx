// Names that remotes of the release before use; to be removed with the next release.
import { lazy, Suspense } from 'react';
import type { AccordionProps, FaqProps } from './accordion';

export type { AccordionItem, AccordionProps, FaqProps } from './accordion';

const LazyAccordion = lazy(async () => ({ default: (await import('./accordion')).Accordion }));
const LazyFaq = lazy(async () => ({ default: (await import('./accordion')).Faq }));

/** @deprecated since 0.2: use Accordion of `@bearings/ui/accordion` */
export function Accordion(props: AccordionProps) {
  return (
    <Suspense>
      <LazyAccordion {...props} />
    </Suspense>
  );
}

/** @deprecated since 0.2: use Faq of `@bearings/ui/accordion` */
export function Faq(props: FaqProps) {
  return (
    <Suspense>
      <LazyFaq {...props} />
    </Suspense>
  );
}
