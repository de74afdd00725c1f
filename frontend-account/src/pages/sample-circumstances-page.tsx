import { DEFAULT_COUNTRY, pages } from '@bearings/contracts';
import { Container, Section } from '@bearings/ui';
import { answerLocally, PageMeta, useHeadingFocus } from '@bearings/web';
import { CircumstancesEditor } from '../features/revisions/circumstances-editor';
import { sampleDrafts } from '../features/sample/sample-drafts';
import { SAMPLE_ID, sampleReplies } from '../features/sample/sample-replies';
import { newestVersion } from '../features/sample/sample-versions';
import { revisionTexts } from '../texts/revision-texts';
import { sampleTexts } from '../texts/sample-texts';

answerLocally(sampleReplies);

/** Changes what the invented person enjoys and where they stand, which makes a version of the sample. */
export function SampleCircumstancesPage() {
  const frame = useHeadingFocus('ready');
  const { circumstances, number } = newestVersion();
  return (
    <div ref={frame}>
      <PageMeta title={revisionTexts.editor.title} description={sampleTexts.description} noIndex />
      <Section spacing="small" className="max-md:py-0">
        <Container width="narrow">
          <CircumstancesEditor
            id={SAMPLE_ID}
            drafts={sampleDrafts}
            country={DEFAULT_COUNTRY}
            page={pages.sampleReport}
            circumstances={circumstances}
            newest={number}
          />
        </Container>
      </Section>
    </div>
  );
}
