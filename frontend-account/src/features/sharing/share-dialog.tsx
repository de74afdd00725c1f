import { Skeleton, Stack } from '@bearings/ui';
import { Dialog, type DialogProps } from '@bearings/ui/controls';
import { LoadFailed } from '../../components/load-failed';
import { sharingTexts as texts } from '../../texts/sharing-texts';
import { CardPart } from './card-part';
import { ObserverLinkForm } from './observer-form';
import { ShareComments } from './share-comments';
import { ShareForm } from './share-form';
import { ShareList } from './share-list';
import { useChangeShareCommentsMutation, useSharesQuery } from './sharing.api';

interface ShareDialogProps extends Required<Pick<DialogProps, 'open' | 'opener' | 'onOpenChange'>> {
  id: string;
  /** Ids of the comments and replies that the reader has not seen. */
  newIds: readonly string[];
}

/** The dialog with the links to a report and the comments on it. */
export function ShareDialog({ id, open, newIds, opener, onOpenChange }: ShareDialogProps) {
  const [change] = useChangeShareCommentsMutation();
  const changeOpen = (next: boolean) => {
    onOpenChange(next);
    // Comments count as seen when the dialog closes, so that they stay marked as new while they are read.
    if (!next && newIds.length > 0) void change({ id, shareCommentsChange: { ids: [...newIds], change: 'seen' } });
  };
  return (
    <Dialog open={open} onOpenChange={changeOpen} opener={opener} title={texts.title} description={texts.description}>
      <div className="pt-4">
        <ShareContent id={id} />
      </div>
    </Dialog>
  );
}

function ShareContent({ id }: { id: string }) {
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
      <ShareForm id={id} links={links} defaults={defaults} />
      <ObserverLinkForm id={id} links={links} withName={data.defaults.withName} />
      <ShareList id={id} links={links} />
    </Stack>
  );
}
