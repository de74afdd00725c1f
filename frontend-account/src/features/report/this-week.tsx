import type { ReportBlock, TextRun } from '@bearings/contracts';
import { Card, Compass, Heading, TextLink } from '@bearings/ui';
import { reportTexts } from '../../texts/report-texts';
import { Runs } from './report-text';
import type { ReportView } from './report-view';

const texts = reportTexts.week;
const NEXT_STEPS = 'next-steps';

/** Returns the first of the next steps that is not about one of these careers. */
function firstStepOf(
  blocks: readonly ReportBlock[],
  without: readonly string[],
): TextRun[] | undefined {
  return blocks
    .flatMap((block) => (block.kind === 'steps' ? block.steps : []))
    .find(({ careers }) => !careers.some((code) => without.includes(code)))?.runs;
}

interface ThisWeekProps {
  report: ReportView;
  /** Codes of careers that the reader struck. */
  struck: readonly string[];
}

/** One thing to do this week, from the next steps. */
export function ThisWeek({ report, struck }: ThisWeekProps) {
  const part = report.document.sections.find(({ id }) => id === NEXT_STEPS);
  const step = part && firstStepOf(part.blocks, struck);
  if (!step) return null;
  return (
    <Card asChild tone="tinted">
      <section aria-labelledby="week-title" className="break-inside-avoid">
        <Heading level={2} size="small" id="week-title" className="flex items-center gap-2">
          <Compass size={22} aria-hidden="true" className="flex-none text-accent" />
          <span>{texts.title}</span>
        </Heading>
        <p className="mt-2">
          <Runs runs={step} />
        </p>
        <p className="text-sm max-md:-mb-3 print:hidden">
          <TextLink href={`#${NEXT_STEPS}`} className="inline-flex min-h-11 items-center">
            {texts.more}
          </TextLink>
        </p>
      </section>
    </Card>
  );
}
