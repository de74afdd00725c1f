import type { ShareComment, ShareLink } from '@bearings/contracts';
import { Badge, Button, Card, Heading, Stack } from '@bearings/ui';
import { AlertDialog } from '@bearings/ui/controls';
import { formatLongDate, useToast } from '@bearings/web';
import { sharingTexts } from '../../texts/sharing-texts';
import { useChangeShareCommentsMutation } from './sharing.api';

const texts = sharingTexts.comments;

interface ShareCommentsProps {
  id: string;
  links: readonly ShareLink[];
}

/** Visitors' comments, the newest first. Renders nothing without comments. */
export function ShareComments({ id, links }: ShareCommentsProps) {
  const comments = links
    .flatMap((link) => link.comments)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (comments.length === 0) return null;
  return (
    <section aria-labelledby="share-comments">
      <Stack gap={2}>
        <Heading level={3} size="small" id="share-comments">
          {texts.title}
        </Heading>
        <ul className="grid gap-3">
          {comments.map((comment) => (
            <li key={comment.id}>
              <CommentCard id={id} comment={comment} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

function CommentCard({ id, comment }: { id: string; comment: ShareComment }) {
  const { name, text, createdAt, isNew } = comment;
  const [change] = useChangeShareCommentsMutation();
  const { toast } = useToast();
  const writer = name ?? texts.unnamed;
  const remove = async () => {
    const { error } = await change({
      id,
      shareCommentsChange: { ids: [comment.id], change: 'removed' },
    });
    if (error) toast({ title: texts.failed, variant: 'destructive' });
  };
  return (
    <Card tone="tinted" padding="small">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="min-w-0 font-semibold wrap-anywhere">{writer}</bdi>
        <time dateTime={createdAt} className="text-sm text-muted">
          {formatLongDate(createdAt)}
        </time>
        {isNew && <Badge tone="accent">{texts.isNew}</Badge>}
      </div>
      <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <AlertDialog
        title={texts.removeQuestion}
        description={texts.removeText}
        confirmLabel={texts.remove}
        cancelLabel={texts.keep}
        confirmVariant="danger"
        onConfirm={() => void remove()}
        trigger={
          <Button
            variant="ghost"
            size="small"
            className="mt-1 -ml-4"
            aria-label={texts.removeOf(writer)}
          >
            {texts.remove}
          </Button>
        }
      />
    </Card>
  );
}
