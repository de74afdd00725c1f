import { lazyPart } from '../../components/lazy-part';

/** The question about age, which is downloaded only if the operator requires an age. */
export const AgeField = lazyPart(async () => (await import(/* webpackChunkName: "age" */ './age-field')).AgeField, {
  height: '4rem',
});
