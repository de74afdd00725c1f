import { pageTo, type Receipt } from '@bearings/contracts';
import { Badge, Card, Heading, Note } from '@bearings/ui';
import { formatLongDate, formatPounds } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { useId } from 'react';
import { LoadFailed } from '../../components/load-failed';
import { receiptTexts as texts } from '../../texts/receipt-texts';
import { useReceiptsQuery } from './receipts.api';

/** Lists the user's payments and refunds. Renders nothing while they load, or if there are none. */
export function Receipts() {
  const id = useId();
  const { data: receipts, isError, isFetching, refetch } = useReceiptsQuery();
  if (receipts ? receipts.length === 0 : !isError) return null;
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <Heading level={2} size="small" id={id}>
          {texts.title}
        </Heading>
        <div className="mt-2">
          {receipts && <ReceiptList receipts={receipts} />}
          {!receipts && <LoadFailed text={texts.failed} retry={texts.retry} loading={isFetching} onRetry={refetch} />}
        </div>
      </section>
    </Card>
  );
}

function ReceiptList({ receipts }: { receipts: readonly Receipt[] }) {
  const notes = new Set(receipts.map(({ vatNote }) => vatNote).filter(Boolean));
  return (
    <>
      <ul>
        {receipts.map((receipt) => (
          <ReceiptRow key={receipt.number} receipt={receipt} />
        ))}
      </ul>
      {[...notes].map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </>
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
