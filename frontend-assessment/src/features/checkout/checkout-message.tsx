import { pages, pageTo } from '@bearings/contracts';
import { Button, EmptyState } from '@bearings/ui';
import { BrokenNeedle, FoldedMap, HillPath } from '@bearings/ui/illustrations';
import type { ReactNode } from 'react';
import { Link, useLocation } from '@bearings/web/router';
import { checkoutTexts as texts } from './checkout-texts';
import { funnel } from '../../funnel/use-funnel';
import type { CheckoutState } from './checkout-state';

export type CheckoutProblem = Exclude<CheckoutState['kind'], 'loading' | 'ready' | 'age'>;

interface CheckoutMessageProps {
  kind: CheckoutProblem;
  assessmentId: string;
  onRetry: () => void;
  retrying: boolean;
}

const PROBLEM_ILLUSTRATIONS: Record<CheckoutProblem, ReactNode> = {
  failed: <BrokenNeedle />,
  unavailable: <BrokenNeedle />,
  paid: <FoldedMap />,
  superseded: <FoldedMap />,
  unfinished: <HillPath />,
  notFound: <BrokenNeedle />,
  cookies: <BrokenNeedle />,
};

interface LinkButtonProps {
  to: string;
  quiet?: boolean;
  onClick?: () => void;
  children: string;
}

function LinkButton({ to, quiet, onClick, children }: LinkButtonProps) {
  return (
    <Button asChild variant={quiet ? 'secondary' : 'primary'}>
      <Link to={to} onClick={onClick}>
        {children}
      </Link>
    </Button>
  );
}

function MessageActions({ kind, assessmentId, onRetry, retrying }: CheckoutMessageProps) {
  const { pathname } = useLocation();
  // The assessment page shows the preview of the assessment in the funnel. That may be a different one, so the
  // assessment of this checkout is first put into the funnel.
  const showPreview = () => funnel.complete(assessmentId);
  switch (kind) {
    case 'failed':
      return (
        <>
          <Button loading={retrying} onClick={onRetry}>
            {texts.init.action}
          </Button>
          <LinkButton quiet to={pages.assessment} onClick={showPreview}>
            {texts.init.back}
          </LinkButton>
        </>
      );
    case 'unavailable':
      return (
        <>
          <LinkButton to={pages.assessment} onClick={showPreview}>
            {texts.init.back}
          </LinkButton>
          <LinkButton quiet to={pages.contact}>
            {texts.unavailable.contact}
          </LinkButton>
        </>
      );
    case 'paid':
      return <LinkButton to={pageTo.report(assessmentId)}>{texts.paid.action}</LinkButton>;
    case 'unfinished':
      return <LinkButton to={pages.assessment}>{texts.unfinished.action}</LinkButton>;
    case 'superseded':
      return <LinkButton to={pages.assessment}>{texts.superseded.action}</LinkButton>;
    case 'cookies':
      return (
        <>
          <Button onClick={() => window.location.reload()}>{texts.cookies.action}</Button>
          <LinkButton quiet to={pages.privacy}>
            {texts.cookies.privacy}
          </LinkButton>
        </>
      );
    case 'notFound':
      return (
        <>
          <LinkButton to={pageTo.login(pathname)}>{texts.notFound.signIn}</LinkButton>
          <LinkButton quiet to={pages.assessment}>
            {texts.notFound.action}
          </LinkButton>
        </>
      );
  }
}

/** Says why there is nothing to pay, with links to other pages. */
export function CheckoutMessage(props: CheckoutMessageProps) {
  const { title, text } = texts[props.kind === 'failed' ? 'init' : props.kind];
  return (
    <EmptyState
      level={1}
      title={title}
      illustration={PROBLEM_ILLUSTRATIONS[props.kind]}
      action={<MessageActions {...props} />}
    >
      {text}
    </EmptyState>
  );
}
