import { lazyPart } from '../../page-loaders/downloaded-part';
import { checkoutTexts } from '../../texts/checkout-texts';

const loadAgeQuestion = async () =>
  (await import(/* webpackChunkName: "age" */ './age-question')).AgeQuestion;

/** The question about the buyer's age, which is downloaded only if the operator requires an age. */
export const AgeQuestion = lazyPart(loadAgeQuestion, '16rem', checkoutTexts.age);
