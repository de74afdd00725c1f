import { lazyPart } from '@bearings/web/circumstances';
import { accountTexts } from './account-texts';

const loadAgeField = async () => (await import(/* webpackChunkName: "age" */ './age-field')).AgeField;

/** The question about age, which is downloaded only if the operator requires an age. */
export const AgeField = lazyPart(loadAgeField, '4rem', accountTexts.age);
