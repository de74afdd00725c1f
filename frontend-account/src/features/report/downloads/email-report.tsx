import { Alert, Button, Mail } from '@bearings/ui';
import { isApiError } from '@bearings/web';
import { downloadTexts as texts } from '../../../components/downloads/download-texts';
import { useConfigQuery, useEmailReportMutation } from '../../../api/calls.generated';
import { FailedNotice } from '../../../components/downloads/failed-notice';
import { useWait } from './use-wait';

const isEmailCapability = (capability: string) => capability === 'email' || capability === 'outbox';

/** A button that sends the report to the account's email address. It says when the report can be sent again. */
export function EmailReport({ id }: { id: string }) {
  const [send, { data, error, isLoading }] = useEmailReportMutation();
  const { minutes: left, waitUntil } = useWait();
  const failure = isApiError(error) ? error : null;
  const { data: config } = useConfigQuery();
  // On a site that sends no emails the button is disabled.
  const isDisabled = config !== undefined && !config.capabilities.some(isEmailCapability);
  const isEarly = failure?.status === 429;

  const pressButton = async (): Promise<void> => {
    if (left > 0) return;
    const { data: sent, error: refused } = await send(id);
    if (sent) waitUntil(Date.parse(sent.nextAt));
    if (isApiError(refused) && refused.retryAfterSeconds !== undefined && refused.status === 429) {
      waitUntil(Date.now() + refused.retryAfterSeconds * 1_000);
    }
  };
  const sentAddress = data?.email;

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        loading={isLoading}
        disabled={isDisabled}
        aria-disabled={left > 0 || undefined}
        onClick={() => void pressButton()}
      >
        <Mail size={18} aria-hidden="true" />
        <span>{texts.email}</span>
      </Button>
      {left > 0 && (
        <div className="order-last col-span-full basis-full">
          <Alert tone={sentAddress ? 'success' : 'info'} title={sentAddress && texts.sent(sentAddress)} live>
            {sentAddress ? `${texts.arrives} ${texts.again(left)}` : texts.again(left)}
          </Alert>
        </div>
      )}
      {failure && !isEarly && (
        <div className="order-last col-span-full basis-full">
          <FailedNotice
            title={texts.emailFailed}
            label={texts.email}
            error={failure}
            retrying={isLoading}
            onRetry={() => void pressButton()}
          />
        </div>
      )}
    </>
  );
}
