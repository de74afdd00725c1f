import type { ReportDocument } from '@bearings/contracts';
import { Heading } from '@bearings/ui';
import { Accordion } from '@bearings/ui/accordion';
import { sharedReportTexts as texts } from './sharing/sharing-texts';
import { AboutTheList } from './about-the-list';
import { BesideTheList } from './beside-the-list';
import { Runs } from '@bearings/ui/career';
import { ReportBlocks } from './report-text';
import { VisitorCareers } from './visitor-careers';

const CAREERS_SECTION_ID = 'careers';

/** A complete report as a visitor with a link sees it: careers, and every text in a disclosure. */
export function SharedDocument({ document }: { document: ReportDocument }) {
  const { categories, careers, matching, sections } = document;
  const careersSection = sections.find(({ id }) => id === CAREERS_SECTION_ID);
  return (
    <>
      <section aria-labelledby="shared-careers">
        <Heading level={2} id="shared-careers" className="mb-4">
          {texts.careers.title(careers.length)}
        </Heading>
        <div className="ui-print-flow grid gap-6">
          <VisitorCareers document={document} />
          <BesideTheList matching={matching} categories={categories} />
          <AboutTheList blocks={careersSection?.blocks ?? []} matching={matching} />
        </div>
      </section>
      <section aria-labelledby="shared-texts" className="max-w-[44rem]">
        <Heading level={2} id="shared-texts" className="mb-4">
          {texts.texts}
        </Heading>
        <Accordion
          level={3}
          items={sections
            .filter(({ id }) => id !== CAREERS_SECTION_ID)
            .map(({ id, title, blocks }) => ({
              value: id,
              title,
              content: (
                <div className="ui-print-flow grid gap-4">
                  <ReportBlocks blocks={blocks} />
                  {id === 'profile' && <CategoryTexts document={document} />}
                </div>
              ),
            }))}
        />
      </section>
    </>
  );
}

function CategoryTexts({ document }: { document: ReportDocument }) {
  return (
    <dl className="ui-print-flow grid gap-4">
      {document.categories.map(({ category, name, runs }) => (
        <div key={category}>
          <dt className="font-semibold">{name}</dt>
          <dd>
            <Runs runs={runs} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
