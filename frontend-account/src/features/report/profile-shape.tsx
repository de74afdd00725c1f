import { CategoryChart, CheckList, Heading, Note } from '@bearings/ui';
import { PERSONALITY_NAMES } from '../../texts/assessment-texts';
import { reportTexts } from '../../texts/report-texts';
import type { ReportView } from './report-view';

const texts = reportTexts.shape;
/** Points by which a score could move if the person answered again: docs/method.md. */
const MARGIN = 13;

/** The twelve scores as bars, highest first, with their margins, and the three traits of the type. */
export function ProfileShape({ report }: { report: ReportView }) {
  const { document, personalityType: type } = report;
  const { traits, closeToMiddle } = document.personality;
  const scores = document.categories
    .toSorted((a, b) => b.score - a.score)
    .map(({ name, score, band }) => ({ label: name, value: score, band }));
  return (
    <section id="shape" aria-labelledby="shape-title" className="scroll-mt-20">
      <Heading level={2} size="small" id="shape-title">
        {texts.title}
      </Heading>
      <div className="mt-4 grid gap-6 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-8 print:mt-2 print:block">
        {scores.length > 0 && (
          <CategoryChart
            caption={texts.caption}
            legend={texts.legend}
            scores={scores}
            margin={MARGIN}
          />
        )}
        <section
          aria-labelledby="overview-title"
          className="grid content-start gap-2 break-inside-avoid print:mt-2 print:gap-1"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-2 lg:grid">
            <Heading level={3} size="small" id="overview-title" className="text-lg leading-snug">
              {reportTexts.overview.title}
            </Heading>
            <p className="font-serif text-2xl leading-none">{PERSONALITY_NAMES[type]}</p>
          </div>
          <p className="text-sm text-muted">{reportTexts.overview.traits}</p>
          <div className="max-lg:[&_ul]:flex max-lg:[&_ul]:flex-wrap max-lg:[&_ul]:gap-x-4">
            <CheckList items={traits} />
          </div>
          {closeToMiddle && <Note>{reportTexts.overview.closeToMiddle}</Note>}
        </section>
      </div>
    </section>
  );
}
