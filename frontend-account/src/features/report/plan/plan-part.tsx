import { endpoints, fillPath, pageTo, type PlanStep } from '@bearings/contracts';
import { Alert, Button, Download, Heading, Note, Progress, Skeleton } from '@bearings/ui';
import { Accordion } from '@bearings/ui/accordion';
import { Switch } from '@bearings/ui/controls';
import { useDeferredValue, useState } from 'react';
import { useRenderSteps } from '../../../components/use-render-steps';
import { UnsentNotice } from '../../../queue/unsent-notice';
import { planTexts as texts } from './plan-texts';
import { AddStep } from './add-step';
import { findGroup, groupSteps, type PlanGroup, formatLocalDate } from './plan-groups';
import { PlanSteps } from './plan-steps';
import { type PlanState, usePlan } from './use-plan';
import { LoadFailed } from '../../../components/load-failed';

const PERCENT = 100;

/**
 * The reader's plan: the steps that they plan to take towards the careers in their report. They can tick, change, add
 * and remove steps.
 */
export function PlanPart({ report }: { report: { assessmentId: string } }) {
  const state = usePlan(report.assessmentId);
  const { plan } = state;
  // The first render of the plan has low priority, so that it does not block the page.
  const isShown = useDeferredValue(plan !== null);
  return (
    <section
      id="plan"
      aria-labelledby="plan-title"
      className="grid scroll-mt-20 content-start gap-5 max-md:gap-3 print:block print:[&>*+*]:mt-3"
    >
      <Heading level={2} size="medium" id="plan-title">
        {texts.title}
      </Heading>
      {plan && isShown && <LoadedPlan state={{ ...state, plan }} />}
      {!plan && state.isFailed && (
        <LoadFailed title={texts.failed} text={texts.failedText} retry={texts.tryAgain} onRetry={state.retry} />
      )}
      {!(plan && isShown) && !state.isFailed && <Skeleton height="20rem" label={texts.loading} />}
    </section>
  );
}

type ReadyPlanState = PlanState & { plan: NonNullable<PlanState['plan']> };

function LoadedPlan({ state }: { state: ReadyPlanState }) {
  const { plan, delay, send, refused, dropRefused } = state;
  const { assessmentId: id, steps, careers, kept, reminders } = plan;
  const now = formatLocalDate();
  const [removed, setRemoved] = useState<PlanStep | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const removedStep = steps.some(({ id: each }) => each === removed?.id) ? null : removed;
  const groups = groupSteps(removedStep ? withRemoved(steps, removedStep) : steps, now);
  const firstOpenGroup = groups.find((group) => group.steps.some(isNotDone))?.id;
  const [open, setOpen] = useState<string[]>(() => [firstOpenGroup ?? 'week']);
  const areClosedGroupsRendered = useRenderSteps(1) === 1;
  const changePlan: PlanState['change'] = (changes) => {
    // A step whose date changes may move to another group, so that group is opened and the step gets the focus.
    const datedChanges = changes.steps?.filter(({ dueOn }) => dueOn !== undefined) ?? [];
    const dates = datedChanges.flatMap(({ dueOn }) => dueOn ?? []);
    setOpen((ids) => [...new Set([...ids, ...dates.map((date) => findGroup(date, now))])]);
    setMoved(datedChanges[0]?.id ?? null);
    state.change(changes);
  };
  const removeStep = (step: PlanStep) => {
    setRemoved(step);
    changePlan({ steps: [{ id: step.id, removed: true }] });
  };
  const undoRemoval = (step: PlanStep) => {
    const { id: stepId, text, dueOn, note, doneAt } = step;
    setRemoved(null);
    changePlan({
      steps: [{ id: stepId, text, dueOn, note, done: doneAt !== null, removed: false }],
    });
  };
  const done = steps.length - steps.filter(isNotDone).length;
  const titles = careers.map(({ title }) => title).join(', ');
  return (
    <>
      {steps.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <>
          <p className="max-w-text text-muted max-md:text-sm">
            {kept ? texts.lead.kept(titles) : texts.lead.first(titles)}
          </p>
          <div className="max-w-text">
            <Progress
              label={texts.progress(done, steps.length)}
              value={(done / steps.length) * PERCENT}
              valueText={texts.progress(done, steps.length)}
            />
          </div>
        </>
      )}
      {delay && <UnsentNotice delay={delay} onRetry={send} returnTo={pageTo.plan(id)} />}
      {steps.length > 0 && done === steps.length && <Alert tone="success">{texts.allDone}</Alert>}
      {groups.length > 0 && (
        <div className="print:columns-2 print:gap-8">
          <Accordion
            level={3}
            value={open}
            onValueChange={setOpen}
            items={groups.map((group) => ({
              value: group.id,
              title: <GroupTitle group={group} removed={removedStep} />,
              content: (areClosedGroupsRendered || open.includes(group.id)) && (
                <PlanSteps
                  steps={group.steps}
                  removed={removedStep}
                  moved={moved}
                  refused={refused}
                  now={now}
                  actions={{ change: changePlan, remove: removeStep, undo: undoRemoval, dropRefused }}
                />
              ),
            }))}
          />
        </div>
      )}
      <AddStep
        count={steps.length}
        now={now}
        change={changePlan}
        refused={steps.some(({ id: each }) => each === refused?.step.id) ? null : refused}
        dropRefused={dropRefused}
      />
      {steps.length > 0 && (
        <div className="grid items-start gap-5 max-md:gap-2 sm:grid-cols-2 print:hidden">
          <Switch
            label={texts.reminders}
            hint={texts.remindersHint}
            checked={reminders}
            onCheckedChange={(checked) => changePlan({ reminders: checked })}
          />
          <div className="grid justify-items-start gap-1">
            <Button asChild variant="secondary" size="small">
              <a href={fillPath(endpoints.planCalendar.path, { id })}>
                <Download size={18} aria-hidden="true" />
                <span>{texts.calendar}</span>
              </a>
            </Button>
            <div className="max-md:sr-only">
              <Note>{texts.calendarHint}</Note>
            </div>
          </div>
        </div>
      )}
    </>
  );
}

const isNotDone = ({ doneAt }: { doneAt: string | null }): boolean => doneAt === null;

/**
 * Returns the steps together with the step that was just removed, in order of their dates. The list shows a line with
 * an undo button in place of the removed step.
 */
const withRemoved = (steps: readonly PlanStep[], removed: PlanStep): PlanStep[] =>
  [...steps, removed].toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));

interface GroupTitleProps {
  group: PlanGroup;
  removed: PlanStep | null;
}

function GroupTitle({ group: { id, steps: all }, removed }: GroupTitleProps) {
  const steps = all.filter((step) => step !== removed);
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span>{texts.groups[id]}</span>
      {steps.length > 0 && (
        <span className="font-sans text-sm font-normal text-muted">
          {texts.groupCount(steps.filter(isNotDone).length, steps.length)}
        </span>
      )}
    </span>
  );
}
