import type { Evidence } from '@bearings/contracts';
import { selectStatableFigure, type MeasuredFigure } from '@bearings/domain';
import { Alert, Heading } from '@bearings/ui';
import { formatLongDate } from '@bearings/web';
import { useEvidenceQuery } from '../../api/calls.generated';
import { toAnchor } from '../../components/anchor';
import { howGoodIsItTexts } from './how-good-is-it-texts';
import { FigureRow } from './figure-row';
import { formatFigureValue } from './printed-figure';

const texts = howGoodIsItTexts.readers;

/**
 * The figures from readers' feedback. The browser fetches them, because those in a prerendered page
 * would be out of date.
 */
export function ReadersSection() {
  const { data, isError } = useEvidenceQuery();
  return (
    <section aria-labelledby={toAnchor(texts.title)}>
      <Heading level={2} size="small" id={toAnchor(texts.title)} className="scroll-mt-8">
        {texts.title}
      </Heading>
      {texts.text.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-prose">
          {paragraph}
        </p>
      ))}
      {isError && (
        <div className="mt-6">
          <Alert>{texts.failed}</Alert>
        </div>
      )}
      {data?.seeded && (
        <div className="mt-6">
          <Alert tone="warning">{texts.seeded}</Alert>
        </div>
      )}
      <dl className="mt-6 border-b border-line">
        <ReadersRows evidence={data} />
      </dl>
      {(data?.quotes ?? []).map(({ text, rating }) => (
        <figure key={text} className="mt-6 max-w-prose">
          <blockquote className="text-lg">{text}</blockquote>
          <figcaption className="mt-1 text-sm text-muted">{texts.quoted(rating)}</figcaption>
        </figure>
      ))}
    </section>
  );
}

function ReadersRows({ evidence }: { evidence: Evidence | undefined }) {
  const readers = selectStatableFigure(evidence?.readers);
  const rating = selectStatableFigure(evidence?.rating);
  const guidedClaim = selectStatableFigure(evidence?.guided);
  return (
    <>
      <FigureRow
        label={texts.suggested}
        {...(readers
          ? {
              value: formatFigureValue(readers.suggestedYes, 'share'),
              line: { value: readers.suggestedYes, against: readers.decoyYes },
              notes: [`${texts.decoys}: ${formatFigureValue(readers.decoyYes, 'share')}`, formatMeasuredNote(readers)],
            }
          : describeMissing(evidence, evidence?.readers))}
      />
      <FigureRow
        label={texts.rating}
        {...(rating
          ? {
              value: formatFigureValue(rating.mean, 'mean'),
              line: { value: (rating.mean - 1) / 4 },
              notes: [formatMeasuredNote(rating)],
            }
          : describeMissing(evidence, evidence?.rating))}
      />
      <FigureRow
        label={texts.guided}
        {...(guidedClaim
          ? {
              value: guidedClaim.n.toLocaleString('en-GB'),
              notes: [formatLongDate(guidedClaim.date)],
            }
          : describeMissing(evidence, evidence?.guided))}
      />
    </>
  );
}

const formatMeasuredNote = ({ n, date }: MeasuredFigure): string => texts.measured(n, formatLongDate(date));

/**
 * Returns what the page shows for a figure with too few answers: a dash and, once the figures have loaded, the number
 * of answers so far.
 */
function describeMissing(evidence: Evidence | undefined, figure: MeasuredFigure | null | undefined) {
  const count = figure ? texts.counted(figure.n) : texts.tooFew;
  return { value: '–', notes: [texts.notEnough, ...(evidence ? [count] : [])] };
}
