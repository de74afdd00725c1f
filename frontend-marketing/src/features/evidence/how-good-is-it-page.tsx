import { pages } from '@bearings/contracts';
import { isPublishable, MEASURED_FIGURES } from '@bearings/domain/figures';
import { Container, Heading, Note, Section } from '@bearings/ui';
import { PageMeta } from '@bearings/web';
import type { ReactNode } from 'react';
import { toAnchor } from '../../components/anchor';
import { PageContents } from '../../components/page-contents';
import { SectionHead } from '../../components/section-head';
import { FactsByCountry } from './facts-by-country';
import { FigureTable } from './figure-table';
import { ReadersSection } from './readers-section';
import { TestSection } from './test-section';
import { getSharedPicturePath } from '../../pictures/shared-picture';
import { howGoodIsItTexts as texts } from './how-good-is-it-texts';

/** Returns the tests of the matching method, each with only those figures that may be published. */
const listShownTests = () =>
  texts.tests
    .map((test) => ({
      ...test,
      rows: test.rows.filter(({ set }) => isPublishable(MEASURED_FIGURES[set])),
    }))
    .filter(({ rows }) => rows.length > 0);

export function EvidencePage() {
  const tests = listShownTests();
  const rows = tests.flatMap((test) => test.rows);
  const sets = [...new Set(rows.map(({ set }) => MEASURED_FIGURES[set]))];
  const attributions = [...new Set(sets.flatMap(({ attribution }) => attribution ?? []))];
  const { unknown, everything } = texts;
  return (
    <Section spacing="small">
      <PageMeta {...texts.meta} path={pages.howGoodIsIt} image={getSharedPicturePath('how-good-is-it')} />
      <Container>
        <SectionHead level={1} eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <div className="mt-8 max-w-3xl border-l-2 border-accent pl-5">
          <p className="text-sm font-semibold">{texts.inShort.title}</p>
          <ul className="mt-1 text-lg">
            {texts.inShort.items.map((item) => (
              <li key={item} className="mt-2">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-12 grid gap-10 lg:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] lg:gap-16">
          <PageContents
            label={texts.contents}
            titles={[
              ...tests.map(({ title }) => title),
              texts.readers.title,
              texts.facts.title,
              unknown.title,
              everything.title,
              texts.sources,
            ]}
          />
          <div className="grid gap-14">
            {tests.map((test) => (
              <TestSection key={test.title} test={test} />
            ))}
            <ReadersSection />
            <FactsByCountry />
            <PageSection title={unknown.title}>
              <ul className="mt-3 max-w-prose list-disc pl-5">
                {unknown.items.map((item) => (
                  <li key={item} className="mt-2 pl-1">
                    {item}
                  </li>
                ))}
              </ul>
              {Object.values(MEASURED_FIGURES).every(isPublishable) || (
                <p className="mt-4 max-w-prose">{texts.withheld}</p>
              )}
            </PageSection>
            <PageSection title={everything.title}>
              <p className="mt-3 max-w-prose">{everything.text}</p>
              <FigureTable rows={rows} />
            </PageSection>
            <PageSection title={texts.sources}>
              {attributions.map((attribution) => (
                <Note key={attribution} className="mt-3 max-w-prose wrap-anywhere">
                  {attribution}
                </Note>
              ))}
            </PageSection>
          </div>
        </div>
      </Container>
    </Section>
  );
}

function PageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={toAnchor(title)}>
      <Heading level={2} size="small" id={toAnchor(title)} className="scroll-mt-8">
        {title}
      </Heading>
      {children}
    </section>
  );
}
