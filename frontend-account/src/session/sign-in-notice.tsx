import { Button } from '@bearings/ui';
import { Lighthouse } from '@bearings/ui/illustrations';
import { sessionTexts as texts } from './session-texts';
import { NoticePage } from '../components/notice-page';

interface SignInNoticeProps {
  title: string;
  description: string;
  /** URL of the sign-in page. A button opens it without waiting for the redirect. */
  to: string;
}

/** Shown in place of a page that requires signing in, until the redirect. */
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
