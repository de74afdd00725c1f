import { pages } from '@bearings/contracts';
import { NewsletterLink } from './newsletter-link';
import { useConfirmNewsletterMutation } from '../../api/calls.generated';
import { newsletterTexts } from './newsletter-texts';

export function ConfirmNewsletterPage() {
  const [confirm] = useConfirmNewsletterMutation();
  return (
    <NewsletterLink
      path={pages.confirmNewsletter}
      texts={newsletterTexts.confirm}
      send={(token) => confirm({ token })}
    />
  );
}
