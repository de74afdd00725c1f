import type { ReportCareer } from '@bearings/contracts';
import { Badge, Button, Heading } from '@bearings/ui';
import { Accordion } from '@bearings/ui/accordion';
import { useState } from 'react';
import { reportTexts } from '../../texts/report-texts';
import { FIT_TONES } from '../choices/fit-tones';
import { CareerDetails } from './career-details';

const texts = reportTexts.careers;

interface CareersPartProps {
  careers: readonly ReportCareer[];
  /** True when the careers fit equally well, so that they are not ranked. */
  flat: boolean;
}

/** The careers as expandable rows; in two groups unless `flat`. */
export function CareersPart({ careers, flat }: CareersPartProps) {
  const [open, setOpen] = useState<string[]>([]);
  const codes = careers.map(({ code }) => code);
  const allOpen = open.length === codes.length;
  const ranked = careers.map((career, index) => ({ career, rank: flat ? null : index + 1 }));
  const headlined = ranked.filter(({ career }) => career.headlined);
  const others = ranked.filter(({ career }) => !career.headlined);
  const groups = flat
    ? [{ title: texts.all(ranked.length), members: ranked }]
    : [
        { title: texts.closest(headlined.length), members: headlined },
        { title: texts.more(others.length), members: others },
      ].filter(({ members }) => members.length > 0);
  return (
    <>
      {groups.map(({ title, members }, index) => (
        <div key={title} className="mt-4">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
            <Heading level={3} size="small">
              {title}
            </Heading>
            {index === 0 && (
              <Button
                variant="ghost"
                size="small"
                className="-mr-4 print:hidden"
                onClick={() => setOpen(allOpen ? [] : codes)}
              >
                {allOpen ? texts.closeAll : texts.openAll}
              </Button>
            )}
          </div>
          <Accordion
            level={4}
            value={open}
            onValueChange={setOpen}
            items={members.map(({ career, rank }) => ({
              value: career.code,
              title: <CareerTitle career={career} rank={rank} />,
              content: <CareerDetails career={career} />,
            }))}
          />
        </div>
      ))}
    </>
  );
}

function CareerTitle({ career, rank }: { career: ReportCareer; rank: number | null }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        {rank !== null && `${rank}. `}
        {career.title}
      </span>
      <span className="font-sans">
        <Badge tone={FIT_TONES[career.fit]}>{texts.fit[career.fit]}</Badge>
      </span>
      {career.long && (
        <span className="font-sans">
          <Badge tone="warning">{texts.long}</Badge>
        </span>
      )}
    </span>
  );
}
