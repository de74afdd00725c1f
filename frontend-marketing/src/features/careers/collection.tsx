import type { LibraryCareer } from '@bearings/contracts';
import { Heading } from '@bearings/ui';
import { payTexts } from '@bearings/ui/career';
import { useId } from 'react';
import { useCareersQuery } from '../../api/calls.generated';
import { careersTexts as texts } from './careers-texts';
import { getRepresentativePay } from './career-filters';
import { CareerItems } from './career-item';
import { findNearCareers } from './collections';
import { CountrySelect } from './country-select';
import { LibraryFrame } from './library-frame';
import { LinkList, type PathAndName } from './link-list';
import { LoadedData } from './loaded';
import { useLibraryCountry } from './use-library-country';

interface TitledCareers {
  title: string;
  careers: readonly LibraryCareer[];
}

interface CollectionProps {
  /** Returns the title and description of the page, which contain the number of careers. */
  metaOf: (count: number) => { title: string; description: string };
  path: string;
  title: string;
  lead?: string;
  /** Returns the lists of careers that the page shows, chosen from all careers. */
  partsOf: (careers: readonly LibraryCareer[]) => readonly TitledCareers[];
  /**
   * Links to the other pages of the same kind, such as other subjects. A page with these links and few careers also
   * shows related careers.
   */
  others?: { title: string; links: readonly PathAndName[] };
}

/** A page that lists careers which have something in common, such as a subject. */
export function Collection({ metaOf, partsOf, others, ...frame }: CollectionProps) {
  const country = useLibraryCountry();
  const query = useCareersQuery(country);
  return (
    <LoadedData query={query}>
      {({ careers, sources }) => {
        const parts = partsOf(careers);
        const ownCareers = parts.flatMap((part) => part.careers);
        const nearbyCareers = others ? findNearCareers(careers, ownCareers) : [];
        return (
          <LibraryFrame
            {...frame}
            meta={metaOf(ownCareers.length)}
            name={frame.title}
            about={describeCollection(ownCareers, country)}
            country={country}
            sources={sources}
          >
            <CountrySelect shown={country} />
            {parts.map((part) => (
              <CollectionPart key={part.title} {...part} />
            ))}
            {nearbyCareers.length > 0 && <CollectionPart title={texts.near} careers={nearbyCareers} />}
            {others && (
              <nav aria-label={others.title}>
                <Heading level={2} size="small">
                  {others.title}
                </Heading>
                <LinkList links={others.links} />
              </nav>
            )}
          </LibraryFrame>
        );
      }}
    </LoadedData>
  );
}

function CollectionPart({ title, careers }: TitledCareers) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="small" id={id} className="mb-3">
        {title}
      </Heading>
      <CareerItems careers={careers} />
    </section>
  );
}

/**
 * Returns a text about the listed careers: how many there are, their pay, how many need no degree
 * and how many are growing.
 */
function describeCollection(careers: readonly LibraryCareer[], country: string): string {
  const amounts = careers
    .filter(({ pay }) => pay.kind === 'published')
    .flatMap((career) => getRepresentativePay(career) ?? []);
  const currency = careers.find(({ pay }) => pay.currency !== null)?.pay.currency;
  const money = (amount: number) => payTexts.money(amount, currency ?? '');
  const countTrait = (trait: LibraryCareer['traits'][number]) =>
    careers.filter(({ traits }) => traits.includes(trait)).length;
  return texts.about({
    count: careers.length,
    pay:
      amounts.length > 1 && currency
        ? texts.payBetween(money(Math.min(...amounts)), money(Math.max(...amounts)), country)
        : '',
    noDegree: countTrait('noDegree'),
    growing: countTrait('growing'),
  });
}
