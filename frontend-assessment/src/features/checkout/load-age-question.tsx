import { lazyPart } from '@bearings/web/circumstances';
import { checkoutTexts } from './checkout-texts';

const loadAgeQuestion = async () => (await import(/* webpackChunkName: "age" */ './age-question')).AgeQuestion;

/** The question about the buyer's age. It is downloaded only when needed, because most operators require no age. */
export const AgeQuestion = lazyPart(loadAgeQuestion, '16rem', checkoutTexts.age);
