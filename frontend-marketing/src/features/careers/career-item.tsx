import type { LibraryCareer } from '@bearings/contracts';
import { describeGrowth, describeWayIn, LocalNames, payTexts } from '@bearings/ui/career';
import { careersTexts as texts } from './careers-texts';
import { CareerLink } from './career-link';

/** Returns a career's pay as a short text. It states the year, and whether the pay is published or an estimate. */
function formatPay({ pay }: LibraryCareer): string {
  if (pay.kind === 'none' || pay.currency === null) return texts.item.noPay;
  const { median, currency, year } = pay;
  const amount = median === null ? payTexts.text(pay) : payTexts.money(median, currency);
  return texts.item.pay[pay.kind](amount, year ?? 0);
}

/** A career in a list: its title as a link, its work in one sentence, and three facts. */
export function CareerItem({ career }: { career: LibraryCareer }) {
  const facts = [formatPay(career), describeWayIn(career), describeGrowth(career)];
  return (
    <li className="grid content-start gap-1 border-t border-line py-4">
      <h3 className="text-lg leading-snug font-medium">
        <CareerLink
          slug={career.slug}
          className="-my-2.5 inline-flex min-h-11 min-w-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {career.title}
        </CareerLink>
      </h3>
      {career.localNames.length > 0 && (
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <LocalNames names={career.localNames} />
        </p>
      )}
      <p className="text-sm">{career.what}</p>
      <p className="flex flex-wrap gap-x-4 text-xs text-muted tabular-nums">
        {facts
          .filter((fact) => fact !== '')
          .map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
      </p>
    </li>
  );
}

/** A list of careers, in two columns on wide screens. */
export function CareerItems({ careers }: { careers: readonly LibraryCareer[] }) {
  return (
    <ul className="grid gap-x-12 border-b border-line md:grid-cols-2 print:block">
      {careers.map((career) => (
        <CareerItem key={career.code} career={career} />
      ))}
    </ul>
  );
}
