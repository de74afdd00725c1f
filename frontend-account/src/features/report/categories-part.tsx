import type { ReportCategory } from '@bearings/contracts';
import { CategoryChart, Heading } from '@bearings/ui';
import { reportTexts } from '../../texts/report-texts';
import { Runs } from './report-text';

const texts = reportTexts.categories;

/** The twelve scores as a chart and a table, with a short text on each. */
export function CategoriesPart({ categories }: { categories: readonly ReportCategory[] }) {
  const scores = categories.map(({ name, score, band }) => ({ label: name, value: score, band }));
  return (
    <>
      <div className="my-4">
        <CategoryChart caption={texts.caption} scores={scores} />
      </div>
      <Heading level={3} size="small" className="mt-4">
        {texts.readings}
      </Heading>
      <dl className="grid grid-cols-1 gap-5">
        {categories.map(({ category, name, band, runs }) => (
          <div key={category} className="break-inside-avoid">
            <dt className="flex flex-wrap items-baseline gap-x-3 font-semibold">
              {name}
              <span className="text-sm font-normal text-muted">{band}</span>
            </dt>
            <dd className="mt-1">
              <Runs runs={runs} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
