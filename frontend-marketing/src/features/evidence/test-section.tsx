import { MEASURED_FIGURES } from '@bearings/domain/figures';
import { Heading, Note } from '@bearings/ui';
import { formatLongDate } from '@bearings/web';
import { toAnchor } from '../../components/anchor';
import { howGoodIsItTexts as texts, type EvidenceTest } from './how-good-is-it-texts';
import { MeasuredRow } from './measured-row';

/** One test of the method, with its description, figures, limits and sources. */
export function TestSection({ test }: { test: EvidenceTest }) {
  const { title, text, rows, limits } = test;
  const sets = [...new Set(rows.map(({ set }) => set))];
  return (
    <section aria-labelledby={toAnchor(title)}>
      <Heading level={2} size="small" id={toAnchor(title)} className="scroll-mt-8">
        {title}
      </Heading>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-prose">
          {paragraph}
        </p>
      ))}
      <dl className="mt-6 border-b border-line">
        {rows.map((row) => (
          <MeasuredRow key={`${row.set} ${row.id}`} row={row} />
        ))}
      </dl>
      <p className="mt-4 max-w-prose">
        <strong>{`${texts.limits} `}</strong>
        <span>{limits}</span>
      </p>
      {sets.map((id) => {
        const { source, date, version } = MEASURED_FIGURES[id];
        return (
          <Note key={id} className="mt-3 max-w-prose">
            {`${source} ${texts.when(formatLongDate(date), version)}`}
          </Note>
        );
      })}
    </section>
  );
}
