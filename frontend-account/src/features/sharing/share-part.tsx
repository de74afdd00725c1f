import { Button, Send } from '@bearings/ui';
import { useRef, useState } from 'react';
import { lazyPart } from '../../components/lazy-part';
import { sharingTexts as texts } from '../../texts/sharing-texts';
import { useSharesQuery } from './sharing.api';

const ShareDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "report-parts" */ './share-dialog')).ShareDialog,
  { height: '2.75rem', label: texts.loading },
);

/** A button that opens the links to a report and the comments on it. It shows the number of new comments. */
export function SharePart({ id }: { id: string }) {
  const button = useRef<HTMLButtonElement>(null);
  // Undefined until the dialog is opened for the first time, so that its code is downloaded only then.
  const [isOpen, setIsOpen] = useState<boolean>();
  const { data } = useSharesQuery(id);
  const newIds = (data?.links ?? []).flatMap(({ comments, replies }) =>
    [...comments, ...replies].filter(({ isNew }) => isNew).map((each) => each.id),
  );
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        onClick={() => setIsOpen(true)}
      >
        <Send size={18} aria-hidden="true" />
        <span>{newIds.length > 0 ? texts.openNew(newIds.length) : texts.open}</span>
      </Button>
      {isOpen !== undefined && (
        <ShareDialog id={id} open={isOpen} newIds={newIds} opener={button} onOpenChange={setIsOpen} />
      )}
    </>
  );
}
