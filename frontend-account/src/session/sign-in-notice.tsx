import { Button } from '@bearings/ui';
import { Lighthouse } from '@bearings/ui/illustrations';
import { sessionTexts as texts } from '../texts/session-texts';
import { NoticePage } from '../components/notice-page';

interface SignInNoticeProps {
  title: string;
  description: string;
  /** URL of the sign-in, for a button that skips the delay. */
  to: string;
}

/** Shown instead of a page that requires sign-in, until the redirect. */
export function SignInNotice({ title, description, to }: SignInNoticeProps) {
  return (
    <NoticePage
      title={title}
      illustration={<Lighthouse />}
      action={
        <Button asChild>
          <a href={to}>{texts.signIn}</a>
        </Button>
      }
    >
      {description}
    </NoticePage>
  );
}
