import { MAX_COMPARED_CAREERS } from '@bearings/domain';
import { Heading, Note } from '@bearings/ui';
import { CareerActions } from './careers/career-actions';
import { CareerNote } from './careers/career-note';
import { CareersSection } from './careers/careers-section';
import { ChoicesBar } from './careers/choices-bar';
import { focusFirstOf } from '../../components/focus-first';
import { CareerComparison } from './careers/comparison';
import { toPayAxis } from '@bearings/ui/career';
import type { ChosenCareer } from './careers/shown-careers';
import { MIN_COMPARED_CAREERS, type Arrangement } from './careers/use-arrangement';
import type { CareerList } from './careers/use-career-list';
import { CountrySwitch } from './country-switch';
import { choicesTexts } from './careers/choices-texts';
import { LongListInvitation } from './long-list/long-list-invitation';
import { useWhatIf } from './what-if/use-what-if';
import { StayingPart } from './staying-part';
import { WhatIfPart } from './what-if/what-if-part';
import { whatIfTexts } from './what-if/what-if-texts';
import { CareerPage } from './careers/career-page';
import type { ReportRequest } from '../../api/report.api';
import type { ReportView } from './report-view';

interface ReportCareersProps {
  request: ReportRequest;
  report: ReportView;
  list: CareerList;
  arrangement: Arrangement;
  /** Opens a career's page and scrolls to it. */
  onShow: (code: string) => void;
}

/** The list of careers, whose rows open the careers' pages, and the comparison below it. */
export function ReportCareers({ request, report, list: own, arrangement, onShow }: ReportCareersProps) {
  const { document, country, assessmentId } = report;
  const whatIf = useWhatIf(request, report);
  const list = whatIf?.careers ? own.withCareers(whatIf.careers) : own;
  const part = document.sections.find(({ id }) => id === 'careers');
  const rows = list.shown.map(({ row }) => row);
  const axis = toPayAxis(rows);
  const { compared } = arrangement;
  const comparedRows = compared.flatMap((code) => rows.find((row) => row.code === code) ?? []);
  const compareCareer = (code: string, isChosen: boolean) => {
    if (isChosen && compared.length >= MAX_COMPARED_CAREERS) list.announce(choicesTexts.announcements.fullCompared);
    else {
      const otherCodes = compared.filter((each) => each !== code);
      arrangement.arrange({ compared: isChosen ? [...compared, code] : otherCodes });
    }
  };
  const renderCareerPage = (career: ChosenCareer, isOpen: boolean, next: ChosenCareer | undefined) => (
    <CareerPage
      career={career}
      own={document.careers.find(({ code }) => code === career.row.code)}
      categories={document.categories}
      axis={axis}
      isOpen={isOpen}
      next={next ? { title: next.row.title, onOpen: () => onShow(next.row.code) } : null}
      onReplace={list.canAdd ? (similar) => list.replaceBySimilar(career, similar) : undefined}
      note={
        list.canChoose && (
          <CareerNote
            note={career.choice?.note ?? ''}
            refused={list.refusedNote?.code === career.row.code ? list.refusedNote.note : undefined}
            onSave={(note) => list.note(career, note)}
          />
        )
      }
    >
      {list.canChoose && (
        <div className="print:hidden">
          <CareerActions
            career={career}
            onKeep={() => list.keep(career)}
            onRemove={() => list.remove(career)}
            comparison={{
              isChosen: compared.includes(career.row.code),
              onChange: (isChosen) => compareCareer(career.row.code, isChosen),
            }}
          />
        </div>
      )}
    </CareerPage>
  );
  return (
    <div className="grid grid-cols-1 gap-5 md:gap-8 print:block">
      <section
        id="careers"
        aria-labelledby="careers-title"
        className="grid scroll-mt-4 grid-cols-1 gap-4 max-md:gap-3 print:block"
      >
        <Heading level={2} size="medium" id="careers-title" tabIndex={-1}>
          {part?.title}
        </Heading>
        {/* Both are about the stored careers, not about those that a switch shows. */}
        {!whatIf?.careers && document.matching.conditions !== '' && <Note>{document.matching.conditions}</Note>}
        {!whatIf?.careers && document.staying !== null && <StayingPart staying={document.staying} />}
        {whatIf && <LongListInvitation id={assessmentId} />}
        {whatIf && (
          <WhatIfPart
            whatIf={whatIf}
            careers={rows}
            country={country}
            countrySwitch={<CountrySwitch id={assessmentId} shown={country} {...whatIfTexts.otherCountry} />}
          />
        )}
        <CareersSection
          list={list}
          arrangement={arrangement}
          ranked={document.matching.ranked}
          countrySwitch={<CountrySwitch id={assessmentId} shown={country} />}
          page={renderCareerPage}
          markOf={whatIf?.markOf}
        />
      </section>
      {/* The bar stays visible while the lists are scrolled, and does not cover the comparison. */}
      <ChoicesBar assessmentId={assessmentId} list={list} arrangement={arrangement} />
      {comparedRows.length >= MIN_COMPARED_CAREERS && (
        <CareerComparison
          rows={comparedRows}
          categories={document.categories}
          onRemove={(code) => {
            focusFirstOf(...(comparedRows.length > MIN_COMPARED_CAREERS ? ['comparison'] : []), `career-${code}`);
            arrangement.arrange({ compared: compared.filter((each) => each !== code) });
          }}
        />
      )}
    </div>
  );
}
