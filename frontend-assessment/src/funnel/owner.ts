import { hasSignedInHint } from '@bearings/web';
import { funnel } from './use-funnel';

/**
 * Returns whether the account to which the answers belong has signed out. The answers must not be saved after that, for
 * example when the sign-out leaves the page: the server would store them as a new visitor's draft.
 */
export const isOwnerSignedOut = (): boolean => funnel.current().owner !== null && !hasSignedInHint();
