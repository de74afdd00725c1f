import { pageTo, type ReportCategory, type ReportNamedJob } from '@bearings/contracts';
import { findWorkField, listShapeGaps, toShapeValues } from '@bearings/domain';
import { Badge, Check, Heading, TextLink } from '@bearings/ui';
import { PayText, Routes } from '@bearings/ui/career';
import { FieldSign, FitWord, Shape, ShapeLegend, ShapeTable } from '@bearings/ui/shape';
import { Link } from '@bearings/web/router';
import type { ReactNode } from 'react';
import { toShownJob } from './careers/shown-job';
import { reportTexts } from './report-texts';

const texts = reportTexts.outside;

interface NamedJobPartProps {
  job: ReportNamedJob;
  /** Number of all careers. */
  count: number;
  categories: readonly ReportCategory[];
}

/**
 * All about a job that the reader named: its place and why, the gate, the way there, and careers with the same wish. A job
 * that they do already has no gate and no way.
 */
export function NamedJobPart({ job, count, categories }: NamedJobPartProps) {
  const { slug, title, place, speaksFor, speaksAgainst, gates, haves, missing, pay, routes, relatedTitle, related } =
    job;
  const id = `job-${slug}`;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-4 overflow-clip rounded-xl border border-line bg-surface shadow-lifted print:border-0 print:shadow-none"
    >
      <JobOpening job={job} count={count} categories={categories} titleId={`${id}-title`} />
      <details className="[&::details-content]:print:[content-visibility:visible]">
        <summary className="mx-4 my-1 inline-flex min-h-11 cursor-pointer items-center text-primary underline underline-offset-4 md:mx-9 print:hidden">
          {texts.all(title)}
        </summary>
        <div className="grid gap-8 p-4 md:grid-cols-2 md:gap-x-12 md:gap-y-10 md:p-9 ui-print-flow">
          {speaksFor.length + speaksAgainst.length > 0 && (
            <Part title={texts.why(place)}>
              <MarkedList mark="for" label={texts.speaksFor} items={speaksFor} />
              <MarkedList mark="against" label={texts.speaksAgainst} items={speaksAgainst} />
            </Part>
          )}
          {gates.length > 0 && (
            <Part title={texts.gates}>
              <MarkedList mark="gate" label={texts.gates} items={gates} />
            </Part>
          )}
          {haves.length + missing.length > 0 && (
            <div className="grid gap-4 md:col-span-2">
              <Part title={texts.way}>
                <div className="grid gap-4 md:grid-cols-2 md:gap-12">
                  {haves.length > 0 && (
                    <Named title={texts.haves}>
                      <MarkedList mark="for" label={texts.haves} items={haves} />
                    </Named>
                  )}
                  {missing.length > 0 && (
                    <Named title={texts.missing}>
                      <MarkedList mark="gate" label={texts.missing} items={missing} />
                    </Named>
                  )}
                </div>
                {routes.length > 0 && <Routes routes={routes.slice(0, 1)} arrival={title} />}
              </Part>
            </div>
          )}
          <Part title={reportTexts.careers.pay(pay.country)}>
            <p>
              <PayText pay={pay} />
            </p>
          </Part>
          {related.length > 0 && (
            <div className="md:col-span-2">
              <Part title={relatedTitle}>
                <ul className="grid gap-2 md:grid-cols-3 md:gap-4">
                  {related.map((career) => (
                    <RelatedCareer key={career.code} career={career} />
                  ))}
                </ul>
              </Part>
            </div>
          )}
          <TextLink alone href="#careers" className="print:hidden">
            {texts.back}
          </TextLink>
        </div>
      </details>
    </article>
  );
}

