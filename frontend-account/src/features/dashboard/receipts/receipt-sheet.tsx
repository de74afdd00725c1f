import { endpoints, fillPath, type Receipt } from '@bearings/contracts';
import { BRAND } from '@bearings/domain';
import { Button, Card, DefinitionList, FileText, Heading, Note, Printer, Stack, SummaryRow } from '@bearings/ui';
import { formatLongDate, formatPounds } from '@bearings/web';
import { downloadTexts } from '../../../components/downloads/download-texts';
import { receiptTexts } from './receipt-texts';
import { FileButton } from '../../../components/downloads/file-button';

const texts = receiptTexts.page;

/** A receipt, laid out for printing, with a link to its PDF. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { id, number, item, paidAt, amount, refundedAmount, cardLast4, vatNote } = receipt;
  return (
    <Stack gap={3}>
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-4">
          <Heading level={1}>{texts.title}</Heading>
          <div className="text-right text-sm">
            <p className="text-muted">{texts.seller}</p>
            <p className="max-w-xs">{receipt.seller ?? BRAND.name}</p>
          </div>
        </div>
        <DefinitionList className="mt-6">
          <SummaryRow term={texts.rows.number}>{number}</SummaryRow>
          <SummaryRow term={texts.rows.paid}>{formatLongDate(paidAt)}</SummaryRow>
          {cardLast4 !== null && <SummaryRow term={texts.rows.card}>{texts.card(cardLast4)}</SummaryRow>}
          <SummaryRow term={texts.rows.item}>{item}</SummaryRow>
          <SummaryRow term={texts.rows.amount}>{formatPounds(amount)}</SummaryRow>
          {refundedAmount > 0 && <SummaryRow term={texts.rows.refunded}>{formatPounds(refundedAmount)}</SummaryRow>}
          <SummaryRow term={texts.rows.total}>
            <strong className="text-lg">{formatPounds(amount - refundedAmount)}</strong>
          </SummaryRow>
        </DefinitionList>
        {vatNote && <Note>{vatNote}</Note>}
      </Card>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          <span>{texts.print}</span>
        </Button>
        <FileButton
          path={fillPath(endpoints.receiptPdf.path, { id })}
          label={downloadTexts.receipt}
          failed={downloadTexts.receiptFailed}
          icon={<FileText size={18} aria-hidden="true" />}
        />
      </div>
    </Stack>
  );
}
