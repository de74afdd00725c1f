import {
  CAREER_TRAITS,
  type CareerTrait,
  type LibraryCareer,
  pageTo,
  UK,
  WORK_FIELDS,
} from '@bearings/contracts';
import { Button, EmptyState, Field, Heading } from '@bearings/ui';
import { Checkbox, Select } from '@bearings/ui/controls';
import { lengthText, payWords } from '@bearings/ui/career';
import { useOnceStarted } from '@bearings/web';
import { useSearchParams } from '@bearings/web/router';
import { careersTexts } from '../../texts/careers-texts';
import {
  arrangeCareers,
  type CareerFilters,
  isFiltered,
  NO_FILTERS,
  payChoices,
  readFilters,
  SORTS,
  TIMES,
  writeFilters,
} from './career-filters';
import { CareerItems } from './career-item';
import { CareerLink } from './career-link';
import { CareerSearch } from './career-search-field';
import { ALL_SUBJECTS, byField } from './collections';
import { CountrySelect } from './country-select';
import { useCareerSearch } from './use-career-search';

const texts = careersTexts.list;
/**
 * The value of the option "any". It is not empty, because for a select an empty value means that no option is chosen.
 */
const ANY = 'any';

interface CareerListProps {
  careers: readonly LibraryCareer[];
  country: string;
}

/** The approximate height of a career in a single column, in rem. */
const ITEM_REM = 7;

/** Lists every career by field of work, with search, filters and order. The URL stores these. */
export function CareerList({ careers, country }: CareerListProps) {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(new URLSearchParams(useOnceStarted('', search.toString())));
  const change = (changes: Partial<CareerFilters>) =>
    setSearch(writeFilters(search, { ...filters, ...changes }), {
      replace: true,
      preventScrollReset: true,
    });
  const found = useCareerSearch();
  const passing = arrangeCareers(careers, filters);
  const shown = found.slugs
    ? found.slugs.flatMap((slug) => passing.find((career) => career.slug === slug) ?? [])
    : passing;
  const isGrouped = filters.sort === 'field' && !found.slugs;
  const clear = () => {
    found.change('');
    change(NO_FILTERS);
  };
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 rounded-xl border border-line bg-surface p-4 lg:p-6 print:hidden [@media(scripting:none)]:hidden">
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_12rem_14rem]">
          <CareerSearch {...found} />
          <Field label={texts.sort}>
            <Select
              options={SORTS.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
              value={filters.sort}
              onValueChange={(value) => {
                const sort = SORTS.find((each) => each === value);
                if (sort) change({ sort });
              }}
            />
          </Field>
          <CountrySelect shown={country} />
        </div>
        <Filters careers={careers} filters={filters} onChange={change} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <output className="text-sm text-muted">
          {[
            texts.found(shown.length, careers.length),
            ...(country === UK ? [] : [texts.britishNote(country)]),
          ].join(' · ')}
        </output>
        {(isFiltered(filters) || found.slugs) && shown.length > 0 && (
          <Button variant="ghost" size="small" onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </div>
      {shown.length === 0 && (
        <EmptyState
          title={texts.none.title}
          action={<Button onClick={clear}>{texts.clear}</Button>}
        >
          {texts.none.text}
        </EmptyState>
      )}
      {isGrouped
        ? byField(shown).map(({ id, name, careers: own }) => (
            // On phones the browser lays out only the fields of work in view, because laying out
            // all careers would delay the first paint.
            <section
              key={id}
              aria-labelledby={`field-${id}`}
              className="[content-visibility:auto]"
              style={{ containIntrinsicHeight: `auto ${own.length * ITEM_REM}rem` }}
            >
              <Heading level={2} size="small" id={`field-${id}`} className="mb-3 scroll-mt-6">
                <CareerLink
                  to={pageTo.careerField(id)}
                  className="inline-flex min-h-11 min-w-11 items-center underline decoration-line-strong underline-offset-4"
                >
                  {name}
                </CareerLink>
              </Heading>
              <CareerItems careers={own} />
            </section>
          ))
        : shown.length > 0 && <CareerItems careers={shown} />}
    </div>
  );
}

interface FiltersProps {
  careers: readonly LibraryCareer[];
  filters: CareerFilters;
  onChange: (changes: Partial<CareerFilters>) => void;
}

function Filters({ careers, filters, onChange }: FiltersProps) {
  const currency = careers.find(({ pay }) => pay.currency !== null)?.pay.currency ?? null;
  const amounts = new Set([...payChoices(careers), ...(filters.pay === null ? [] : [filters.pay])]);
  const toggle = (trait: CareerTrait, on: boolean) =>
    onChange({
      traits: CAREER_TRAITS.filter((each) => (each === trait ? on : filters.traits.includes(each))),
    });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">{texts.filters}</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Choice
          label={texts.field}
          any={texts.anyField}
          value={filters.field}
          options={WORK_FIELDS.map(({ id, name }) => [id, name])}
          onChange={(field) =>
            onChange({ field: WORK_FIELDS.find(({ id }) => id === field)?.id ?? null })
          }
        />
        <Choice
          label={texts.time}
          any={texts.anyTime}
          value={filters.months}
          options={TIMES.map((months) => [String(months), lengthText([months, months])])}
          onChange={(months) => onChange({ months: months === null ? null : Number(months) })}
        />
        {currency !== null && (
          <Choice
            label={texts.pay}
            any={texts.anyPay}
            value={filters.pay}
            options={[...amounts]
              .toSorted((a, b) => a - b)
              .map((amount) => [String(amount), payWords.money(amount, currency)])}
            onChange={(pay) => onChange({ pay: pay === null ? null : Number(pay) })}
          />
        )}
        <Choice
          label={texts.subject}
          any={texts.anySubject}
          value={filters.subject}
          options={ALL_SUBJECTS.map(({ id, name }) => [id, name])}
          onChange={(subject) => onChange({ subject })}
        />
      </div>
      <fieldset>
        <legend className="sr-only">{texts.traitsLabel}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {CAREER_TRAITS.map((trait) => (
            <Checkbox
              key={trait}
              label={texts.traits[trait]}
              checked={filters.traits.includes(trait)}
              onCheckedChange={(on) => toggle(trait, on)}
            />
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  any: string;
  value: string | number | null;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string | null) => void;
}

function Choice({ label, any, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select
        options={[
          { value: ANY, label: any },
          ...options.map(([id, name]) => ({ value: id, label: name })),
        ]}
        value={value === null ? ANY : String(value)}
        onValueChange={(next) => onChange(next === ANY ? null : next)}
      />
    </Field>
  );
}
