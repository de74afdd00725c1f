import { pages, pageTo } from '@bearings/contracts';
import { Container, Section, Stack } from '@bearings/ui';
import { useCareersQuery } from '../../api/calls.generated';
import { SectionHead } from '../../components/section-head';
import { CareerLink } from './career-link';
import { CareerList } from './career-list';
import { ALL_SUBJECTS, groupByField } from './collections';
import { FitCall, FitLink } from './fit-call';
import { LibraryMeta } from './library-meta';
import { LinkList, type PathAndName } from './link-list';
import { LoadedData } from './loaded';
import { Sources } from './sources';
import { useLibraryCountry } from './use-library-country';
import { careersTexts } from './careers-texts';

const texts = careersTexts.list;
const CAREER_COLLECTIONS = [
  [pages.careersWithoutDegree, texts.noDegree],
  [pages.careersByApprenticeship, texts.apprenticeships],
  [pages.careerTrends, texts.trends],
  [pages.compareCareers, texts.compare],
] as const;

/** The main page of the careers library, where all careers can be searched, filtered and sorted. */
export function CareersPage() {
  const country = useLibraryCountry();
  const query = useCareersQuery(country);
  return (
    <LoadedData query={query}>
      {({ careers, sources }) => (
        <Section spacing="small">
          <LibraryMeta {...texts.meta} path={pages.careers} />
          <Container>
            <Stack gap={3} align="start">
              <SectionHead level={1} eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
              <Stack direction="row" align="center">
                <FitLink />
                {CAREER_COLLECTIONS.map(([path, label]) => (
                  <CareerLink key={path} to={path} className="ui-link inline-flex min-h-11 min-w-11 items-center">
                    {label}
                  </CareerLink>
                ))}
              </Stack>
            </Stack>
            <div className="ui-print-flow mt-8 grid gap-12">
              <CareerList careers={careers} country={country} />
              <nav aria-label={texts.collections} className="grid gap-8 md:grid-cols-2">
                <LinkSection
                  title={texts.fields}
                  links={groupByField(careers).map(({ id, name }) => [pageTo.careerField(id), name])}
                />
                <LinkSection
                  title={texts.subjects}
                  links={ALL_SUBJECTS.map(({ id, name }) => [pageTo.careerSubject(id), name])}
                />
              </nav>
              <FitCall />
              <Sources sources={sources} />
            </div>
          </Container>
        </Section>
      )}
    </LoadedData>
  );
}

function LinkSection({ title, links }: { title: string; links: readonly PathAndName[] }) {
  return (
    <div>
      <h2 className="text-lg font-medium">{title}</h2>
      <LinkList links={links} />
    </div>
  );
}
