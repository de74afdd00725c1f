import { endpoints, fillPath, pages } from '@bearings/contracts';
import { Button, Container, Download, Heading, Printer, Section, Stack } from '@bearings/ui';
import { formatLongDate } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { reportTexts as texts } from './report-texts';
import { ReportBlocks } from './report-text';
import type { SpecifiedReport } from './report-view';
import { splitBlocks, splitSections, type TextSection } from './specified-text';

/** Returns the sections of the text, and those of the optional texts that the content does not repeat. */
function listSections(report: SpecifiedReport): TextSection[] {
  const { optional } = texts;
  const optionalTexts = [
    { title: optional.personality, text: report.personalityAnalysis },
    { title: optional.careers, text: report.careerRecommendations },
    { title: optional.nextSteps, text: report.nextSteps },
  ];
  const extraSections = optionalTexts.flatMap(({ title, text }) =>
    text && !report.content.includes(text.trim()) ? [{ title, blocks: splitBlocks(text) }] : [],
  );
  return [...splitSections(report.content), ...extraSections];
}

/** Shows a report of which the API sends only the text, as the specification has it. */
export function TextReport({ report }: { report: SpecifiedReport }) {
  const { assessmentId: id, generatedAt } = report;
  const facts = [
    [texts.facts.generated, formatLongDate(generatedAt)],
    [texts.facts.assessment, id],
    [texts.facts.status, texts.facts.complete],
    [texts.facts.type, texts.facts.full],
  ];
  const files = [
    { label: texts.downloads.html, path: endpoints.downloadHtml.path },
    { label: texts.downloads.text, path: endpoints.downloadText.path },
  ];
  return (
    <Section spacing="small">
      <Container width="narrow">
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={1}>{texts.title}</Heading>
            <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
              {facts.map(([term, detail]) => (
                <div key={term} className="flex min-w-0 gap-1">
                  <dt>{`${term}:`}</dt>
                  <dd className="wrap-anywhere text-ink">{detail}</dd>
                </div>
              ))}
            </dl>
            <div className="flex flex-wrap gap-2 print:hidden">
              {files.map(({ label, path }) => (
                <Button key={path} asChild variant="secondary" size="small">
                  <a href={fillPath(path, { id })}>
                    <Download size={18} aria-hidden="true" />
                    <span>{label}</span>
                  </a>
                </Button>
              ))}
              <Button variant="secondary" size="small" onClick={() => window.print()}>
                <Printer size={18} aria-hidden="true" />
                <span>{texts.print}</span>
              </Button>
            </div>
          </Stack>
          {listSections(report).map(({ title, blocks }, index) => (
            <section key={index}>
              <Stack gap={2}>
                {title !== '' && (
                  <Heading level={2} size="medium" className="break-after-avoid">
                    {title}
                  </Heading>
                )}
                <ReportBlocks blocks={blocks} />
              </Stack>
            </section>
          ))}
          <Button asChild variant="secondary" className="self-start print:hidden">
            <Link to={pages.assessment}>{texts.another}</Link>
          </Button>
        </Stack>
      </Container>
    </Section>
  );
}
