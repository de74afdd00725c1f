import { lazyPart } from '../../components/lazy-part';
import { factorTexts } from '../../texts/factor-texts';

const label = factorTexts.loading;

// Only administrators download this code.

/** The second factor's card. */
export const FactorCard = lazyPart(
  async () => (await import(/* webpackChunkName: "factor" */ './factor-card')).FactorCard,
  { height: '8rem', label },
);

/** The step after the password. */
export const FactorStep = lazyPart(
  async () => (await import(/* webpackChunkName: "factor" */ './factor-step')).FactorStep,
  { height: '16rem', label },
);
