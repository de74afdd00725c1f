import { type CareerGuide, type LibraryCareer, pages } from '@bearings/contracts';
import { CATEGORIES, CATEGORY_NAMES, MAX_COMPARED_CAREERS } from '@bearings/domain';
import { EmptyState, Field } from '@bearings/ui';
import { ComparisonTable, describeGrowth, toPayAxis, PayRange, describeWayIn } from '@bearings/ui/career';
import { Select } from '@bearings/ui/controls';
import { useStarted } from '@bearings/web';
import { useSearchParams } from '@bearings/web/router';
import type { ReactNode } from 'react';
import { useCareersQuery } from '../../api/calls.generated';
import { CareerLink } from './career-link';
import { CountrySelect } from './country-select';
import { LibraryFrame } from './library-frame';
import { LoadedData } from './loaded';
import { useGuides } from './use-guides';
import { useOwnAreas } from './use-own-areas';
import { useLibraryCountry } from './use-library-country';
import { careersTexts } from './careers-texts';

const texts = careersTexts.compare;
const NAMED_CATEGORIES = CATEGORIES.map((category) => ({
  category,
  name: CATEGORY_NAMES[category],
}));

/** The page that compares up to four careers, which the URL names. */
export function CompareCareersPage() {
  const country = useLibraryCountry();
  const query = useCareersQuery(country);
  return (
    <LoadedData query={query}>
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
          <ChosenCareers careers={careers} country={country} />
        </LibraryFrame>
      )}
    </LoadedData>
  );
}

function ChosenCareers({ careers, country }: { careers: readonly LibraryCareer[]; country: string }) {
  const [search, setSearch] = useSearchParams();
  const isStarted = useStarted();
  const namedSlugs = isStarted ? (search.get('careers') ?? '').split(',') : [];
  const chosenCareers = [...new Set(namedSlugs)]
    .flatMap((slug) => careers.find((career) => career.slug === slug) ?? [])
    .slice(0, MAX_COMPARED_CAREERS);
  const changeCareers = (slugs: readonly string[]) => {
    const nextParams = new URLSearchParams(search);
    if (slugs.length === 0) nextParams.delete('careers');
    else nextParams.set('careers', slugs.join(','));
    setSearch(nextParams, { replace: true, preventScrollReset: true });
  };
  const slugs = chosenCareers.map(({ slug }) => slug);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 print:hidden [@media(scripting:none)]:hidden">
        {chosenCareers.length < MAX_COMPARED_CAREERS && (
          <Field label={texts.add}>
            <Select
              placeholder={texts.placeholder}
              value=""
              options={careers
                .filter((career) => !chosenCareers.includes(career))
                .map(({ slug, title }) => ({ value: slug, label: title }))}
              onValueChange={(slug) => slug && changeCareers([...slugs, slug])}
            />
          </Field>
        )}
        <CountrySelect shown={country} />
      </div>
      {chosenCareers.length === 0 ? (
        <>
          <div className="[@media(scripting:none)]:hidden">
            <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
          </div>
          <p className="hidden max-w-prose [@media(scripting:none)]:block">{texts.withoutScripts}</p>
        </>
      ) : (
        <CareerComparison
          rows={chosenCareers}
          country={country}
          onRemove={(code) =>
            changeCareers(chosenCareers.filter((career) => career.code !== code).map(({ slug }) => slug))
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

function CareerComparison({ rows, country, onRemove }: ComparisonProps) {
  const areas = useOwnAreas();
  const guides = useGuides(rows, country);
  const axis = toPayAxis(rows);
  const fact = (term: string, cellOf: (row: LibraryCareer) => ReactNode) => [term, rows.map(cellOf)] as const;
  const guideRow = (term: string, textOf: (guide: CareerGuide) => string) =>
    fact(term, ({ slug }) => {
      const guide = guides.get(slug);
      return guide ? textOf(guide) : '…';
    });
  const facts = [
    fact(texts.what, ({ what }) => what),
    fact(careersTexts.career.pay(country), ({ pay }) => <PayRange pay={pay} axis={axis} />),
    fact(texts.start, (row) => describeWayIn(row) || '–'),
    guideRow(texts.setting, ({ setting }) => setting.map(({ text, note }) => `${text} (${note})`).join(', ')),
    fact(texts.growth, (row) => describeGrowth(row) || '–'),
    guideRow(texts.asks, ({ asks }) => asks.join(' ')),
    guideRow(texts.doubts, ({ doubts }) => doubts.join(' ')),
  ];
  return (
    <ComparisonTable
      careers={rows.map(({ code, slug, title }) => ({
        code,
        title,
        head: (
          <CareerLink slug={slug} className="ui-link -my-3 inline-flex min-h-11 min-w-11 items-center">
            {title}
          </CareerLink>
        ),
        demand: Object.fromEntries(guides.get(slug)?.demand.map(({ category, value }) => [category, value]) ?? []),
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
