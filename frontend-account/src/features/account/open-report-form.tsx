import { pageTo, type ReportLink } from '@bearings/contracts';
import { Note, Stack, TextLink } from '@bearings/ui';
import { useForm, useRefreshCurrentUser, useToast } from '@bearings/web';
import { useState } from 'react';
import { Link, useNavigate } from '@bearings/web/router';
import { accountTexts } from './account-texts';
import { formTexts } from '../../components/forms/form-texts';
import { useOpenReportMutation } from '../../api/account.api';
import { AccountForm } from '../../components/forms/account-form';
import { AccountFrame } from '../../components/forms/account-frame';
import { checkPassword } from '../../components/forms/check-password';
import { NewPasswordField } from '../../components/forms/new-password-field';
import { ReportLinkExpired } from './report-link-expired';
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
  const refreshUser = useRefreshCurrentUser();
  const { toast } = useToast();
  const navigate = useNavigate();
  // The account may have changed since the link was checked, so the server may require a password later.
  const [isPasswordAsked, setIsPasswordAsked] = useState(false);
  const needsPassword = link.needs === 'password' || isPasswordAsked;
  const words = needsPassword ? texts.choose : texts.enter;
  const report = pageTo.report(assessmentId);

  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: needsPassword ? checkPassword(password) : undefined }),
    send: ({ password }) => send(needsPassword ? { token, password } : { token }),
    onSent: async () => {
      await refreshUser();
      if (!signedIn) toast(texts.done);
      await navigate(report, { replace: true });
    },
    onRefused: ({ code }) => {
      if (code !== 'password_needed') return;
      setIsPasswordAsked(true);
      form.reset();
    },
  });
  if (form.refusal?.code === 'link_expired') return <ReportLinkExpired assessmentId={assessmentId} />;

  return (
    <AccountFrame title={words.title} description={texts.description} lead={words.lead(email)}>
      <AccountForm texts={words} form={form}>
        {needsPassword && (
          <Stack gap={1}>
            <UsernameField email={email} />
            <NewPasswordField label={passwordFieldTexts.new} error={form.errors.password} {...form.text('password')} />
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
