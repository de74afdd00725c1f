import type { CareerGuide } from '@bearings/contracts';
import { CATEGORIES, formatMonths, type ShapeValues, findWorkField } from '@bearings/domain';
import { Container, Heading, Lead } from '@bearings/ui';
import { payTexts } from '@bearings/ui/career';
import { FieldSign, JobShape, Shape, ShapeLegend } from '@bearings/ui/shape';
import type { ReactNode } from 'react';
import { careersTexts } from './careers-texts';
import { FitLink } from './fit-call';
import { useOwnAreas } from './use-own-areas';

const texts = careersTexts.career;

/** Returns a career's demands in the twelve categories, for the chart; null if one is unknown. */
export function toJobShape({ title, demand }: Pick<CareerGuide, 'title' | 'demand'>) {
  const values = Object.fromEntries(demand.map(({ category, value }) => [category, value]));
  if (!areValuesComplete(values)) return null;
  const estimates = demand.filter(({ isEstimate }) => isEstimate).map(({ category }) => category);
  return { title, values, estimates };
}

const areValuesComplete = (values: Partial<ShapeValues>): values is ShapeValues =>
  CATEGORIES.every((category) => values[category] !== undefined);

/**
 * The top of a career's page: title, description, four facts, and a chart of the demands. If the
 * reader has a report, the chart also shows the reader's scores.
 */
export function CareerHero({ guide, children }: { guide: CareerGuide; children: ReactNode }) {
  const areas = useOwnAreas();
  const job = toJobShape(guide);
  return (
    <header className="ui-deep">
      <Container className="grid gap-x-14 gap-y-8 py-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:py-10">
        <div className="grid content-start justify-items-start gap-5 [&_nav_:is(a,span,svg)]:text-deep-muted! print:[&_nav]:hidden">
          {children}
          <div className="mt-2 flex items-center gap-4">
            <FieldSign field={findWorkField(guide.code).id} size={30} tile />
            <Heading level={1} className="wrap-anywhere">
              {guide.title}
            </Heading>
          </div>
          <Lead className="text-on-deep! print:text-ink!">{guide.what}</Lead>
          <Facts guide={guide} />
          <FitLink onDeep />
        </div>
        {job && (
          <figure className="mx-auto w-full max-w-sm lg:max-w-none">
            {areas ? <Shape areas={areas} job={job} /> : <JobShape job={job} />}
            {areas && <ShapeLegend texts={texts.legend} className="justify-center" />}
          </figure>
        )}
      </Container>
    </header>
  );
}

function Facts({ guide: { pay, wayIn, setting } }: { guide: CareerGuide }) {
  const hours = setting.find(({ sign }) => sign === 'hours');
  const facts: [string, string | undefined][] = [
    pay.kind === 'none' || pay.median === null
      ? [texts.facts.pay, undefined]
      : [
          pay.kind === 'estimate' ? texts.facts.estimate : texts.facts.pay,
          `${payTexts.money(pay.median, pay.currency)} (${pay.year})`,
        ],
    [texts.facts.start, wayIn?.label],
    [texts.facts.training, wayIn?.months ? formatMonths(...wayIn.months) : undefined],
    [texts.facts.hours, hours?.text],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 sm:flex sm:flex-wrap">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt className="text-sm text-deep-muted print:text-muted">{label}</dt>
              <dd className="font-serif text-xl">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
