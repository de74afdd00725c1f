import { Skeleton } from '@bearings/ui';
import { lazy, Suspense } from 'react';
import type { AgeFieldProps } from './age-field';

const Loaded = lazy(async () => {
  const { AgeField } = await import(/* webpackChunkName: "age" */ './age-field');
  return { default: AgeField };
});

/** The question about age, which is downloaded only if the operator requires an age. */
export function AgeField(props: AgeFieldProps) {
  return (
    <Suspense fallback={<Skeleton height="4rem" />}>
      <Loaded {...props} />
    </Suspense>
  );
}
