import { pageTo } from '@bearings/contracts';
import { Alert, Button, Container, EmptyState, Section, Stack, TextLink } from '@bearings/ui';
import { Lighthouse } from '@bearings/ui/illustrations';
import { PageMeta, useSend } from '@bearings/web';
import { useState } from 'react';
import { Link } from '@bearings/web/router';
import { accountTexts } from './account-texts';
import { formTexts } from '../../components/forms/form-texts';
import { useRenewReportLinkMutation } from '../../api/account.api';

const texts = accountTexts.openReport;

/** Page for a used or expired purchase link; one button sends a new link by email. */
export function ReportLinkExpired({ assessmentId }: { assessmentId: string }) {
  const [renewLink] = useRenewReportLinkMutation();
  const [sent, setSent] = useState(false);
  const { run, pending, refusal } = useSend({ send: () => renewLink({ assessmentId }), onSent: () => setSent(true) });
  const { title, text } = sent ? texts.renewed : texts.expired;

  return (
    <Section>
      <PageMeta title={title} description={text} noIndex />
      <Container width="narrow">
        <Stack gap={3}>
          {refusal && (
            <Alert tone="danger" title={formTexts.failed} live>
              {refusal.message}
            </Alert>
          )}
          <div aria-live="polite">
            <EmptyState
              level={1}
              title={title}
              illustration={<Lighthouse />}
              action={
                <Stack gap={2} align="center">
                  {!sent && (
                    <Button loading={pending} onClick={() => void run()}>
                      {pending ? texts.expired.pending : texts.expired.action}
                    </Button>
                  )}
                  <TextLink asChild alone>
                    <Link to={pageTo.login(pageTo.report(assessmentId))}>{texts.expired.signIn}</Link>
                  </TextLink>
                </Stack>
              }
            >
              {sent ? `${text} ${texts.renewed.nothing}` : text}
            </EmptyState>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
