import {
  careerSlug,
  type Category,
  type CareerRow,
  type ReportCareer,
  pageTo,
  type ReportCategory,
  workFieldOf,
} from '@bearings/contracts';
import { ArrowRight, Button, TextLink } from '@bearings/ui';
import {
  CareerLinks,
  Key,
  Part,
  type PayAxis,
  PayLadder,
  PayRange,
  PayText,
  Routes,
  Runs,
  SettingList,
} from '@bearings/ui/career';
import { FieldSign, FitWord, Shape, ShapeTable } from '@bearings/ui/shape';
import { Link } from '@bearings/web/router';
import type { ReactNode } from 'react';
import { choicesTexts } from '../../texts/choices-texts';
import { reportTexts } from '../../texts/report-texts';
import type { ChosenCareer } from '../choices/shown-careers';
import { CareerMore } from './career-more';

const texts = reportTexts.careers;
const AREAS = 12;

interface CareerPageProps {
  career: ChosenCareer;
  /** The report's texts on it; undefined for a career that was added later. */
  own: ReportCareer | undefined;
  categories: readonly ReportCategory[];
  axis: PayAxis | null;
  next: { title: string; onOpen: () => void } | null;
  /** Puts one that is close to it in its place; absent where nothing can be chosen. */
  onRather?: ((twin: { code: string; title: string }) => void) | undefined;
  /** To save, remove and compare it, and a note. */
  children?: ReactNode;
}

/** One career as one page: the reader over the job, pay, the way there, hours and setting, for and against. */
export function CareerPage({
  career: { row },
  own,
  categories,
  axis,
  next,
  onRather,
  children,
}: CareerPageProps) {
  return (
    <article
      aria-label={row.title}
      className="grid gap-4 rounded-xl border max-lg:text-sm border-line bg-surface p-4 shadow-lifted max-lg:mb-4 lg:gap-8 lg:p-9 print:block print:border-0 print:p-0 print:text-xs print:shadow-none print:[&>*+*]:mt-3"
    >
      <div className="flex items-start gap-4 max-lg:hidden print:hidden" aria-hidden="true">
        <FieldSign field={workFieldOf(row.code).id} size={36} tile />
        <p className="flex-1 font-serif text-3xl leading-none font-medium wrap-anywhere">
          {row.title}
        </p>
        {row.fit && <FitWord fit={row.fit} />}
      </div>
      <p className="max-w-text">{own?.description.what ?? row.what}</p>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,23.75rem)_minmax(0,1fr)] lg:gap-10 print:grid-cols-[48mm_1fr]">
        <Overlay row={row} own={own} categories={categories} />
        <div className="grid content-center gap-4 lg:gap-6">
          <Reason row={row} own={own} />
          <Doubt row={row} own={own} />
        </div>
      </div>
      {own && own.routes.length > 0 && (
        <Part title={texts.routes}>
          <Routes routes={own.routes} arrival={row.title} />
        </Part>
      )}
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-10 print:grid-cols-2">
        <Part title={texts.pay(row.pay.country)}>
          <div className="lg:hidden">
            <PayRange pay={row.pay} axis={axis} />
          </div>
          {own && (
            <>
              {own.pay.kind !== 'none' && axis && (
                <div className="max-lg:hidden">
                  <PayLadder pay={own.pay} axis={axis} />
                </div>
              )}
              <p className="text-sm text-muted first-letter:uppercase">
                <PayText pay={own.pay} />
              </p>
            </>
          )}
        </Part>
        <div className="grid content-start gap-4 lg:gap-6">
          {own && own.setting.length > 0 && (
            <Part title={texts.setting}>
              <SettingList setting={own.setting} />
            </Part>
          )}
          <Named title={texts.also} titles={own?.also ?? []} onChoose={onRather} />
          <Named title={texts.later} titles={own?.later ?? []} />
        </div>
      </div>
      {own && <CareerMore career={own} />}
      {own && own.links.length > 0 && <CareerLinks title={row.title} links={own.links} />}
      <p className="text-sm print:hidden">
        <TextLink asChild alone>
          <Link to={pageTo.career(careerSlug(row.title))}>{texts.library(row.title)}</Link>
        </TextLink>
      </p>
      {children}
      {next && (
        <div className="text-right print:hidden">
          <Button variant="ghost" size="small" onClick={next.onOpen}>
            <span>{texts.next(next.title)}</span>
            <ArrowRight size={18} aria-hidden="true" />
          </Button>
        </div>
      )}
    </article>
  );
}

