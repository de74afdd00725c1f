import { BrokenNeedle, Button, EmptyState } from '@bearings/ui';
import { isUnauthorized } from '@bearings/web';
import { useEffect, useEffectEvent } from 'react';
import type { AccountRecords } from './use-account-records';
import { useSignInAgain } from '../../session/use-sign-in-again';
import { dashboardTexts } from '../../texts/dashboard-texts';

const texts = dashboardTexts.failed;

interface RecordsFailedProps {
  records: Extract<AccountRecords, { state: 'failed' }>;
  /** The page to come back to, should the session have ended. */
  returnTo: string;
}

/** Assessments and reports could not be had: another try, or, if the session has ended, sign-in. */
export function RecordsFailed({ records, returnTo }: RecordsFailedProps) {
  const signInAgain = useEffectEvent(useSignInAgain(returnTo));
  const ended = isUnauthorized(records.error);
  useEffect(() => {
    if (ended) signInAgain();
  }, [ended]);

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