function JobOpening({ job, count, categories, titleId }: NamedJobPartProps & { titleId: string }) {
  const { code, title, fit, place, rank, text, demand } = job;
  const shown = toShownJob(title, demand, categories);
  const gaps = shown ? listShapeGaps(toShapeValues(categories), shown.values) : [];
  return (
    <div className="ui-deep grid items-center gap-x-12 gap-y-4 p-4 md:p-9 lg:grid-cols-[1fr_minmax(0,24rem)]">
      <div className="min-w-0">
        <p className="text-sm text-deep-muted">{texts.named}</p>
        <div className="mt-1 flex items-center gap-3">
          <FieldSign field={findWorkField(code).id} size={36} tile />
          <div className="min-w-0">
            <h3
              id={titleId}
              className="font-serif text-[1.8125rem] leading-[1.06] font-medium tracking-[-0.02em] wrap-anywhere md:text-[2.75rem]"
            >
              {title}
            </h3>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-deep-muted">
              {fit && <FitWord fit={fit} />}
              {place !== '' && <span>{place}</span>}
            </p>
          </div>
        </div>
        <p className="mt-4 max-w-[34ch] font-serif text-xl leading-snug font-medium md:text-2xl">{text}</p>
        {rank !== null && <PlaceLine rank={rank} count={count} place={place} />}
      </div>
      {shown && (
        <figure className="min-w-0">
          <Shape areas={categories} job={shown} className="mx-auto max-w-[19.5rem] lg:max-w-none" />
          <ShapeLegend texts={texts.legend} hasArrows={gaps.length > 0} className="justify-center" />
          <ShapeTable areas={categories} job={shown} caption={texts.legend.caption(title)}>
            {reportTexts.shape.asTable}
          </ShapeTable>
        </figure>
      )}
    </div>
  );
}

/** Number of careers on the list, at the start of the line. */
const LIST_LENGTH = 10;

/** A line of all careers with the reader's ten at its start and the job's place on it. The text beside it says the same. */
function PlaceLine({ rank, count, place }: { rank: number; count: number; place: string }) {
  const toPercent = (value: number): string => `${(100 * value) / count}%`;
  const isRight = rank > count / 2;
  return (
    <div aria-hidden="true" className="relative mt-6 h-11 max-w-xl text-xs text-deep-muted">
      <span className="absolute inset-x-0 top-2 h-1.5 rounded-full bg-deep-muted/30 forced-colors:bg-[GrayText]" />
      <span
        style={{ width: toPercent(LIST_LENGTH) }}
        className="absolute top-2 left-0 h-1.5 rounded-full bg-current forced-colors:bg-[CanvasText]"
      />
      <span
        style={{ left: toPercent(rank) }}
        className="absolute top-0 h-5.5 w-1 -translate-x-0.5 rounded-full bg-needle forced-colors:bg-[Highlight] forced-colors:[forced-color-adjust:none]"
      />
      {rank > count / 4 && <span className="absolute top-6 left-0">{texts.gauge.first}</span>}
      <span
        style={isRight ? { right: toPercent(count - rank) } : { left: toPercent(rank) }}
        className="absolute top-6 font-semibold text-on-deep"
      >
        {place}
      </span>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4">
      <Heading level={4} size="medium">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Named({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2">
      <p className="text-sm font-semibold text-muted">{title}</p>
      {children}
    </div>
  );
}

/** A list whose marks show what speaks for the job, what against it, and what has to be passed. */
function MarkedList({
  mark,
  label,
  items,
}: {
  mark: 'for' | 'against' | 'gate';
  label: string;
  items: readonly string[];
}) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="grid gap-3">
      {items.map((text) => (
        <li key={text} className="grid grid-cols-[1.625rem_minmax(0,1fr)] gap-3 leading-snug">
          {mark === 'for' ? (
            <Check size={20} aria-hidden="true" className="mt-0.5 text-primary" />
          ) : (
            <span
              aria-hidden="true"
              data-gate={mark === 'gate' || undefined}
              className="grid size-6.5 place-items-center rounded-full border-2 border-ink font-serif text-base leading-none font-semibold data-[gate]:border-dashed data-[gate]:border-accent data-[gate]:text-accent"
            >
              {mark === 'against' ? '?' : '!'}
            </span>
          )}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function RelatedCareer({ career }: { career: ReportNamedJob['related'][number] }) {
  const { code, title, slug, fit, place, text, isLong } = career;
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] content-start gap-3 rounded-lg border border-line bg-surface p-3 md:grid-cols-1 md:p-5">
      <FieldSign field={findWorkField(code).id} tile />
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          {place !== '' && <span className="font-semibold">{place}</span>}
          <FitWord fit={fit} />
          {isLong && <Badge tone="warning">{reportTexts.careers.long}</Badge>}
        </p>
        <p className="font-serif text-lg leading-tight font-medium wrap-anywhere">
          <TextLink asChild tone="quiet">
            {/* All of the card can be clicked, so the title needs no room of its own for a finger. */}
            <Link to={pageTo.career(slug)} className="after:absolute after:inset-0">
              {title}
            </Link>
          </TextLink>
        </p>
        <p className="text-sm leading-snug text-muted">{text}</p>
      </div>
    </li>
  );
}
