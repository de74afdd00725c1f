import { Alert, Button } from '@bearings/ui';
import { isApiError, type Refusal } from '@bearings/web';
import { useEffect, useRef } from 'react';
import { reportTexts } from './report-texts';

const texts = reportTexts.notSaved;
const TOO_MANY_REQUESTS_STATUS = 429;

/** Says that changes could not be sent and stay in this browser. */
export function NotSavedNotice({ refusal, retry }: { refusal: Refusal; retry: () => void }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { error, message } = refusal;
  const tryAgainButton = (
    <Button size="small" variant="secondary" onClick={retry}>
      {texts.tryAgain}
    </Button>
  );
  if (isApiError(error) && error.status === TOO_MANY_REQUESTS_STATUS) {
    return (
      <div ref={container} className="max-md:pt-3">
        <Alert tone="warning" title={texts.tooOften} live>
          {message}
        </Alert>
      </div>
    );
  }
  return (
    <div ref={container} className="max-md:pt-3">
      <Alert tone="danger" title={texts.title} live action={tryAgainButton}>
        {message}
      </Alert>
    </div>
  );
}
