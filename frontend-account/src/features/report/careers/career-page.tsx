import { type CareerRow, type ReportCareer, pageTo, type ReportCategory } from '@bearings/contracts';
import { listShapeGaps, toShapeValues, findWorkField } from '@bearings/domain';
import { ArrowRight, Button, TextLink } from '@bearings/ui';
import {
  CareerLinks,
  Part,
  type PayAxis,
  PayBar,
  PayLadder,
  PayRange,
  PayText,
  Routes,
  Runs,
  SettingList,
} from '@bearings/ui/career';
import { FieldSign, FitWord, Shape, ShapeLegend, ShapeTable } from '@bearings/ui/shape';
import { Link } from '@bearings/web/router';
import { type ReactNode, useId } from 'react';
import { reportTexts } from '../report-texts';
import { type ShownJob, toShownJob } from './shown-job';
import type { ChosenCareer } from './shown-careers';
import { CareerDay, CareerFacts, CareerFromHere, CareerNeighbours } from './career-facts';

const texts = reportTexts.careers;
const MAX_SETTING_ITEMS = 4;

interface CareerPageProps {
  career: ChosenCareer;
  /** The report's texts about the career; undefined if the report lists it only because of the owner's choices. */
  own: ReportCareer | undefined;
  categories: readonly ReportCategory[];
  axis: PayAxis | null;
  /** Whether the page is visible on the screen. A closed page is only printed, without the parts that print hides. */
  isOpen: boolean;
  next: { title: string; onOpen: () => void } | null;
  /** Replaces the career by a similar one; undefined if the reader may not add careers, as in the sample report. */
  onReplace?: ((similar: { code: string; title: string }) => void) | undefined;
  note?: ReactNode;
  /** The controls to save, remove and compare the career. */
  children?: ReactNode;
}

/**
 * The page of one career: a chart of the reader's scores and the job's demands, pay, entry routes,
 * hours and setting, and a reason for and against the career.
 */
export function CareerPage({
  career: { row },
  own,
  categories,
  axis,
  isOpen,
  next,
  onReplace,
  note,
  children,
}: CareerPageProps) {
  const job = toShownJob(
    row.title,
    own?.demand ?? Object.entries(row.demand).map(([category, value]) => ({ category, value, isEstimate: false })),
    categories,
  );
  return (
    <article
      aria-label={row.title}
      className="grid gap-2 rounded-xl border max-lg:text-sm max-lg:leading-snug border-line bg-surface p-3 shadow-lifted max-lg:mb-3 lg:gap-8 lg:p-9 print:block print:border-0 print:p-0 print:text-xs print:shadow-none print:[&>*+*]:mt-3"
    >
      {isOpen && (
        <div className="flex items-start gap-4 max-lg:hidden print:hidden" aria-hidden="true">
          <FieldSign field={findWorkField(row.code).id} size={36} tile />
          <p className="flex-1 font-serif text-3xl leading-none font-medium wrap-anywhere">{row.title}</p>
          {row.fit && <FitWord fit={row.fit} />}
        </div>
      )}
      <p className="max-w-text">{own?.what ?? row.what}</p>
      {/* On a phone the text flows around the chart. */}
      <div className="flow-root lg:grid lg:grid-cols-[minmax(0,23.75rem)_minmax(0,1fr)] lg:gap-10 print:grid print:grid-cols-[48mm_1fr]">
        {job && <DemandsOverlay job={job} categories={categories} />}
        <div className="lg:grid lg:content-center lg:gap-6">
          <CareerReason row={row} own={own} />
          {job && <HigherDemands job={job} categories={categories} />}
          <CareerDoubt row={row} own={own} />
        </div>
      </div>
      {own && <CareerDay moments={own.moments} />}
      {own && <CareerNeighbours neighbours={own.neighbours} onReplace={onReplace} />}
      {own && own.routes.length + own.fromHere.haves.length + own.fromHere.missing.length > 0 && (
        <Part title={own.fromHere.title || texts.routes}>
          <CareerFromHere fromHere={own.fromHere} />
          {own.routes.length > 0 && <Routes routes={own.routes} arrival={row.title} brief />}
        </Part>
      )}
      <div className="grid gap-3 lg:grid-cols-2 lg:gap-10 print:grid-cols-2">
        <Part title={texts.pay(row.pay.country)}>
          {own ? <CareerPay own={own} axis={axis} /> : <PayRange pay={row.pay} axis={axis} />}
        </Part>
        <div className="grid content-start gap-3 lg:gap-6">
          {own && own.setting.length > 0 && (
            <Part title={texts.setting}>
              <SettingList setting={own.setting.slice(0, MAX_SETTING_ITEMS)} brief />
            </Part>
          )}
          {own && own.seniorPosts.length > 0 && (
            <Part title={texts.later}>
              <p className="text-sm leading-snug">{own.seniorPosts.map(({ title }) => title).join(', ')}</p>
            </Part>
          )}
        </div>
      </div>
      {own && <CareerFacts career={own} />}
      <div className="flex flex-wrap items-center gap-x-5 max-lg:gap-x-3 max-lg:[&_.ui-button]:px-0 max-lg:[&_a]:text-[0.8125rem] max-lg:[&_summary]:text-[0.8125rem] [&>*:has(details[open])]:basis-full print:block">
        {isOpen && job && (
          <div className="print:hidden">
            <ShapeTable areas={categories} job={job} caption={texts.legend.caption(row.title)}>
              {reportTexts.shape.asTable}
            </ShapeTable>
          </div>
        )}
        {isOpen && note}
        {isOpen && (
          <p className="text-sm print:hidden">
            <TextLink asChild alone>
              <Link to={pageTo.career(row.slug)}>
                <span>{texts.wholePage}</span>
                <span className="sr-only">{`: ${row.title}`}</span>
              </Link>
            </TextLink>
          </p>
        )}
      </div>
      {isOpen && own && own.links.length > 0 && <CareerLinks title={row.title} links={own.links} />}
      {isOpen && children}
      {isOpen && next && (
        <div className="text-right max-lg:hidden print:hidden">
          <Button variant="ghost" size="small" onClick={next.onOpen}>
            <span>{texts.next(next.title)}</span>
            <ArrowRight size={18} aria-hidden="true" />
          </Button>
        </div>
      )}
    </article>
  );
}

