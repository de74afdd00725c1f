import type { ReportCategory } from '@bearings/contracts';
import { Heading } from '@bearings/ui';
import { reportTexts } from './report-texts';
import { Runs } from '@bearings/ui/career';

const texts = reportTexts.categories;

/** A short text about each of the twelve scores. */
export function CategoriesPart({ categories }: { categories: readonly ReportCategory[] }) {
  return (
    <>
      <Heading level={4} size="small" className="mt-4">
        {texts.readings}
      </Heading>
      <dl className="grid grid-cols-1 gap-5 max-md:gap-2 print:block print:[&>*+*]:mt-3">
        {categories.map(({ category, name, band, runs }) => (
          <div key={category} className="break-inside-avoid">
            <dt className="flex flex-wrap items-baseline gap-x-3 font-semibold">
              <span>{name}</span>
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
