import type { AdminMessage } from '@bearings/contracts';
import { Badge, Button, Stack, TextLink } from '@bearings/ui';
import { toReadableMessage, useFailureToast } from '@bearings/web';
import type { AdminColumn } from './admin-only';
import { adminTexts } from './admin-texts';
import { useAdminMessagesQuery, useMarkMessageMutation } from './admin.api';
import { AdminList } from './admin-list';
import { formatDateTimeOrNone } from './format-date-time';
import { useListQuery } from './use-list-query';

const texts = adminTexts.messages;
const { columns } = adminTexts.lists;

/** The button that marks a message as answered, or as open again. */
function MarkButton({ id, answeredAt }: AdminMessage) {
  const [mark, { isLoading }] = useMarkMessageMutation();
  const showFailure = useFailureToast();
  const isOpen = answeredAt === null;
  const toggle = async () => {
    const { error } = await mark({ id, messageAnswered: { answered: isOpen } });
    showFailure(
      error ? { title: texts.failed, description: toReadableMessage(error, adminTexts.failed.text) } : undefined,
    );
  };
  return (
    <Button
      variant="secondary"
      size="small"
      className="-my-1 text-nowrap"
      loading={isLoading}
      onClick={() => void toggle()}
    >
      {isOpen ? texts.answer : texts.reopen}
    </Button>
  );
}

const messageColumns: AdminColumn<AdminMessage>[] = [
  {
    label: columns.message,
    cell: ({ subject, message }) => (
      <Stack gap={1}>
        <span className="font-semibold">{subject}</span>
        <span className="font-normal whitespace-pre-line">{message}</span>
      </Stack>
    ),
    wraps: true,
  },
  {
    label: columns.person,
    cell: ({ name, email, subject }) => (
      <>
        {name}
        <TextLink alone className="block" href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}>
          {email}
        </TextLink>
      </>
    ),
    wraps: true,
  },
  { label: columns.category, cell: ({ category }) => texts.categories[category] },
  { label: columns.sent, cell: ({ createdAt }) => formatDateTimeOrNone(createdAt) },
  {
    label: columns.status,
    cell: ({ answeredAt }) =>
      answeredAt === null ? <Badge tone="warning">{texts.open}</Badge> : <Badge tone="success">{texts.answered}</Badge>,
  },
  { label: columns.do, cell: (row) => <MarkButton {...row} />, end: true },
];

/** Lists the messages of the contact form. */
export function MessageList() {
  const list = useListQuery('messages');
  const result = useAdminMessagesQuery(list.query, { refetchOnMountOrArgChange: true });
  return (
    <Stack gap={2}>
      <p className="text-muted">{texts.lead}</p>
      <AdminList name="messages" list={list} columns={messageColumns} result={result} />
    </Stack>
  );
}
