import { pages, pageTo, TIMINGS } from '@bearings/contracts';
import { BrokenNeedle, Button, Card, Heading, Lead, Note, Stack, TextLink } from '@bearings/ui';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { successTexts } from '../../texts/success-texts';
import type { Cause } from './success-view';

interface ErrorViewProps {
  assessmentId: string;
  details: string;
  /** Decides the words, and whether the checkout is the way on. */
  cause: Cause;
  onTryAgain: () => void;
  tryingAgain: boolean;
}

/** The report, or its payment, is not what it should be. */
export function ErrorView({
  assessmentId,
  details,
  cause,
  onTryAgain,
  tryingAgain,
}: ErrorViewProps) {
  const texts = successTexts.error;
  // Only who has not paid is sent to the checkout.
  const unpaid = cause === 'unpaid';
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
        {unpaid && (
          <Button asChild>
            <Link to={pageTo.checkout(assessmentId)}>{texts.checkout}</Link>
          </Button>
        )}
        <Button
          variant={unpaid ? 'secondary' : 'primary'}
          loading={tryingAgain}
          onClick={onTryAgain}
        >
          {texts.again}
        </Button>
        <Button asChild variant="secondary">
          <Link to={pages.home}>{texts.home}</Link>
        </Button>
      </div>
      <Note>
        {texts.support.before}{' '}
        <TextLink href={`mailto:${texts.support.address}`}>{texts.support.address}</TextLink>
      </Note>
    </Stack>
  );
}

/** It is not this visitor's, or not at this address. */
export function NotFoundView({ assessmentId }: { assessmentId: string }) {
  const { title, text, action } = successTexts.notFound;
  return (
    <Stack gap={3} align="start">
      <BrokenNeedle width={200} />
      <Heading level={1}>{title}</Heading>
      <Lead>{text}</Lead>
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

/** The query is not one the provider would bring back; after a while it leads to the start page. */
export function InvalidView({ assessmentId }: { assessmentId: string | null }) {
  const texts = successTexts.invalid;
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(pages.home), TIMINGS.invalidRequestToHome);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Stack gap={3} align="start">
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
