import type { CareerRow } from '@bearings/contracts';
import { Alert, Button, EmptyState, Field, Heading } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import type { ReactNode } from 'react';
import { choicesTexts as texts } from './choices-texts';
import { reportTexts } from '../report-texts';
import { AddCareer } from './add-career';
import { focusFirstOf } from '../../../components/focus-first';
import { CareersList } from './careers-list';
import { arrangeCareers, type ChosenCareer, listUsableArrangements } from './shown-careers';
import type { Arrangement } from './use-arrangement';
import type { CareerList } from './use-career-list';
import { LoadFailed } from '../../../components/load-failed';

interface CareersSectionProps {
  list: CareerList;
  arrangement: Arrangement;
  ranked: boolean;
  countrySwitch: ReactNode;
  page: (career: ChosenCareer, isOpen: boolean, next: ChosenCareer | undefined) => ReactNode;
  /** Returns a short text to show next to a row, such as the career's previous rank, or null. */
  markOf?: (row: CareerRow) => string | null;
}

/** The list of careers with controls to sort, filter, save, remove, add and compare them. */
export function CareersSection({ list, arrangement, ranked, countrySwitch, page, markOf }: CareersSectionProps) {
  const { open } = arrangement;
  const openCareers = (codes: string[]) => arrangement.arrange({ open: codes });
  const { sorts, filters } = listUsableArrangements(list.shown);
  const currentSort = sorts.find((each) => each === arrangement.sort) ?? 'fit';
  const filter = filters.find((each) => each === arrangement.filter) ?? 'all';
  const careers = arrangeCareers(list.shown, { sort: currentSort, filter });
  const codes = list.shown.map(({ row }) => row.code);
  const areAllOpen = codes.every((code) => open.includes(code));
  const ownCodes = list.shown.filter(({ origin }) => origin !== 'added').map(({ row }) => row.code);
  const getRank = ({ code }: CareerRow): number | null =>
    ranked && ownCodes.includes(code) ? ownCodes.indexOf(code) + 1 : null;
  return (
    <div className="grid grid-cols-1 gap-5 max-md:gap-3 print:block">
      {list.isFailed && <LoadFailed text={texts.failed.text} retry={texts.failed.retry} onRetry={list.retry} />}
      <div className="grid grid-cols-1 items-start gap-4 max-md:gap-y-2 min-[22.5rem]:grid-cols-2 lg:grid-cols-3 print:hidden [&>*]:min-w-0">
        <Field label={texts.sort.label}>
          <Select
            options={sorts.map((value) => ({ value, label: texts.sort.names[value] }))}
            value={currentSort}
            onValueChange={(value) => arrangement.arrange({ sort: value })}
          />
        </Field>
        <Field label={texts.filter.label}>
          <Select
            options={filters.map((value) => ({ value, label: texts.filter.names[value] }))}
            value={filter}
            onValueChange={(value) => arrangement.arrange({ filter: value })}
          />
        </Field>
        <div className="col-span-full grid grid-cols-1 items-start gap-4 min-[22.5rem]:grid-cols-[5fr_3fr] sm:contents [&>*]:min-w-0">
          <div className="empty:hidden max-sm:[&_.ui-hint]:sr-only">{countrySwitch}</div>
          {careers.length > 0 && (
            <Button
              variant="secondary"
              size="small"
              className="min-[22.5rem]:mt-8 lg:hidden"
              onClick={() => openCareers(areAllOpen ? [] : codes)}
            >
              {areAllOpen ? reportTexts.careers.closeAll : reportTexts.careers.openAll}
            </Button>
          )}
        </div>
      </div>
      {careers.length === 0 ? (
        <EmptyState
          level={3}
          title={texts.filter.none}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                focusFirstOf('careers-title');
                arrangement.arrange({ filter: 'all' });
              }}
            >
              {texts.filter.reset}
            </Button>
          }
        />
      ) : (
        <CareersList careers={careers} rankOf={getRank} open={open} onOpen={openCareers} page={page} markOf={markOf} />
      )}
      {list.removed.length > 0 && <RemovedCareers list={list} />}
      {list.waiting > 0 && <Alert>{texts.add.waiting}</Alert>}
      {list.canAdd && (
        <div className="max-w-md print:hidden">
          <AddCareer listed={list.shown.length} onAdd={list.add} />
        </div>
      )}
    </div>
  );
}

function RemovedCareers({ list }: { list: CareerList }) {
  return (
    <section aria-labelledby="removed-title" className="print:hidden">
      <Heading level={3} size="small" id="removed-title">
        {texts.removed.title(list.removed.length)}
      </Heading>
      <ul className="mt-1">
        {list.removed.map((career) => (
          <li key={career.row.code} className="flex flex-wrap items-center gap-x-3">
            <span className="text-muted line-through">{career.row.title}</span>
            <Button variant="ghost" size="small" onClick={() => list.putBack(career)}>
              <span>{`${texts.removed.back} `}</span>
              <span className="sr-only">{career.row.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
