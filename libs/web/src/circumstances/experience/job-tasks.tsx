import { Alert, Button, Chip, Skeleton } from '@bearings/ui';
import { TASK_NUMBERS, type TaskNumber } from '@bearings/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FetchTasks, JobTasks } from '../screen';
import type { StatedJob } from './experience-choices';
import { experienceTexts } from './experience-texts';

const texts = experienceTexts.jobs;

type LoadState = { kind: 'loading' | 'failed' } | { kind: 'loaded'; tasks: JobTasks };

interface JobTasksListProps {
  code: string;
  job: StatedJob;
  onChange: (changes: Partial<StatedJob>) => void;
  fetchTasks: FetchTasks;
}

const toggle = (numbers: readonly TaskNumber[], number: TaskNumber): TaskNumber[] =>
  TASK_NUMBERS.filter((each) => numbers.includes(each) !== (each === number));

/** The six tasks of a job. Each can be marked as wanted more or less; pressing a mark again removes it. */
export function JobTasksList({ code, job, onChange, fetchTasks }: JobTasksListProps) {
  const [state, setState] = useState<LoadState>({ kind: 'loading' });
  const isLoading = state.kind === 'loading';
  const load = useEffectEvent(() => fetchTasks(code));
  useEffect(() => {
    if (!isLoading) return undefined;
    let isShown = true;
    void load().then((tasks) => isShown && setState(tasks ? { kind: 'loaded', tasks } : { kind: 'failed' }));
    return () => {
      isShown = false;
    };
  }, [isLoading]);
  if (isLoading) return <Skeleton height="18rem" label={texts.tasksLoading} />;
  if (state.kind !== 'loaded') {
    const retryButton = (
      <Button variant="secondary" size="small" onClick={() => setState({ kind: 'loading' })}>
        {texts.retry}
      </Button>
    );
    return (
      <Alert tone="warning" live action={retryButton}>
        {texts.tasksFailed}
      </Alert>
    );
  }
  const { moreTasks, lessTasks } = job;
  const remove = (numbers: readonly TaskNumber[], number: TaskNumber) => numbers.filter((each) => each !== number);
  return (
    <fieldset aria-labelledby={`tasks-${code}`} className="grid min-w-0 gap-2 border-t border-line pt-4">
      <div>
        <h3 id={`tasks-${code}`} className="text-base font-semibold">
          {texts.tasks}
        </h3>
        <p className="text-sm text-muted">{texts.tasksHint}</p>
      </div>
      <ol>
        {state.tasks.map(({ number, text }) => (
          <li key={number} className="flex min-h-15 items-center justify-between gap-3 border-t border-line py-2">
            <span className="min-w-0 leading-snug">{text}</span>
            <span className="flex shrink-0 gap-1.5 [&>button]:px-3!">
              <Chip
                aria-label={texts.moreOf(text)}
                pressed={moreTasks.includes(number)}
                onClick={() => onChange({ moreTasks: toggle(moreTasks, number), lessTasks: remove(lessTasks, number) })}
              >
                {texts.more}
              </Chip>
              <Chip
                aria-label={texts.lessOf(text)}
                pressed={lessTasks.includes(number)}
                onClick={() => onChange({ lessTasks: toggle(lessTasks, number), moreTasks: remove(moreTasks, number) })}
              >
                {texts.less}
              </Chip>
            </span>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
