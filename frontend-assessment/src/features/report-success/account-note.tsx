import { pageTo } from '@bearings/contracts';
import { Alert, Button, Mail, Note, Stack } from '@bearings/ui';
import { useCurrentUser } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { successTexts } from './success-texts';
import { useMail } from './use-mail';

const texts = successTexts.account;

interface AccountNoteProps {
  assessmentId: string;
  /** Null until the payment has been verified. */
  signedIn: boolean | null;
}

/** Says which account the report belongs to, and which emails were sent about it. */
export function AccountNote({ assessmentId, signedIn }: AccountNoteProps) {
  const { user } = useCurrentUser();
  const mail = useMail();
  const mails = mail === 'sent' || mail === 'outbox';
  const demo = mail === 'outbox' && <p>{texts.demo}</p>;
  if (signedIn === false) {
    return (
      <Alert
        title={texts.taken.title}
        action={
          <Button asChild size="small">
            <Link to={pageTo.login(pageTo.report(assessmentId))}>{texts.taken.action}</Link>
          </Button>
        }
      >
        <Stack gap={1}>
          <p>{texts.taken.text}</p>
          {mails && <p>{texts.taken.mailed}</p>}
          {demo}
        </Stack>
      </Alert>
    );
  }
  if (!signedIn || !user) return null;
  if (!user.hasPassword) {
    return (
      <Alert title={texts.made.title}>
        <Stack gap={1}>
          <p className="wrap-anywhere">{texts.made.text(user.email)}</p>
          {mail !== 'unknown' && <p>{mails ? texts.made.mailed : texts.made.kept}</p>}
          {demo}
        </Stack>
      </Alert>
    );
  }
  if (mail === 'unknown') return null;
  return (
    <Note className="flex gap-2">
      <Mail size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{mails ? texts.known.mailed : texts.known.kept}</span>
    </Note>
  );
}
