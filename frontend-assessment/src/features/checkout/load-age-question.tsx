import { downloadedPart } from '../../page-loaders/downloaded-part';
import { checkoutTexts } from '../../texts/checkout-texts';

const loadAgeQuestion = async () =>
  (await import(/* webpackChunkName: "age" */ './age-question')).AgeQuestion;

/** The question of the buyer's age. Downloaded only if the operator requires an age. */
export const AgeQuestion = downloadedPart(loadAgeQuestion, '16rem', checkoutTexts.age);
