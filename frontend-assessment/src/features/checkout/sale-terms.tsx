import { pages } from '@bearings/contracts';
import { Note, TextLink, VisuallyHidden } from '@bearings/ui';
import { checkoutTexts } from './checkout-texts';

const texts = checkoutTexts.terms;

/** A link that opens a new tab, so that card data typed here is not lost. */
function TermsLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink href={to} target="_blank" rel="noopener">
      <span>{children}</span>
      <VisuallyHidden>{texts.newTab}</VisuallyHidden>
    </TextLink>
  );
}

/** Links to the terms of sale and the refund policy. */
export function SaleTerms() {
  return (
    <Note>
      <span>{`${texts.before} `}</span>
      <TermsLink to={pages.terms}>{texts.terms}</TermsLink>
      <span>{` ${texts.and} `}</span>
      <TermsLink to={pages.refund}>{texts.refund}</TermsLink>
      <span>.</span>
    </Note>
  );
}
