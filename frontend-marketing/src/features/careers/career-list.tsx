import { type LibraryCareer, pageTo } from '@bearings/contracts';
import { CAREER_TRAITS, type CareerTrait, formatMonths, UK, WORK_FIELDS } from '@bearings/domain';
import { Button, EmptyState, Field, Heading } from '@bearings/ui';
import { Checkbox, Select } from '@bearings/ui/controls';
import { payTexts } from '@bearings/ui/career';
import { useOnceStarted } from '@bearings/web';
import { useSearchParams } from '@bearings/web/router';
import { careersTexts } from './careers-texts';
import {
  arrangeCareers,
  type CareerFilters,
  isFiltered,
  NO_FILTERS,
  listPayChoices,
  readFilters,
  CAREER_SORTS,
  MAX_TRAINING_MONTHS_CHOICES,
  writeFilters,
} from './career-filters';
import { CareerItems } from './career-item';
import { CareerLink } from './career-link';
import { CareerSearch } from './career-search-field';
import { ALL_SUBJECTS, groupByField, takeFirst } from './collections';
import { CountrySelect } from './country-select';
import { useCareerSearch } from './use-career-search';
import { useGrowingCount } from './use-growing-count';

const texts = careersTexts.list;
/**
 * The value of the option "any". It is not empty, because for a select an empty value means that no option is chosen.
 */
const ANY_OPTION = 'any';
/** The parameter of the URL with the text of the search field. */
const SEARCH_PARAM = 'q';

interface CareerListProps {
  careers: readonly LibraryCareer[];
  country: string;
}

/**
 * The approximate height of a career in a single column, in rem. The browser reserves this height for each career in
 * fields of work that are not laid out yet.
 */
const ITEM_HEIGHT_REM = 7;

/**
 * Lists every career by field of work, with search, filters and order. The URL stores these, so that the browser's Back
 * button restores them.
 */
export function CareerList({ careers, country }: CareerListProps) {
  const [search, setSearch] = useSearchParams();
  const shownSearch = new URLSearchParams(useOnceStarted('', search.toString()));
  const filters = readFilters(shownSearch);
  const searchText = shownSearch.get(SEARCH_PARAM) ?? '';
  const changeFilters = (changes: Partial<CareerFilters>) =>
    setSearch(writeFilters(search, { ...filters, ...changes }), {
      replace: true,
      preventScrollReset: true,
    });
  const changeSearchText = (text: string) =>
    setSearch(
      (now) => {
        if (text === '') now.delete(SEARCH_PARAM);
        else now.set(SEARCH_PARAM, text);
        return now;
      },
      // Renders at once; otherwise the cursor would jump to the end of the field.
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  const found = useCareerSearch(searchText);
  const passingCareers = arrangeCareers(careers, filters);
  const shownCareers = found.slugs
    ? found.slugs.flatMap((slug) => passingCareers.find((career) => career.slug === slug) ?? [])
    : passingCareers;
  const isGroupedByField = filters.sort === 'field' && !found.slugs;
  const { count, endRef } = useGrowingCount(shownCareers.length);
  const clearFilters = () => {
    const nextParams = writeFilters(search, NO_FILTERS);
    nextParams.delete(SEARCH_PARAM);
    setSearch(nextParams, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="ui-print-flow grid gap-6">
      <div className="grid gap-4 rounded-xl border border-line bg-surface p-4 lg:p-6 print:hidden [@media(scripting:none)]:hidden">
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_12rem_14rem]">
          <CareerSearch
            text={searchText}
            isFailed={found.isFailed}
            onChange={changeSearchText}
            onPrepare={found.prepare}
          />
          <Field label={texts.sort}>
            <Select
              options={CAREER_SORTS.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
              value={filters.sort}
              onValueChange={(value) => {
                const chosenSort = CAREER_SORTS.find((each) => each === value);
                if (chosenSort) changeFilters({ sort: chosenSort });
              }}
            />
          </Field>
          <CountrySelect shown={country} />
        </div>
        <Filters careers={careers} filters={filters} onChange={changeFilters} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <output className="text-sm text-muted">
          {[
            texts.found(shownCareers.length, careers.length),
            ...(country === UK ? [] : [texts.britishNote(country)]),
          ].join(' · ')}
        </output>
        {(isFiltered(filters) || found.slugs) && shownCareers.length > 0 && (
          <Button variant="ghost" size="small" onClick={clearFilters}>
            {texts.clear}
          </Button>
        )}
      </div>
      {shownCareers.length === 0 && (
        <EmptyState title={texts.none.title} action={<Button onClick={clearFilters}>{texts.clear}</Button>}>
          {texts.none.text}
        </EmptyState>
      )}
      {isGroupedByField
        ? takeFirst(groupByField(shownCareers), count).map(({ id, name, careers: own }) => (
            // On phones the browser lays out only the fields of work in view, because laying out
            // all careers would delay the first paint.
            <section
              key={id}
              aria-labelledby={`field-${id}`}
              className="[content-visibility:auto]"
              style={{ containIntrinsicHeight: `auto ${own.length * ITEM_HEIGHT_REM}rem` }}
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
        : shownCareers.length > 0 && <CareerItems careers={shownCareers.slice(0, count)} />}
      <div ref={endRef} aria-hidden />
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
  const amounts = new Set([...listPayChoices(careers), ...(filters.pay === null ? [] : [filters.pay])]);
  const toggleTrait = (trait: CareerTrait, on: boolean) =>
    onChange({
      traits: CAREER_TRAITS.filter((each) => (each === trait ? on : filters.traits.includes(each))),
    });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">{texts.filters}</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <FilterSelect
          label={texts.field}
          any={texts.anyField}
          value={filters.field}
          options={WORK_FIELDS.map(({ id, name }) => [id, name])}
          onChange={(field) => onChange({ field: WORK_FIELDS.find(({ id }) => id === field)?.id ?? null })}
        />
        <FilterSelect
          label={texts.time}
          any={texts.anyTime}
          value={filters.months}
          options={MAX_TRAINING_MONTHS_CHOICES.map((months) => [String(months), formatMonths(months)])}
          onChange={(months) => onChange({ months: months === null ? null : Number(months) })}
        />
        {currency !== null && (
          <FilterSelect
            label={texts.pay}
            any={texts.anyPay}
            value={filters.pay}
            options={[...amounts]
              .toSorted((a, b) => a - b)
              .map((amount) => [String(amount), payTexts.money(amount, currency)])}
            onChange={(pay) => onChange({ pay: pay === null ? null : Number(pay) })}
          />
        )}
        <FilterSelect
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
              onCheckedChange={(on) => toggleTrait(trait, on)}
            />
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}

interface FilterSelectProps {
  label: string;
  any: string;
  value: string | number | null;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string | null) => void;
}

function FilterSelect({ label, any, value, options, onChange }: FilterSelectProps) {
  return (
    <Field label={label}>
      <Select
        options={[{ value: ANY_OPTION, label: any }, ...options.map(([id, name]) => ({ value: id, label: name }))]}
        value={value === null ? ANY_OPTION : String(value)}
        onValueChange={(next) => onChange(next === ANY_OPTION ? null : next)}
      />
    </Field>
  );
}
