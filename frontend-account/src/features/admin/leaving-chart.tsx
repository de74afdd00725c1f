import type { LeavingStep } from '@bearings/contracts';
import { adminTexts } from './admin-texts';
import { BarEnds, Bars, ChartFigure } from './chart-figure';

const texts = adminTexts.leaving;

/** Shows how many people left the assessment after each statement. */
export function LeavingChart({ steps }: { steps: readonly LeavingStep[] }) {
  const people = steps.reduce((sum, step) => sum + step.people, 0);
  if (people === 0) return null;
  const highest = Math.max(...steps.map((step) => step.people));
  const largestStep = steps.find((step) => step.people === highest);
  const lastAnswered = steps.at(-1)?.answered ?? 0;
  return (
    <ChartFigure
      caption={texts.caption}
      note={texts.note(people)}
      chart={
        <div className="grid gap-1">
          {largestStep && <p className="text-sm font-medium">{texts.most(largestStep.answered, largestStep.people)}</p>}
          <Bars
            bars={steps.map((step) => ({ key: String(step.answered), value: step.people }))}
            highest={highest}
            colour="bg-accent"
            tall
          />
          <BarEnds first={texts.answered(0)} last={texts.answered(lastAnswered)} />
        </div>
      }
      heads={[texts.step, texts.people, texts.share]}
      rows={steps.map((step) => [
        texts.answered(step.answered),
        step.people,
        `${Math.round((step.people / people) * 100)}%`,
      ])}
    />
  );
}
