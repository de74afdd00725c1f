import {
  CATEGORIES,
  CATEGORY_NAMES,
  type CareerGuide,
  type LibraryCareer,
  MOST_COMPARED,
  pages,
} from '@bearings/contracts';
import { EmptyState, Field } from '@bearings/ui';
import { ComparisonTable, growthText, payAxisOf, PayRange, wayInText } from '@bearings/ui/career';
import { Select } from '@bearings/ui/controls';
import { useStarted } from '@bearings/web';
import { useSearchParams } from '@bearings/web/router';
import type { ReactNode } from 'react';
import { useCareersQuery } from '../api/calls.generated';
import { CareerLink } from '../features/careers/career-link';
import { CountrySelect } from '../features/careers/country-select';
import { LibraryFrame } from '../features/careers/library-frame';
import { Loaded } from '../features/careers/loaded';
import { useGuides } from '../features/careers/use-guides';
import { useOwnAreas } from '../features/careers/use-own-areas';
import { useShownCountry } from '../features/careers/use-shown-country';
import { careersTexts } from '../texts/careers-texts';

const texts = careersTexts.compare;
const NAMED_CATEGORIES = CATEGORIES.map((category) => ({
  category,
  name: CATEGORY_NAMES[category],
}));

/** The page that compares up to four careers, which the URL names. */
export function CompareCareersPage() {
  const country = useShownCountry();
  const query = useCareersQuery(country);
  return (
    <Loaded query={query}>
      {({ careers, sources }) => (
        <LibraryFrame
          meta={texts.meta}
          path={pages.compareCareers}
          name={texts.name}
          title={texts.title}
          lead={texts.lead}
          country={country}
          sources={sources}
        >
          <Chosen careers={careers} country={country} />
        </LibraryFrame>
      )}
    </Loaded>
  );
}

function Chosen({ careers, country }: { careers: readonly LibraryCareer[]; country: string }) {
  const [search, setSearch] = useSearchParams();
  const isStarted = useStarted();
  const named = isStarted ? (search.get('careers') ?? '').split(',') : [];
  const chosen = [...new Set(named)]
    .flatMap((slug) => careers.find((career) => career.slug === slug) ?? [])
    .slice(0, MOST_COMPARED);
  const change = (slugs: readonly string[]) => {
    const next = new URLSearchParams(search);
    if (slugs.length === 0) next.delete('careers');
    else next.set('careers', slugs.join(','));
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const slugs = chosen.map(({ slug }) => slug);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 print:hidden [@media(scripting:none)]:hidden">
        {chosen.length < MOST_COMPARED && (
          <Field label={texts.add}>
            <Select
              placeholder={texts.placeholder}
              value=""
              options={careers
                .filter((career) => !chosen.includes(career))
                .map(({ slug, title }) => ({ value: slug, label: title }))}
              onValueChange={(slug) => slug && change([...slugs, slug])}
            />
          </Field>
        )}
        <CountrySelect shown={country} />
      </div>
      {chosen.length === 0 ? (
        <>
          <div className="[@media(scripting:none)]:hidden">
            <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
          </div>
          <p className="hidden max-w-prose [@media(scripting:none)]:block">
            {texts.withoutScripts}
          </p>
        </>
      ) : (
        <Comparison
          rows={chosen}
          country={country}
          onRemove={(code) =>
            change(chosen.filter((career) => career.code !== code).map(({ slug }) => slug))
          }
        />
      )}
    </>
  );
}

interface ComparisonProps {
  rows: readonly LibraryCareer[];
  country: string;
  onRemove: (code: string) => void;
}

function Comparison({ rows, country, onRemove }: ComparisonProps) {
  const areas = useOwnAreas();
  const guides = useGuides(rows, country);
  const axis = payAxisOf(rows);
  const fact = (term: string, cellOf: (row: LibraryCareer) => ReactNode) =>
    [term, rows.map(cellOf)] as const;
  const ofGuide = (term: string, textOf: (guide: CareerGuide) => string) =>
    fact(term, ({ slug }) => {
      const guide = guides.get(slug);
      return guide ? textOf(guide) : '…';
    });
  const facts = [
    fact(texts.what, ({ what }) => what),
    fact(careersTexts.career.pay(country), ({ pay }) => <PayRange pay={pay} axis={axis} />),
    fact(texts.start, (row) => wayInText(row) || '–'),
    ofGuide(texts.setting, ({ setting }) =>
      setting.map(({ text, note }) => `${text} (${note})`).join(', '),
    ),
    fact(texts.growth, (row) => growthText(row) || '–'),
    ofGuide(texts.asks, ({ asks }) => asks.join(' ')),
    ofGuide(texts.doubts, ({ doubts }) => doubts.join(' ')),
  ];
  return (
    <ComparisonTable
      careers={rows.map(({ code, slug, title }) => ({
        code,
        title,
        head: (
          <CareerLink
            slug={slug}
            className="ui-link -my-3 inline-flex min-h-11 min-w-11 items-center"
          >
            {title}
          </CareerLink>
        ),
        demand: Object.fromEntries(
          guides.get(slug)?.demand.map(({ category, value }) => [category, value]) ?? [],
        ),
      }))}
      facts={facts}
      categories={areas ?? NAMED_CATEGORIES}
      texts={{
        ...texts,
        legend: areas ? `${texts.demandsNote} ${texts.ownNote}` : texts.demandsNote,
      }}
      onRemove={onRemove}
    />
  );
}
