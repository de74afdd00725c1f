import { Skeleton } from '@bearings/ui';
import { lazy, Suspense } from 'react';
import { checkoutTexts } from '../../texts/checkout-texts';
import type { AgeQuestionProps } from './age-question';

const Loaded = lazy(async () => {
  const { AgeQuestion } = await import(/* webpackChunkName: "age" */ './age-question');
  return { default: AgeQuestion };
});

/** The question of the buyer's age. Downloaded only where the operator asks it. */
export function AgeQuestion(props: AgeQuestionProps) {
  return (
    <Suspense fallback={<Skeleton height="16rem" label={checkoutTexts.loading} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
