import { Button, Send, Skeleton, Stack } from '@bearings/ui';
import { Dialog } from '@bearings/ui/controls';
import { useState } from 'react';
import { sharingTexts as texts } from './sharing-texts';
import { CardPart } from './card-part';
import { ShareComments } from './share-comments';
import { ShareForm } from './share-form';
import { ShareList } from './share-list';
import { useChangeShareCommentsMutation, useSharesQuery } from './sharing.api';
import { LoadFailed } from '../../../components/load-failed';

interface SharePartProps {
  id: string;
  quotesExperience: boolean;
}

/** A button that opens the links to a report and the comments on it. It shows the number of new comments. */
export function SharePart({ id, quotesExperience }: SharePartProps) {
  const [open, setOpen] = useState(false);
  const { data } = useSharesQuery(id);
  const [change] = useChangeShareCommentsMutation();
  const fresh = (data?.links ?? []).flatMap(({ comments, replies }) =>
    [...comments, ...replies].filter(({ isNew }) => isNew).map((each) => each.id),
  );
  const toggleForm = (next: boolean) => {
    setOpen(next);
    // Comments count as seen when the dialog closes, so that they stay marked as new while they are read.
    if (!next && fresh.length > 0) {
      void change({ id, shareCommentsChange: { ids: fresh, change: 'seen' } });
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={toggleForm}
      title={texts.title}
      description={texts.description}
      trigger={
        <Button variant="secondary" size="small">
          <Send size={18} aria-hidden="true" />
          <span>{fresh.length > 0 ? texts.openNew(fresh.length) : texts.open}</span>
        </Button>
      }
    >
      <div className="pt-4">
        <ShareContent id={id} quotesExperience={quotesExperience} />
      </div>
    </Dialog>
  );
}

function ShareContent({ id, quotesExperience }: SharePartProps) {
  const { data, isFetching, refetch } = useSharesQuery(id);
  if (!data && isFetching) return <Skeleton lines={4} label={texts.loading} />;
  if (!data) {
    return <LoadFailed tone="danger" live text={texts.failed} retry={texts.retry} onRetry={refetch} />;
  }
  const { links, defaults } = data;
  return (
    <Stack gap={4}>
      <ShareComments id={id} links={links} />
      <CardPart id={id} withName={data.defaults.withName} />
      <ShareForm id={id} links={links} defaults={defaults} quotesExperience={quotesExperience} />
      <ShareList id={id} links={links} />
    </Stack>
  );
}
