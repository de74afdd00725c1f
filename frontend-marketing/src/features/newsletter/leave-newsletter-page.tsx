import { pages } from '@bearings/contracts';
import { NewsletterLink } from './newsletter-link';
import { useLeaveNewsletterMutation } from '../../api/calls.generated';
import { newsletterTexts } from './newsletter-texts';

export function LeaveNewsletterPage() {
  const [leave] = useLeaveNewsletterMutation();
  return <NewsletterLink path={pages.leaveNewsletter} texts={newsletterTexts.leave} send={(key) => leave(key)} />;
}
