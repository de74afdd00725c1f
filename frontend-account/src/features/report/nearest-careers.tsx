import { Badge, Button, Card, Heading, VisuallyHidden } from '@bearings/ui';
import type { ReactElement, ReactNode } from 'react';
import { choicesTexts } from '../../texts/choices-texts';
import { reportTexts } from '../../texts/report-texts';
import { payAxisOf } from '../choices/pay-axis';
import { PayRange } from '../choices/pay-range';
import { FIT_TONES } from '../choices/fit-tones';
import type { ChosenCareer } from '../choices/shown-careers';

const texts = reportTexts.nearest;
const careerTexts = reportTexts.careers;
const NEAREST = 3;

interface NearestCareersProps {
  careers: readonly ChosenCareer[];
  /** False: the careers are in no order. */
  ranked: boolean;
  /** Shows all that is said of a career. */
  onDetails: (career: ChosenCareer) => void;
  /** Keeps or strikes a career. */
  actions: (career: ChosenCareer) => ReactElement | false;
}

/** The three nearest careers as cards: what they pay, for and against, the way in and how sure it is. */
export function NearestCareers({ careers, ranked, onDetails, actions }: NearestCareersProps) {
  const nearest = careers.slice(0, NEAREST);
  const axis = payAxisOf(nearest.map(({ row }) => row));
  return (
    <section id="nearest" aria-labelledby="nearest-title" className="scroll-mt-20">
      <Heading level={2} size="small" id="nearest-title">
        {ranked ? texts.title(nearest.length) : texts.examples(nearest.length)}
      </Heading>
      <ol className="mt-3 grid gap-3 lg:grid-cols-3 lg:gap-4 print:grid-cols-3">
        {nearest.map((career, index) => {
          const { row } = career;
          return (
            <li key={row.code} className="min-w-0">
              <Card
                padding="medium"
                className="grid h-full grid-rows-[auto_auto_auto_auto_1fr_auto] gap-3 break-inside-avoid max-lg:gap-2.5 max-lg:p-4 print:gap-1.5 print:p-3"
              >
                <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
                  <Heading level={3} size="small" className="min-w-0">
                    {ranked && <span className="text-muted">{`${index + 1}. `}</span>}
                    <span>{row.title}</span>
                  </Heading>
                  {row.fit && <Badge tone={FIT_TONES[row.fit]}>{careerTexts.fit[row.fit]}</Badge>}
                </div>
                <Fact term={careerTexts.pay(row.pay.country)}>
                  <PayRange pay={row.pay} axis={axis} />
                </Fact>
                <Fact term={careerTexts.why}>{row.reason}</Fact>
                <Fact term={careerTexts.whyNot}>{row.doubt}</Fact>
                <div className="grid content-start gap-x-4 gap-y-1 lg:grid-cols-2 lg:[&>:only-child]:col-span-full print:grid-cols-1">
                  {row.wayIn && (
                    <Fact term={texts.wayIn} brief>
                      {choicesTexts.wayIn(row)}
                    </Fact>
                  )}
                  {row.stability !== null && (
                    <Fact term={texts.sure} brief termClass="max-sm:sr-only">
                      {choicesTexts.stability(row.stability)}
                    </Fact>
                  )}
                </div>
                <div className="-mb-2 flex flex-wrap items-center justify-between print:hidden">
                  {actions(career)}
                  <Button
                    variant="ghost"
                    size="small"
                    className="px-3"
                    onClick={() => onDetails(career)}
                  >
                    <span>{texts.details}</span>
                    <VisuallyHidden>{` ${row.title}`}</VisuallyHidden>
                  </Button>
                </div>
              </Card>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface FactProps {
  term: string;
  termClass?: string;
  /** On narrow screens the term stands in the line of what is said. */
  brief?: boolean;
  children: ReactNode;
}

function Fact({ term, termClass = '', brief = false, children }: FactProps) {
  return (
    <div className={brief ? 'max-lg:text-sm max-lg:[&>*]:inline' : ''}>
      <p className={`text-xs text-muted ${termClass}`}>{`${term} `}</p>
      <div className="mt-0.5 text-sm">{children}</div>
    </div>
  );
}
