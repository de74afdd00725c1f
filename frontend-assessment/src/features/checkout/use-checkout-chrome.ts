import { pages, type PublicConfig } from '@bearings/contracts';
import { FULL_CHROME, useChrome, useCurrentUser, type Chrome } from '@bearings/web';
import { useMemo } from 'react';
import { checkoutTexts } from './checkout-texts';
import { useFunnel } from '../../funnel/use-funnel';
import type { CheckoutState } from './checkout-state';

const texts = checkoutTexts.header;

/** Returns the link back. It leads to the preview only if the funnel in this browser contains this assessment. */
function createBackLink(isOwnPreview: boolean, isSignedIn: boolean): { where: string; to: string } {
  if (isOwnPreview) return { where: texts.toPreview, to: pages.assessment };
  if (isSignedIn) return { where: texts.toDashboard, to: pages.dashboard };
  return { where: texts.toHome, to: pages.home };
}

const getHeaderNote = ({ sandbox }: PublicConfig): string => (sandbox ? texts.test : texts.secure);

/**
 * Shows a reduced header and footer while the checkout is loading, asks for the age or takes a payment. A checkout that
 * shows only a message has the full header and footer.
 */
export function useCheckoutChrome(assessmentId: string, state: CheckoutState): void {
  const { step, assessmentId: previewed } = useFunnel();
  const isSignedIn = useCurrentUser().status === 'signedIn';
  const isOwnPreview = step === 'preview' && previewed === assessmentId;
  const isSlim = ['loading', 'ready', 'age'].includes(state.kind);
  const note = state.kind === 'ready' ? getHeaderNote(state.config) : '';
  const chrome = useMemo((): Chrome => {
    if (!isSlim) return FULL_CHROME;
    const backTarget = { label: texts.back, ...createBackLink(isOwnPreview, isSignedIn) };
    return { kind: 'slim', note, back: backTarget };
  }, [isSlim, note, isOwnPreview, isSignedIn]);
  useChrome(chrome);
}
