import { Button, EmptyState } from '@bearings/ui';
import { BrokenNeedle } from '@bearings/ui/illustrations';
import { isUnauthorized } from '@bearings/web';
import { useEffect, useEffectEvent } from 'react';
import type { AccountRecords } from '../../../components/records/use-account-records';
import { useSignInAgain } from '../../../session/use-sign-in-again';
import { dashboardTexts } from '../dashboard-texts';

const texts = dashboardTexts.failed;

interface RecordsFailedProps {
  records: Extract<AccountRecords, { state: 'failed' }>;
  /** Path to return to after sign-in, when the session has ended. */
  returnTo: string;
}

/**
 * Shown if assessments or reports could not be loaded. Offers a retry, or opens the sign-in if the session has ended.
 */
export function RecordsFailed({ records, returnTo }: RecordsFailedProps) {
  const signInAgain = useEffectEvent(useSignInAgain(returnTo));
  const hasSessionEnded = isUnauthorized(records.error);
  useEffect(() => {
    if (hasSessionEnded) signInAgain();
  }, [hasSessionEnded]);

  return (
    <div role="alert">
      <EmptyState
        title={texts.title}
        illustration={<BrokenNeedle />}
        action={
          <Button onClick={records.retry} loading={records.retrying}>
            {texts.retry}
          </Button>
        }
      >
        {texts.text}
      </EmptyState>
    </div>
  );
}
