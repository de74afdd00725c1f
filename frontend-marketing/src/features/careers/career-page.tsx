import { type CareerGuide, pages, pageTo } from '@bearings/contracts';
import { findWorkField, UK } from '@bearings/domain';
import { Breadcrumb, CheckList, Container, DefinitionList, Heading, Section, SummaryRow } from '@bearings/ui';
import { CareerLinks, Part, toPayAxis, PayLadder, PayText, Routes, SettingList, TextOrRuns } from '@bearings/ui/career';
import { useParams } from '@bearings/web/router';
import { useCareerQuery } from '../../api/calls.generated';
import { CareerHero } from './career-hero';
import { CareerLink } from './career-link';
import { CareerSubjects } from './career-subjects';
import { CountrySelect } from './country-select';
import { DemandTable } from './demand-table';
import { FitCall } from './fit-call';
import { LibraryMeta } from './library-meta';
import { LoadedData } from './loaded';
import { Sources } from './sources';
import { ProgressionSteps, SimilarCareers } from './near-careers';
import { useLibraryCountry } from './use-library-country';
import { careersTexts } from './careers-texts';

const texts = careersTexts.career;
/** Ids of details that are left out of the list of details, because the page shows them elsewhere. */
const DETAILS_SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['hours', 'models']);

/** The page of one career in the careers library. */
export function CareerPage() {
  const { slug = '' } = useParams();
  const country = useLibraryCountry();
  const query = useCareerQuery({ slug, country });
  return <LoadedData query={query}>{(guide) => <CareerGuideView key={guide.slug} guide={guide} />}</LoadedData>;
}

function CareerGuideView({ guide }: { guide: CareerGuide }) {
  const { title, slug, country, details, pay, setting, subjects } = guide;
  const field = findWorkField(guide.code);
  const axis = pay.kind === 'none' ? null : toPayAxis([{ pay }]);
  // The drawn routes have every sentence on the British ways in, but not on those of other countries.
  const ways = details.filter(({ id }) => !DETAILS_SHOWN_ELSEWHERE.has(id) && (country !== UK || id !== 'ways'));
  const models = details.find(({ id }) => id === 'models');
  return (
    <>
      <LibraryMeta {...texts.meta(title)} path={pageTo.career(slug)} name={title} guide={guide} />
      <CareerHero guide={guide}>
        <Breadcrumb
          items={[
            <CareerLink key="careers" to={pages.careers}>
              {careersTexts.name}
            </CareerLink>,
            <CareerLink key="field" to={pageTo.careerField(field.id)}>
              {field.name}
            </CareerLink>,
            title,
          ]}
        />
      </CareerHero>
      <Section spacing="small">
        <Container className="ui-print-flow grid gap-10 lg:gap-14 [&_h2]:text-2xl">
          <div className="ui-print-flow grid gap-10 md:grid-cols-2 lg:gap-16">
            <Part level="h2" title={texts.tasks}>
              <CheckList items={guide.tasks} />
              <p className="mt-2">{guide.day}</p>
            </Part>
            <div className="ui-print-flow grid content-start gap-8">
              <Part level="h2" title={texts.asks}>
                {guide.asks.map((ask) => (
                  <p key={ask}>{ask}</p>
                ))}
                <DemandTable guide={guide} />
              </Part>
              <Part level="h3" title={texts.suits}>
                <p>{guide.thrives}</p>
              </Part>
            </div>
          </div>
          <Part level="h2" title={texts.doubts}>
            <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-lg bg-sunken px-4 py-4 forced-colors:border">
              <span
                aria-hidden="true"
                className="grid size-6.5 place-items-center rounded-full border-2 border-ink font-serif text-base leading-none font-semibold"
              >
                ?
              </span>
              <div className="grid max-w-text gap-2">
                {guide.doubts.map((doubt) => (
                  <p key={doubt}>{doubt}</p>
                ))}
              </div>
            </div>
          </Part>
          <Part level="h2" title={texts.ways(country)}>
            <CountrySelect shown={country} />
            <p className="max-w-text">{guide.entry}</p>
            {guide.routes.length > 0 && <Routes routes={guide.routes} arrival={title} />}
            <DefinitionList className="mt-2">
              {guide.preparation && <SummaryRow term={texts.preparation}>{guide.preparation}</SummaryRow>}
              {ways.map(({ id, label, text, runs }) => (
                <SummaryRow key={id} term={label}>
                  <TextOrRuns text={text} runs={runs} />
                </SummaryRow>
              ))}
            </DefinitionList>
            {guide.notes.map((note) => (
              <p key={note} className="max-w-text text-sm text-muted">
                {note}
              </p>
            ))}
          </Part>
          <div className="ui-print-flow grid gap-10 md:grid-cols-2 lg:gap-16">
            <Part level="h2" title={texts.pay(country)}>
              {pay.kind !== 'none' && axis && <PayLadder pay={pay} axis={axis} />}
              <p className="first-letter:uppercase">
                <PayText pay={pay} />
              </p>
            </Part>
            <div className="ui-print-flow grid content-start gap-8">
              <Part level="h2" title={texts.setting}>
                <SettingList setting={setting} />
              </Part>
              <Part level="h2" title={texts.outlook}>
                <p>{texts.outlookUs(guide.outlook)}</p>
                {models && <p>{models.text}</p>}
              </Part>
            </div>
          </div>
          <CareerSubjects subjects={subjects} course={guide.course} />
          <div className="ui-print-flow grid gap-10 md:grid-cols-2 lg:gap-16">
            <SimilarCareers guide={guide} />
            <ProgressionSteps guide={guide} />
          </div>
          <div className="grid gap-8 md:grid-cols-3 lg:gap-16">
            <WordList title={texts.also} words={guide.alsoCalled} />
            <WordList title={texts.skills} words={guide.skills} />
            <WordList title={texts.knowledge} words={guide.knowledge} />
          </div>
          <FitCall title={title} />
          <CareerLinks title={title} links={guide.links} />
          <Sources sources={guide.sources} notes={[texts.rank]} />
        </Container>
      </Section>
    </>
  );
}

function WordList({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div>
      <Heading level={3} className="text-lg!">
        {title}
      </Heading>
      <p className="mt-1 text-sm first-letter:uppercase">{words.join(', ')}</p>
    </div>
  );
}
