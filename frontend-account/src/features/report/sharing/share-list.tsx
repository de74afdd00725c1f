import type { ShareLink } from '@bearings/contracts';
import { Button, Card, Note } from '@bearings/ui';
import { AlertDialog } from '@bearings/ui/controls';
import { formatLongDate, useFailureToast, useToast } from '@bearings/web';
import { sharingTexts } from './sharing-texts';
import { useEndShareMutation } from './sharing.api';
import { Titled } from '../../../components/titled';

const texts = sharingTexts.list;

/** Lists the links to a report with their options and expiry. Each has a button that ends it. */
export function ShareList({ id, links }: { id: string; links: readonly ShareLink[] }) {
  return (
    <Titled title={texts.title} level={3}>
      {links.length === 0 && <Note>{texts.empty}</Note>}
      <ul className="grid gap-3">
        {links.map((link) => (
          <li key={link.id}>
            <LinkCard id={id} link={link} />
          </li>
        ))}
      </ul>
    </Titled>
  );
}

function LinkCard({ id, link }: { id: string; link: ShareLink }) {
  const [end] = useEndShareMutation();
  const { toast } = useToast();
  const showFailure = useFailureToast();
  const { purpose, state, expiresAt } = link;
  const confirm = async () => {
    const { error } = await end({ id, share: link.id });
    if (error) showFailure({ title: texts.endFailed });
    else toast({ title: texts.endDone });
  };
  return (
    <Card tone="outlined" padding="small">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold">{texts.purposes[purpose]}</p>
          <p className="text-sm text-muted">{texts.shows(link)}</p>
          <p className="text-sm text-muted">
            {state === 'open' ? (
              <>
                <span>{`${texts.until} `}</span>
                <time dateTime={expiresAt}>{formatLongDate(expiresAt)}</time>
              </>
            ) : (
              texts[state]
            )}
          </p>
        </div>
        {state === 'open' && (
          <AlertDialog
            title={texts.endQuestion}
            description={texts.endText}
            confirmLabel={texts.end}
            cancelLabel={texts.keep}
            confirmVariant="danger"
            onConfirm={() => void confirm()}
            trigger={
              <Button variant="secondary" size="small">
                {texts.end}
              </Button>
            }
          />
        )}
      </div>
    </Card>
  );
}
