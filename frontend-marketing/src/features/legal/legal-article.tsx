import { Container, Heading, Lead, Note, Prose, Section } from '@bearings/ui';
import { formatLongDate, PageMeta } from '@bearings/web';
import { toAnchor } from '../../components/anchor';
import { InlineText } from '../../components/inline-text';
import { PageContents } from '../../components/page-contents';
import { LEGAL_DATES } from '../../content/legal/legal-dates';
import { type LegalBlock, type LegalDocument } from '../../content/legal/legal-document';

const SUMMARY_TITLE = 'In short';
const CONTENTS_LABEL = 'On this page';

/** The page of a legal document, with its date, a summary and a table of contents. */
export function LegalArticle({ content }: { content: LegalDocument }) {
  const { path, title, description, inShort, sections } = content;
  const { updated } = LEGAL_DATES[path];
  return (
    <Section spacing="small">
      <PageMeta title={title} description={description} path={path} />
      <Container>
        <Heading level={1}>{title}</Heading>
        <Note className="mt-3">
          <span>Last updated </span>
          <time dateTime={updated}>{formatLongDate(updated)}</time>
        </Note>
        <div className="mt-8 max-w-3xl border-l-2 border-accent pl-5">
          <p className="text-sm font-semibold">{SUMMARY_TITLE}</p>
          <Lead className="mt-1">{inShort}</Lead>
        </div>
        <div className="mt-12 grid gap-10 lg:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] lg:gap-16">
          <PageContents label={CONTENTS_LABEL} titles={sections.map((section) => section.title)} />
          <Prose>
            {sections.map((section) => (
              <section key={section.title} aria-labelledby={toAnchor(section.title)} className="mt-12 first:mt-0">
                <Heading level={2} size="small" id={toAnchor(section.title)} className="scroll-mt-8">
                  {section.title}
                </Heading>
                {section.blocks.map((block, index) => (
                  <Block key={index} block={block} />
                ))}
              </section>
            ))}
          </Prose>
        </div>
      </Container>
    </Section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p className="mt-3">
        <InlineText text={block} />
      </p>
    );
  }
  return (
    <ul className="mt-3 list-disc pl-5">
      {block.map((item) => (
        <li key={item} className="mt-2 pl-1">
          <InlineText text={item} />
        </li>
      ))}
    </ul>
  );
}
