import { Skeleton } from '@bearings/ui';
import { lazy, Suspense } from 'react';
import { factorTexts } from '../../texts/factor-texts';

const Loaded = lazy(async () => {
  const { FactorCard } = await import(/* webpackChunkName: "factor" */ './factor-card');
  return { default: FactorCard };
});

/** The second factor's card. Only administrators download its code. */
export function FactorCard() {
  return (
    <Suspense fallback={<Skeleton height="8rem" label={factorTexts.loading} />}>
      <Loaded />
    </Suspense>
  );
}