interface CareerPartProps {
  row: CareerRow;
  own: ReportCareer | undefined;
}

/** A chart of the reader's scores with the job's demands as a line over it. On a phone it has no labels. */
function DemandsOverlay({ job, categories }: { job: ShownJob; categories: readonly ReportCategory[] }) {
  const gaps = listShapeGaps(toShapeValues(categories), job.values);
  return (
    <figure className="min-w-0 max-lg:float-left max-lg:mr-3 max-lg:w-32 print:float-none print:w-auto">
      <div className="max-lg:overflow-hidden max-lg:[&_.ui-shape]:scale-120 max-lg:[&_.ui-shape-label]:hidden print:[&_.ui-shape]:scale-100 print:[&_.ui-shape-label]:inline">
        <Shape areas={categories} job={job} />
      </div>
      <ShapeLegend
        texts={texts.legend}
        hasArrows={gaps.length > 0}
        className="mt-1 max-lg:gap-x-2.5 max-lg:text-xs max-lg:[&>[data-line=arrow]]:hidden print:[&>[data-line=arrow]]:inline"
      />
    </figure>
  );
}

/**
 * Lists the categories in which the job demands more than the reader's score, because on a phone
 * the chart has no labels.
 */
function HigherDemands({ job, categories }: { job: ShownJob; categories: readonly ReportCategory[] }) {
  const gaps = listShapeGaps(toShapeValues(categories), job.values);
  if (gaps.length === 0) return null;
  const names = categories.filter(({ category }) => gaps.includes(category));
  return (
    <p className="mt-1 clear-left text-sm leading-snug font-semibold text-accent lg:hidden print:hidden">
      {`${texts.legend.more}: ${names.map(({ name }) => name).join(', ')}`}
    </p>
  );
}

/** A reason for the career, with the reader's answer that it is based on. */
function CareerReason({ row, own }: CareerPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="break-inside-avoid lg:grid lg:gap-2">
      <h4 id={id} className="font-sans text-sm font-semibold tracking-normal text-muted">
        {texts.why}
      </h4>
      {own?.quote && (
        <blockquote className="my-1 flow-root border-l-4 border-accent pl-3 font-serif text-lg leading-tight font-medium lg:my-0 lg:pl-3.5 lg:text-2xl">
          {`“${own.quote.statement}”`}
        </blockquote>
      )}
      <p>
        {own?.quote && <span>{`${texts.answered(own.quote.answer)} `}</span>}
        {own ? <Runs runs={own.why} /> : row.reason}
      </p>
    </section>
  );
}

/** A doubt about the career, and further notes. */
function CareerDoubt({ row, own }: CareerPartProps) {
  const notes = own?.notes.map(({ text }) => text).join(' ') ?? row.verdict;
  const hasDoubt = own ? own.whyNot.length > 0 : row.doubt !== '';
  if (!hasDoubt && !notes) return null;
  return (
    <div className="clear-left grid grid-cols-[auto_minmax(0,1fr)] gap-2.5 rounded-lg bg-sunken px-3 py-2 max-lg:mt-2 lg:gap-3 lg:px-4 lg:py-3 forced-colors:border">
      <span
        aria-hidden="true"
        className="grid size-6.5 place-items-center rounded-full border-2 border-ink font-serif text-base leading-none font-semibold"
      >
        ?
      </span>
      <div className="grid gap-1 lg:gap-2">
        {hasDoubt && (
          <p>
            <strong>{`${texts.whyNot} `}</strong>
            {own ? <Runs runs={own.whyNot} /> : row.doubt}
          </p>
        )}
        {notes && <p className="text-sm leading-snug">{notes}</p>}
      </div>
    </div>
  );
}

/** The pay of a career with the reader's own marks, and what they say. */
function CareerPay({ own: { pay, payMarks }, axis }: { own: ReportCareer; axis: PayAxis | null }) {
  return (
    <>
      {pay.kind !== 'none' && axis && (
        <>
          <div className="lg:hidden">
            <PayBar pay={pay} axis={axis} marks={payMarks} />
          </div>
          <div className="max-lg:hidden">
            <PayLadder pay={pay} axis={axis} marks={payMarks} />
          </div>
        </>
      )}
      {payMarks.text !== '' && <p className="text-[0.8125rem] leading-snug lg:text-sm">{payMarks.text}</p>}
      <p className="text-xs leading-snug text-muted first-letter:uppercase lg:text-sm">
        <PayText pay={pay} />
      </p>
    </>
  );
}
