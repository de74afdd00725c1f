import { pages } from '@bearings/contracts';
import { isCountry } from '@bearings/domain';
import { useLocation } from '@bearings/web/router';
import { NewsletterLink } from './newsletter-link';
import { useConfirmNewsletterMutation } from '../../api/calls.generated';
import { newsletterTexts } from './newsletter-texts';

/** Confirms a place on the newsletter's list, or on that of the country which the link names. */
export function ConfirmNewsletterPage() {
  const [confirm] = useConfirmNewsletterMutation();
  const country = new URLSearchParams(useLocation().search).get('country');
  const texts = isCountry(country) ? newsletterTexts.confirmCountry(country) : newsletterTexts.confirm;
  return <NewsletterLink path={pages.confirmNewsletter} texts={texts} send={(token) => confirm({ token })} />;
}
