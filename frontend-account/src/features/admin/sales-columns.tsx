import { pageTo, type AdminPayment, type AdminReport } from '@bearings/contracts';
import { Badge, Stack, TextLink } from '@bearings/ui';
import { formatDateTime, formatPounds } from '@bearings/web';
import { Link } from '@bearings/web/router';
import type { AdminColumn } from './admin-only';
import { adminTexts } from './admin-texts';
import { useRefundPaymentMutation, useRerunReportMutation } from './admin.api';
import { formatDateTimeOrNone } from './format-date-time';
import { PersonCell } from './person-cell';
import { ConfirmedAction } from './confirmed-action';

const texts = adminTexts.lists;
const { columns } = texts;

function RefundButton({ payment }: { payment: AdminPayment }) {
  const [refund] = useRefundPaymentMutation();
  const words = adminTexts.refund;
  return (
    <ConfirmedAction
      words={words}
      text={words.text(formatPounds(payment.amount), payment.email ?? texts.deleted)}
      className="-my-1"
      run={() => refund(payment.id)}
    />
  );
}

/** A badge that shows whether a payment is paid, refunded or disputed. */
function PaymentBadge({ payment }: { payment: AdminPayment }) {
  const { dispute, refundedAt, refundedAmount } = payment;
  const { money } = texts;
  if (dispute === 'open') return <Badge tone="warning">{money.open}</Badge>;
  if (dispute === 'lost') return <Badge tone="danger">{money.lost}</Badge>;
  if (refundedAt !== null) return <Badge>{money.refunded}</Badge>;
  if (refundedAmount > 0) return <Badge>{money.partly(formatPounds(refundedAmount))}</Badge>;
  return <Badge tone="success">{dispute === 'won' ? money.won : money.paid}</Badge>;
}

/** Returns whether we can refund a payment. During a dispute only the card issuer can return the money. */
const isRefundable = ({ refundedAt, dispute }: AdminPayment): boolean => refundedAt === null && dispute !== 'open';

export const paymentColumns: AdminColumn<AdminPayment>[] = [
  {
    label: columns.person,
    cell: (row) => <PersonCell {...row} id={row.email === null ? null : row.assessmentId} />,
    wraps: true,
  },
  {
    label: columns.status,
    cell: (row) => (
      <>
        <PaymentBadge payment={row} />
        {row.refundedAt !== null && <div className="mt-1">{formatDateTime(row.refundedAt)}</div>}
      </>
    ),
  },
  { label: columns.paid, cell: (row) => formatDateTimeOrNone(row.paidAt) },
  { label: columns.card, cell: (row) => (row.cardLast4 ? `•••• ${row.cardLast4}` : texts.none) },
  { label: columns.amount, cell: (row) => formatPounds(row.amount), end: true },
  {
    label: columns.do,
    cell: (row) => (isRefundable(row) ? <RefundButton payment={row} /> : null),
    end: true,
    adminOnly: true,
  },
];

function RerunButton({ report }: { report: AdminReport }) {
  const [rerun] = useRerunReportMutation();
  const words = adminTexts.rerun;
  return (
    <ConfirmedAction
      words={words}
      text={words.text(report.email)}
      confirmVariant="primary"
      run={() => rerun(report.id)}
    />
  );
}

const STATE_TONES = {
  requested: 'info',
  writing: 'info',
  ready: 'success',
  error: 'danger',
} as const;

export const reportColumns: AdminColumn<AdminReport>[] = [
  {
    label: columns.person,
    cell: (row) => <PersonCell {...row} id={row.assessmentId} />,
    wraps: true,
  },
  {
    label: columns.status,
    cell: ({ state, error }) => (
      <Stack gap={1}>
        <span>
          <Badge tone={STATE_TONES[state]}>{texts.states[state]}</Badge>
        </span>
        {error && <span>{error}</span>}
      </Stack>
    ),
    wraps: true,
  },
  { label: columns.requested, cell: (row) => formatDateTimeOrNone(row.requestedAt) },
  { label: columns.written, cell: (row) => formatDateTimeOrNone(row.generatedAt) },
  { label: columns.tries, cell: (row) => row.attempts, end: true },
  {
    label: columns.do,
    cell: (row) => (
      <div className="-my-1 flex items-center justify-end gap-x-4">
        {row.state === 'ready' && (
          <TextLink asChild alone>
            <Link to={pageTo.report(row.assessmentId)}>{texts.read}</Link>
          </TextLink>
        )}
        <RerunButton report={row} />
      </div>
    ),
    end: true,
    adminOnly: true,
  },
];
