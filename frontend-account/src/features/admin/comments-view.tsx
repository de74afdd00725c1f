import { Button, Heading, Note, Skeleton, Stack } from '@bearings/ui';
import { LoadFailed } from '../../components/load-failed';
import { useAdminCommentsQuery, useApproveCommentMutation } from './admin.api';
import { commentTexts as texts } from './comment-texts';

/** Lists the comments of readers that may be quoted, with a button to approve each for publication. */
export function CommentsView() {
  const { data: comments, isFetching, refetch } = useAdminCommentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [approve] = useApproveCommentMutation();
  if (!comments && isFetching) return <Skeleton lines={8} label={texts.loading} />;
  if (!comments) return <LoadFailed tone="danger" live text={texts.failed} retry={texts.retry} onRetry={refetch} />;
  return (
    <Stack gap={2}>
      <Heading level={2} size="small">
        {texts.title}
      </Heading>
      <Note>{comments.length === 0 ? texts.none : texts.lead}</Note>
      <ul className="grid gap-4">
        {comments.map(({ id, text, rating, approved }) => (
          <li key={id} className="grid gap-1">
            <p className="wrap-anywhere">{text}</p>
            <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
              <span>{texts.stars(rating)}</span>
              {approved && <span>{texts.approved}</span>}
              <Button
                variant="secondary"
                size="small"
                onClick={() => void approve({ id, commentApproval: { approved: !approved } })}
              >
                {approved ? texts.withdraw : texts.approve}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
