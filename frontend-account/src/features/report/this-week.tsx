import type { ReportBlock, TextRun } from '@bearings/contracts';
import { Card, Compass, Heading, TextLink } from '@bearings/ui';
import { reportTexts } from '../../texts/report-texts';
import { Runs } from './report-text';
import type { ReportView } from './report-view';

const texts = reportTexts.week;
const NEXT_STEPS = 'next-steps';

/** Returns the first step of a report's next steps. */
function firstStepOf(blocks: readonly ReportBlock[]): TextRun[] | undefined {
  return blocks.find((block) => block.kind === 'list')?.items[0];
}

/** One thing to do this week, from the next steps. */
export function ThisWeek({ report }: { report: ReportView }) {
  const part = report.parts.find(({ id }) => id === NEXT_STEPS);
  const step = part && firstStepOf(part.blocks);
  if (!step) return null;
  return (
    <Card asChild tone="tinted">
      <section aria-labelledby="week-title" className="break-inside-avoid">
        <Heading level={2} size="small" id="week-title" className="flex items-center gap-2">
          <Compass size={22} aria-hidden="true" className="flex-none text-accent" />
          {texts.title}
        </Heading>
        <p className="mt-2">
          <Runs runs={step} />
        </p>
        <p className="mt-2 text-sm print:hidden">
          <TextLink href={`#${NEXT_STEPS}`}>{texts.more}</TextLink>
        </p>
      </section>
    </Card>
  );
}