interface OfCareer {
  row: CareerRow;
  own: ReportCareer | undefined;
}

/** The reader's shape with the job's line over it, and the figures as a table. */
function Overlay({ row, own, categories }: OfCareer & { categories: readonly ReportCategory[] }) {
  const demand =
    own?.demand ??
    Object.entries(row.demand).map(([category, value]) => ({ category, value, isEstimate: false }));
  const values = Object.fromEntries(demand.map(({ category, value }) => [category, value]));
  if (!isWhole(values) || categories.length < AREAS) return null;
  const estimates = (own?.demand ?? [])
    .filter(({ isEstimate }) => isEstimate)
    .map(({ category }) => category);
  const job = { title: row.title, values, estimates };
  return (
    <figure className="min-w-0">
      <div className="mx-auto max-w-[17rem] lg:max-w-none">
        <Shape areas={categories} job={job} />
      </div>
      <figcaption>
        <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-sm text-muted">
          <Key className="bg-relief-b">{texts.legend.you}</Key>
          <Key className="border-accent! bg-surface">{texts.legend.job}</Key>
          <span className="font-semibold text-accent">{texts.legend.more}</span>
        </p>
        <div className="print:hidden">
          <ShapeTable areas={categories} job={job} caption={texts.legend.caption(row.title)}>
            {reportTexts.shape.asTable}
          </ShapeTable>
        </div>
      </figcaption>
    </figure>
  );
}

const isWhole = (values: Partial<Record<string, number>>): values is Record<Category, number> =>
  Object.keys(values).length === AREAS;

/** One reason, with the answer that it rests on. */
function Reason({ row, own }: OfCareer) {
  return (
    <Part title={texts.why}>
      {own?.quote && (
        <blockquote className="border-l-4 border-accent pl-3.5 font-serif text-xl leading-tight font-medium lg:text-2xl">
          {`“${own.quote.statement}”`}
        </blockquote>
      )}
      <p>
        {own?.quote && <span>{`${texts.answered(own.quote.answer)} `}</span>}
        {own ? <Runs runs={own.why} /> : row.reason}
      </p>
    </Part>
  );
}

/** One doubt, and what to know besides. */
function Doubt({ row, own }: OfCareer) {
  const notes = own?.notes.map(({ text }) => text).join(' ') ?? row.verdict;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-lg bg-sunken px-4 py-3 forced-colors:border">
      <span
        aria-hidden="true"
        className="grid size-6.5 place-items-center rounded-full border-2 border-ink font-serif text-base leading-none font-semibold"
      >
        ?
      </span>
      <div className="grid gap-2">
        <p>
          <strong>{`${texts.whyNot} `}</strong>
          {own ? <Runs runs={own.whyNot} /> : row.doubt}
        </p>
        {notes && <p className="text-sm">{notes}</p>}
      </div>
    </div>
  );
}

function Named({
  title,
  titles,
  onChoose,
}: {
  title: string;
  titles: readonly { code: string; title: string }[];
  onChoose?: CareerPageProps['onRather'];
}) {
  if (titles.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="flex flex-wrap gap-2">
        {titles.map(({ code, title: name }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-1">
            <span className="flex items-center gap-2 rounded-full border border-line-strong py-1 pr-3 pl-2 text-sm leading-tight">
              <FieldSign field={workFieldOf(code).id} size={20} />
              <span>{name}</span>
            </span>
            {onChoose && (
              <Button
                variant="ghost"
                size="small"
                className="px-2 print:hidden"
                onClick={() => onChoose({ code, title: name })}
              >
                <span>{choicesTexts.rather}</span>
                <span className="sr-only">{` ${name}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
