import { lazyPart } from '@bearings/web/circumstances';
import { factorTexts } from './factor-texts';

const loadFactorCard = async () => (await import(/* webpackChunkName: "factor" */ './factor-card')).FactorCard;
const loadFactorStep = async () => (await import(/* webpackChunkName: "factor" */ './factor-step')).FactorStep;

// These parts are downloaded when needed, because only administrators see them.
export const FactorCard = lazyPart(loadFactorCard, '8rem', factorTexts);
export const FactorStep = lazyPart(loadFactorStep, '16rem', factorTexts);
