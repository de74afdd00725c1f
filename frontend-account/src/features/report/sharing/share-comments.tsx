import type { ShareComment, ShareLink } from '@bearings/contracts';
import { Badge, Card } from '@bearings/ui';
import { formatLongDate } from '@bearings/web';
import { sharingTexts } from './sharing-texts';
import { Titled } from '../../../components/titled';
import { RemoveButton } from './remove-button';

const texts = sharingTexts.comments;

/** Visitors' comments, the newest first. Renders nothing without comments. */
export function ShareComments({ id, links }: { id: string; links: readonly ShareLink[] }) {
  const comments = links.flatMap((link) => link.comments).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (comments.length === 0) return null;
  return (
    <Titled title={texts.title} level={3}>
      <ul className="grid gap-3">
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentCard id={id} comment={comment} />
          </li>
        ))}
      </ul>
    </Titled>
  );
}

function CommentCard({ id, comment }: { id: string; comment: ShareComment }) {
  const { name, text, createdAt, isNew } = comment;
  const writer = name ?? texts.unnamed;
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
      <RemoveButton
        assessmentId={id}
        removed={comment.id}
        texts={texts}
        className="mt-1 -ml-4"
        aria-label={texts.removeOf(writer)}
      >
        {texts.remove}
      </RemoveButton>
    </Card>
  );
}
