import { Skeleton } from '@bearings/ui';
import { lazy, Suspense } from 'react';
import { factorTexts } from '../../texts/factor-texts';

const Loaded = lazy(async () => {
  const { FactorStep } = await import(/* webpackChunkName: "factor" */ './factor-step');
  return { default: FactorStep };
});

/** The step after the password. Only administrators download its code. */
export function FactorStep({ step }: { step: 'code' | 'enrol' }) {
  return (
    <Suspense fallback={<Skeleton height="16rem" label={factorTexts.loading} />}>
      <Loaded step={step} />
    </Suspense>
  );
}
