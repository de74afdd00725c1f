import { pages, pageTo, TIMINGS } from '@bearings/contracts';
import { Button, Card, Heading, Lead, Note, Stack, TextLink } from '@bearings/ui';
import { BrokenNeedle } from '@bearings/ui/illustrations';
import { PageMeta } from '@bearings/web';
import { useEffect } from 'react';
import { Link, useNavigate } from '@bearings/web/router';
import { successTexts } from './success-texts';
import type { TroubleCause } from './success-view';
import { useMail } from './use-mail';

interface ErrorViewProps {
  assessmentId: string;
  details: string;
  /** Why there is no report. It decides which text is shown, and whether there is a link to the checkout. */
  cause: TroubleCause;
  onTryAgain: () => void;
  tryingAgain: boolean;
}

/** Shown if the report failed, or if its payment is missing or could not be checked. */
export function ErrorView({ assessmentId, details, cause, onTryAgain, tryingAgain }: ErrorViewProps) {
  const texts = successTexts.error;
  // A buyer who has paid must not be sent to the checkout again.
  const isUnpaid = cause === 'unpaid';
  return (
    <Stack gap={3}>
      <BrokenNeedle width={200} />
      <Heading level={1}>{texts.title}</Heading>
      <Lead>{texts.leads[cause]}</Lead>
      <Card tone="outlined" padding="small">
        <Heading level={2} size="small">
          {texts.details}
        </Heading>
        <p className="mt-2 wrap-anywhere">{details}</p>
      </Card>
      <div className="flex flex-wrap gap-3">
        {isUnpaid && (
          <Button asChild>
            <Link to={pageTo.checkout(assessmentId)}>{texts.checkout}</Link>
          </Button>
        )}
        <Button variant={isUnpaid ? 'secondary' : 'primary'} loading={tryingAgain} onClick={onTryAgain}>
          {texts.again}
        </Button>
        <Button asChild variant="secondary">
          <Link to={pages.home}>{texts.home}</Link>
        </Button>
      </div>
      <Note>
        <span>{`${texts.support.before} `}</span>
        <TextLink href={`mailto:${texts.support.address}`}>{texts.support.address}</TextLink>
      </Note>
    </Stack>
  );
}

/** Shown when the assessment belongs to another owner, or does not exist. */
export function NotFoundView({ assessmentId }: { assessmentId: string }) {
  const { title, text, mailed, action } = successTexts.notFound;
  const mail = useMail();
  return (
    <Stack gap={3} align="start">
      <BrokenNeedle width={200} />
      <Heading level={1}>{title}</Heading>
      <Lead>{text}</Lead>
      {(mail === 'sent' || mail === 'outbox') && <p>{mailed}</p>}
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={pageTo.login(pageTo.report(assessmentId))}>{action}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={pages.home}>{successTexts.home}</Link>
        </Button>
      </div>
    </Stack>
  );
}

/** Shown for an invalid query. Redirects to the start page after a delay. */
export function InvalidView({ assessmentId }: { assessmentId: string | null }) {
  const texts = successTexts.invalid;
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(pages.home), TIMINGS.invalidRequestToHome);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Stack gap={3} align="start">
      <PageMeta title={texts.title} description={texts.text} noIndex />
      <BrokenNeedle width={200} />
      <Heading level={1}>{texts.title}</Heading>
      <Lead>{texts.text}</Lead>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={pages.home}>{texts.home}</Link>
        </Button>
        {assessmentId && (
          <Button asChild variant="secondary">
            <Link to={pageTo.checkout(assessmentId)}>{texts.checkout}</Link>
          </Button>
        )}
      </div>
      <Note>{texts.moving}</Note>
    </Stack>
  );
}
