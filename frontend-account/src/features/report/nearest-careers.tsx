import type { CareerRow } from '@bearings/contracts';
import { Badge, Card, Heading } from '@bearings/ui';
import type { ReactNode } from 'react';
import { choicesTexts } from '../../texts/choices-texts';
import { reportTexts } from '../../texts/report-texts';
import { payAxisOf } from '../choices/pay-axis';
import { PayRange } from '../choices/pay-range';
import { FIT_TONES } from '../choices/fit-tones';

const texts = reportTexts.nearest;
const careerTexts = reportTexts.careers;
const NEAREST = 3;

interface NearestCareersProps {
  rows: readonly CareerRow[];
  /** False: the careers are in no order. */
  ranked: boolean;
  /** Keeps or strikes a career. */
  actions?: (row: CareerRow) => ReactNode;
}

/** The three nearest careers as cards: what they pay, for and against, the way in and how sure it is. */
export function NearestCareers({ rows, ranked, actions }: NearestCareersProps) {
  const nearest = rows.slice(0, NEAREST);
  const axis = payAxisOf(nearest);
  return (
    <section id="nearest" aria-labelledby="nearest-title" className="scroll-mt-20">
      <Heading level={2} size="small" id="nearest-title">
        {ranked ? texts.title(nearest.length) : texts.examples(nearest.length)}
      </Heading>
      <ol className="mt-3 grid gap-4 lg:grid-cols-3 print:grid-cols-1">
        {nearest.map((row, index) => (
          <li key={row.code} className="min-w-0">
            <Card padding="medium" className="grid h-full content-start gap-4 break-inside-avoid">
              <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
                <Heading level={3} size="small" className="min-w-0">
                  {ranked && <span className="text-muted">{index + 1}. </span>}
                  {row.title}
                </Heading>
                {row.fit && <Badge tone={FIT_TONES[row.fit]}>{careerTexts.fit[row.fit]}</Badge>}
              </div>
              <Fact term={careerTexts.pay(row.pay.country)}>
                <PayRange pay={row.pay} axis={axis} />
              </Fact>
              <Fact term={careerTexts.why}>{row.reason}</Fact>
              <Fact term={careerTexts.whyNot}>{row.doubt}</Fact>
              {row.wayIn && <Fact term={texts.wayIn}>{choicesTexts.wayIn(row)}</Fact>}
              {row.stability !== null && (
                <Fact term={texts.sure}>{choicesTexts.stability(row.stability)}</Fact>
              )}
              {actions && <div className="mt-auto print:hidden">{actions(row)}</div>}
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-xs text-muted">{term}</p>
      <div className="mt-0.5 text-sm">{children}</div>
    </div>
  );
}
