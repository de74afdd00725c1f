import type { LibraryCareer } from '@bearings/contracts';
import { Breadcrumb, Container, Heading, Lead, Section, Stack } from '@bearings/ui';
import { payWords } from '@bearings/ui/career';
import { type ReactNode, useId } from 'react';
import { pages } from '@bearings/contracts';
import { careersTexts as texts } from '../../texts/careers-texts';
import { payOf } from './career-filters';
import { CareerItems } from './career-item';
import { CareerLink } from './career-link';
import { CountrySelect } from './country-select';
import { FitCall, FitLink } from './fit-call';
import { LibraryMeta } from './library-meta';
import { Sources } from './sources';

interface CollectionProps {
  meta: { title: string; description: string };
  path: string;
  title: string;
  lead?: string;
  country: string;
  /** All careers of the collection, for the text about it. */
  careers: readonly LibraryCareer[];
  sources: readonly string[];
  /** The lists. */
  children: ReactNode;
  /** Links to other collections. */
  others?: ReactNode;
}

/** A collection of careers as a page. */
export function Collection({
  meta,
  path,
  title,
  lead,
  country,
  careers,
  sources,
  children,
  others,
}: CollectionProps) {
  return (
    <Section spacing="small">
      <LibraryMeta {...meta} path={path} name={title} />
      <Container className="grid gap-10">
        <Stack gap={2} align="start">
          <Breadcrumb
            items={[
              <CareerLink key="careers" to={pages.careers}>
                {texts.name}
              </CareerLink>,
              title,
            ]}
          />
          <Heading level={1}>{title}</Heading>
          {lead && <Lead>{lead}</Lead>}
          <p className="max-w-text">{aboutText(careers, country)}</p>
          <FitLink />
        </Stack>
        <CountrySelect shown={country} />
        {children}
        {others}
        <FitCall />
        <Sources sources={sources} notes={[texts.list.britishNote(country)]} />
      </Container>
    </Section>
  );
}

/** A titled list of a collection. */
export function CollectionPart({
  title,
  careers,
}: {
  title: string;
  careers: readonly LibraryCareer[];
}) {
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

/** Links to other collections. */
export function OtherCollections({
  title,
  links,
}: {
  title: string;
  links: readonly (readonly [path: string, name: string])[];
}) {
  return (
    <nav aria-label={title}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {links.map(([path, name]) => (
          <li key={path}>
            <CareerLink
              to={path}
              className="ui-link inline-flex min-h-11 min-w-11 items-center text-sm"
            >
              {name}
            </CareerLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the text about a collection: number of careers, pay, and how many need no degree and grow. */
function aboutText(careers: readonly LibraryCareer[], country: string): string {
  const amounts = careers
    .filter(({ pay }) => pay.kind === 'published')
    .flatMap((career) => payOf(career) ?? []);
  const currency = careers.find(({ pay }) => pay.currency !== null)?.pay.currency;
  const money = (amount: number) => payWords.money(amount, currency ?? '');
  const has = (trait: LibraryCareer['traits'][number]) =>
    careers.filter(({ traits }) => traits.includes(trait)).length;
  return texts.about({
    count: careers.length,
    pay:
      amounts.length > 1 && currency
        ? texts.payBetween(money(Math.min(...amounts)), money(Math.max(...amounts)), country)
        : '',
    noDegree: has('noDegree'),
    growing: has('growing'),
  });
}
