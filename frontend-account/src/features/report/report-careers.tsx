import { Heading } from '@bearings/ui';
import { useState } from 'react';
import { CareerActions } from '../choices/career-actions';
import { CareerNote } from '../choices/career-note';
import { CareersSection } from '../choices/careers-section';
import { ChoicesBar } from '../choices/choices-bar';
import { focusFirst } from '../choices/focus-first';
import { Comparison } from '../choices/comparison';
import { OtherDetails } from '../choices/other-details';
import type { ChosenCareer } from '../choices/shown-careers';
import { LEAST_COMPARED, useArrangement } from '../choices/use-arrangement';
import { useCareerList } from '../choices/use-career-list';
import { CountrySwitch } from '../country/country-switch';
import { CareerDetails } from './career-details';
import { Certainty } from './certainty';
import { AboutTheList } from './about-the-list';
import { NearestCareers } from './nearest-careers';
import { ProfileShape } from './profile-shape';
import type { ReportRequest } from './report.api';
import type { ReportView } from './report-view';
import { ThisWeek } from './this-week';

const PARTS = 'grid grid-cols-1 gap-5 md:gap-8 lg:gap-14 print:block print:[&>*+*]:mt-3';

interface ReportCareersProps {
  request: ReportRequest;
  report: ReportView;
}

/** The nearest careers, how sure they are, the profile, and all careers to work with. */
export function ReportCareers({ request, report }: ReportCareersProps) {
  const { document, country } = report;
  const list = useCareerList(request, document);
  const arrangement = useArrangement();
  const [open, setOpen] = useState<string[]>([]);
  const part = document.sections.find(({ id }) => id === 'careers');
  const rows = list.shown.map(({ row }) => row);
  const compared = arrangement.compared.flatMap(
    (code) => rows.find((row) => row.code === code) ?? [],
  );
  const showDetails = ({ row: { code } }: ChosenCareer) => {
    setOpen((now) => [...new Set([...now, code])]);
    arrangement.arrange({ filter: 'all' });
    requestAnimationFrame(() => focusOn(`career-${code}`));
  };
  const details = (career: ChosenCareer) => {
    const own = document.careers.find(({ code }) => code === career.row.code);
    return (
      <>
        {own ? <CareerDetails career={own} /> : <OtherDetails row={career.row} />}
        {list.canChoose && (
          <CareerNote note={career.choice?.note ?? ''} onSave={(note) => list.note(career, note)} />
        )}
      </>
    );
  };
  const actionsOf = (career: ChosenCareer) =>
    list.canChoose && (
      <CareerActions
        career={career}
        onKeep={() => list.keep(career)}
        onStrike={() => list.strike(career)}
      />
    );
  return (
    <div className={PARTS}>
      <div className={PARTS}>
        <NearestCareers
          careers={list.shown}
          ranked={!document.flat}
          onDetails={showDetails}
          actions={actionsOf}
        />
        <div className="grid items-start gap-6 md:grid-cols-2 md:gap-8 print:grid-cols-2">
          <Certainty report={report} rows={rows} />
          <ThisWeek report={report} struck={list.struck.map(({ row }) => row.code)} />
        </div>
        <ProfileShape report={report} />
        {part && (
          <section
            id="careers"
            aria-labelledby="careers-title"
            className="grid scroll-mt-20 grid-cols-1 gap-5 print:block"
          >
            <Heading level={2} size="medium" id="careers-title" tabIndex={-1}>
              {part.title}
            </Heading>
            <CareersSection
              list={list}
              arrangement={arrangement}
              country={country}
              ranked={!document.flat}
              open={open}
              onOpen={setOpen}
              countrySwitch={<CountrySwitch id={request.assessmentId} shown={country} />}
              details={details}
            />
          </section>
        )}
        {/* Stays in view over the lists, and covers nothing of the comparison. */}
        <ChoicesBar assessmentId={request.assessmentId} list={list} arrangement={arrangement} />
      </div>
      {part && (
        <div className="grid grid-cols-1 gap-5 print:block">
          {compared.length >= LEAST_COMPARED && (
            <Comparison
              rows={compared}
              categories={document.categories}
              onRemove={(code) => {
                focusFirst(
                  ...(compared.length > LEAST_COMPARED ? ['comparison'] : []),
                  `career-${code}`,
                );
                arrangement.arrange({
                  compared: arrangement.compared.filter((each) => each !== code),
                });
              }}
            />
          )}
          <AboutTheList blocks={part.blocks} matching={document.matching} />
        </div>
      )}
    </div>
  );
}

function focusOn(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
