import { pages, pageTo } from '@bearings/contracts';
import { BrokenNeedle, Button, EmptyState, FoldedMap, HillPath } from '@bearings/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { checkoutTexts as texts } from '../../texts/checkout-texts';
import type { CheckoutState } from './checkout-state';

export type CheckoutProblem = Exclude<CheckoutState['kind'], 'loading' | 'ready'>;

interface CheckoutMessageProps {
  kind: CheckoutProblem;
  assessmentId: string;
  onRetry: () => void;
}

const PICTURES: Record<CheckoutProblem, ReactNode> = {
  failed: <BrokenNeedle />,
  unavailable: <BrokenNeedle />,
  paid: <FoldedMap />,
  superseded: <FoldedMap />,
  unfinished: <HillPath />,
  notFound: <BrokenNeedle />,
};

function LinkButton({ to, quiet, children }: { to: string; quiet?: boolean; children: string }) {
  return (
    <Button asChild variant={quiet ? 'secondary' : 'primary'}>
      <Link to={to}>{children}</Link>
    </Button>
  );
}

function Ways({ kind, assessmentId, onRetry }: CheckoutMessageProps) {
  const { pathname } = useLocation();
  switch (kind) {
    case 'failed':
      return (
        <>
          <Button onClick={onRetry}>{texts.init.action}</Button>
          <LinkButton quiet to={pages.assessment}>
            {texts.init.back}
          </LinkButton>
        </>
      );
    case 'unavailable':
      return (
        <>
          <LinkButton to={pages.assessment}>{texts.init.back}</LinkButton>
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

/** Why there is nothing to pay here, and where to go instead. */
export function CheckoutMessage(props: CheckoutMessageProps) {
  const { title, text } = texts[props.kind === 'failed' ? 'init' : props.kind];
  return (
    <EmptyState
      level={1}
      title={title}
      illustration={PICTURES[props.kind]}
      action={<Ways {...props} />}
    >
      {text}
    </EmptyState>
  );
}
