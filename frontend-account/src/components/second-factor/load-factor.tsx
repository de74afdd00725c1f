import { lazyPart } from '../lazy-part';
import { factorTexts } from './factor-texts';

const loadingLabel = factorTexts.loading;

// These parts are downloaded when needed, because only administrators see them.

export const FactorCard = lazyPart(
  async () => (await import(/* webpackChunkName: "factor" */ './factor-card')).FactorCard,
  { height: '8rem', label: loadingLabel },
);

export const FactorStep = lazyPart(
  async () => (await import(/* webpackChunkName: "factor" */ './factor-step')).FactorStep,
  { height: '16rem', label: loadingLabel },
);
