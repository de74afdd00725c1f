import { pageTo, type Receipt } from '@bearings/contracts';
import { Badge, Note } from '@bearings/ui';
import { formatLongDate, formatPounds } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { LoadFailed } from '../../../components/load-failed';
import { TitledCard } from '../../../components/titled';
import { receiptTexts as texts } from './receipt-texts';
import { useReceiptsQuery } from './receipts.api';

/** Lists the user's payments and refunds. Renders nothing while they load, or if there are none. */
export function Receipts() {
  const { data: receipts, isError, isFetching, refetch } = useReceiptsQuery();
  if (receipts ? receipts.length === 0 : !isError) return null;
  return (
    <TitledCard title={texts.title} gap={1}>
      {receipts && <ReceiptList receipts={receipts} />}
      {!receipts && <LoadFailed text={texts.failed} retry={texts.retry} loading={isFetching} onRetry={refetch} />}
    </TitledCard>
  );
}

function ReceiptList({ receipts }: { receipts: readonly Receipt[] }) {
  const notes = new Set(receipts.map(({ vatNote }) => vatNote).filter(Boolean));
  return (
    <div>
      <ul>
        {receipts.map((receipt) => (
          <ReceiptRow key={receipt.number} receipt={receipt} />
        ))}
      </ul>
      {[...notes].map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </div>
  );
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { id, number, item, paidAt, amount, cardLast4 } = receipt;
  const details = [
    `${texts.number} ${number}`,
    texts.paid(formatLongDate(paidAt)),
    ...(cardLast4 ? [texts.card(cardLast4)] : []),
  ];
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {id === undefined ? (
            <span>{item}</span>
          ) : (
            <Link className="ui-link inline-flex min-h-11 items-center" to={pageTo.receipt(id)}>
              {item}
            </Link>
          )}
          <RefundNote receipt={receipt} />
        </p>
        <p className="mt-1 text-sm text-muted">{details.join(', ')}</p>
      </div>
      <p className="shrink-0 font-medium tabular-nums">{formatPounds(amount)}</p>
    </li>
  );
}

function RefundNote({ receipt: { refundedAt, refundedAmount, dispute } }: { receipt: Receipt }) {
  if (refundedAt) return <Badge>{texts.refunded(formatLongDate(refundedAt))}</Badge>;
  return (
    <>
      {refundedAmount > 0 && <Badge>{texts.partly(formatPounds(refundedAmount))}</Badge>}
      {dispute === 'open' && <Badge tone="warning">{texts.disputed}</Badge>}
    </>
  );
}
