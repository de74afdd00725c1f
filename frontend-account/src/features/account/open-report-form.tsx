import { pageTo, type ReportLink } from '@bearings/contracts';
import { Note, Stack, TextLink } from '@bearings/ui';
import { useRefreshCurrentUser, useToast } from '@bearings/web';
import { useState } from 'react';
import { Link, useNavigate } from '@bearings/web/router';
import { accountTexts } from './account-texts';
import { formTexts } from '../../components/forms/form-texts';
import { useOpenReportMutation } from '../../api/account.api';
import { AccountForm } from '../../components/forms/account-form';
import { AccountFrame } from '../../components/forms/account-frame';
import { isLongEnough } from '../../components/forms/is-long-enough';
import { NewPasswordField } from '../../components/forms/new-password-field';
import { ReportLinkExpired } from './report-link-expired';
import { useAttempt } from '../../components/forms/use-attempt';
import { UsernameField } from '../../components/forms/username-field';

const texts = accountTexts.openReport;
const passwordFieldTexts = formTexts.fields.password;

/**
 * Signs a buyer in with the link from a purchase email, then opens the report. Asks for a new
 * password if one is required.
 */
export function OpenReportForm({ token, link }: { token: string; link: ReportLink }) {
  const { assessmentId, email, signedIn } = link;
  const [send] = useOpenReportMutation();
  const form = useAttempt(send);
  const { refusal } = form;
  const refreshUser = useRefreshCurrentUser();
  const { toast } = useToast();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  if (refusal?.code === 'link_expired') return <ReportLinkExpired assessmentId={assessmentId} />;

  // The account may have changed since the link was checked, so the server may now require a password.
  const needsPassword = link.needs === 'password' || refusal?.code === 'password_needed';
  const words = needsPassword ? texts.choose : texts.enter;
  const report = pageTo.report(assessmentId);

  const submitForm = async () => {
    setChecked(true);
    if (needsPassword && !isLongEnough(password)) return;
    if (!(await form.attempt(needsPassword ? { token, password } : { token }))) return;
    await refreshUser();
    if (!signedIn) toast(texts.done);
    await navigate(report, { replace: true });
  };
  const refusedText = refusal?.code === 'password_needed' ? undefined : form.refusedAt('password');

  return (
    <AccountFrame title={words.title} description={texts.description} lead={words.lead(email)}>
      <AccountForm texts={words} state={form} onSubmit={submitForm}>
        {needsPassword && (
          <Stack gap={1}>
            <UsernameField email={email} />
            <NewPasswordField
              label={passwordFieldTexts.new}
              value={password}
              disabled={form.pending}
              checked={checked}
              refused={refusedText}
              onChange={setPassword}
            />
            {!signedIn && <Note>{texts.choose.replaces}</Note>}
          </Stack>
        )}
      </AccountForm>
      {needsPassword && signedIn && (
        <TextLink asChild alone>
          <Link to={report}>{texts.choose.later}</Link>
        </TextLink>
      )}
    </AccountFrame>
  );
}
