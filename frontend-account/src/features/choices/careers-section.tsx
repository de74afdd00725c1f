import type { CareerRow } from '@bearings/contracts';
import { Alert, Button, EmptyState, Field, Heading } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import type { ReactNode } from 'react';
import { choicesTexts as texts } from '../../texts/choices-texts';
import { reportTexts } from '../../texts/report-texts';
import { AddCareer } from './add-career';
import { CareerActions } from './career-actions';
import { focusFirst } from './focus-first';
import { CareersTable } from './careers-table';
import { arrange, type ChosenCareer, usableArrangements } from './shown-careers';
import { type Arrangement, MOST_COMPARED } from './use-arrangement';
import type { CareerList } from './use-career-list';

interface CareersSectionProps {
  list: CareerList;
  arrangement: Arrangement;
  /** Null where pay is shown for no country. */
  country: string | null;
  ranked: boolean;
  open: string[];
  onOpen: (codes: string[]) => void;
  countrySwitch: ReactNode;
  details: (career: ChosenCareer) => ReactNode;
}

/** The careers to work with: sorted, filtered, kept, struck, added and chosen to compare. */
export function CareersSection({
  list,
  arrangement,
  country,
  ranked,
  open,
  onOpen,
  countrySwitch,
  details,
}: CareersSectionProps) {
  const { compared } = arrangement;
  const { sorts, filters } = usableArrangements(list.shown);
  const sort = sorts.find((each) => each === arrangement.sort) ?? 'fit';
  const filter = filters.find((each) => each === arrangement.filter) ?? 'all';
  const careers = arrange(list.shown, { sort, filter });
  const codes = list.shown.map(({ row }) => row.code);
  const allOpen = codes.every((code) => open.includes(code));
  const own = list.shown.filter(({ origin }) => origin !== 'added').map(({ row }) => row.code);
  const rankOf = ({ code }: CareerRow): number | null =>
    ranked && own.includes(code) ? own.indexOf(code) + 1 : null;
  const compare = (code: string, isChosen: boolean) => {
    if (isChosen && compared.length >= MOST_COMPARED) list.say(texts.said.fullCompared);
    else
      arrangement.arrange({ compared: isChosen ? [...compared, code] : without(compared, code) });
  };
  const actionsOf = (career: ChosenCareer): ReactNode =>
    list.canChoose && (
      <CareerActions
        career={career}
        onKeep={() => list.keep(career)}
        onStrike={() => list.strike(career)}
        comparison={{
          isChosen: compared.includes(career.row.code),
          onChange: (isChosen) => compare(career.row.code, isChosen),
        }}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-5 print:block">
      {list.isFailed && (
        <Alert
          tone="warning"
          action={
            <Button size="small" variant="secondary" onClick={list.retry}>
              {texts.failed.retry}
            </Button>
          }
        >
          {texts.failed.text}
        </Alert>
      )}
      <div className="grid grid-cols-1 items-start gap-4 min-[22.5rem]:grid-cols-2 lg:grid-cols-4 print:hidden [&>*]:min-w-0">
        <Field label={texts.sort.label}>
          <Select
            options={sorts.map((value) => ({ value, label: texts.sort.names[value] }))}
            value={sort}
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
              className="min-[22.5rem]:mt-8 lg:justify-self-end"
              onClick={() => onOpen(allOpen ? [] : codes)}
            >
              {allOpen ? reportTexts.careers.closeAll : reportTexts.careers.openAll}
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
                focusFirst('careers-title');
                arrangement.arrange({ filter: 'all' });
              }}
            >
              {texts.filter.reset}
            </Button>
          }
        />
      ) : (
        <CareersTable
          careers={careers}
          rankOf={rankOf}
          country={country ?? ''}
          open={open}
          onToggle={(code) => onOpen(open.includes(code) ? without(open, code) : [...open, code])}
          actions={actionsOf}
          details={details}
        />
      )}
      {list.struck.length > 0 && <Struck list={list} />}
      {list.waiting > 0 && <Alert>{texts.add.waiting}</Alert>}
      {list.canAdd && (
        <div className="max-w-md print:hidden">
          <AddCareer listed={list.shown.length} onAdd={list.add} />
        </div>
      )}
    </div>
  );
}

function Struck({ list }: { list: CareerList }) {
  return (
    <section aria-labelledby="struck-title" className="print:hidden">
      <Heading level={3} size="small" id="struck-title">
        {texts.struck.title(list.struck.length)}
      </Heading>
      <ul className="mt-1">
        {list.struck.map((career) => (
          <li key={career.row.code} className="flex flex-wrap items-center gap-x-3">
            <span className="text-muted line-through">{career.row.title}</span>
            <Button variant="ghost" size="small" onClick={() => list.putBack(career)}>
              <span>{`${texts.struck.back} `}</span>
              <span className="sr-only">{career.row.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const without = (codes: readonly string[], code: string): string[] =>
  codes.filter((each) => each !== code);
