import type { CareerRow } from '@bearings/contracts';
import { Heading } from '@bearings/ui';
import { reportTexts } from '../../texts/report-texts';

const texts = reportTexts.careers;

/** Details of a career that the report itself does not describe. */
export function OtherDetails({ row }: { row: CareerRow }) {
  const parts = [
    [texts.verdict, row.verdict],
    [texts.what, row.what],
    [texts.why, row.reason],
    [texts.whyNot, row.doubt],
  ] as const;
  return (
    <div className="grid gap-4">
      {parts.map(
        ([title, text]) =>
          text && (
            <div key={title}>
              <Heading level={4} className="font-sans text-base font-semibold tracking-normal">
                {title}
              </Heading>
              <p className="mt-1">{text}</p>
            </div>
          ),
      )}
    </div>
  );
}
