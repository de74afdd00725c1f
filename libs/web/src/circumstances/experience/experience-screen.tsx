import { Button, Note, VisuallyHidden } from '@bearings/ui';
import type { ScreenProps } from '../screen';
import { getAudience, hasJobWithYears, parsePay, type ExperienceChoices } from './experience-choices';
import { experienceTexts as texts } from './experience-texts';
import { FieldSection } from './field-section';
import { JobsSection } from './jobs-section';
import { toSectionId } from './step-section';
import { ChangesSection, PastimesSection, PaySection } from './wishes-sections';

/** The screen that asks what a person has done: jobs, pastimes, what should change, and pay, depending on the stage. */
export function ExperienceScreen({ choices, onChange, country, searchJobs, fetchTasks, saving }: ScreenProps) {
  const { experience, stage } = choices;
  const audience = getAudience(stage);
  const changeExperience = (changes: Partial<ExperienceChoices>) =>
    onChange({ experience: { ...experience, ...changes } });
  const section = { choices: experience, onChange: changeExperience, audience };
  return (
    <div className="grid gap-8">
      <PartList experience={experience} isWorker={audience === 'worker'} />
      <JobsSection {...section} searchJobs={searchJobs} fetchTasks={fetchTasks} />
      {audience === 'worker' && !hasJobWithYears(experience) && <FieldSection choices={choices} onChange={onChange} />}
      <PastimesSection {...section} />
      {audience === 'worker' && (
        <>
          <ChangesSection choices={experience} onChange={changeExperience} />
          <PaySection choices={experience} onChange={changeExperience} country={country} />
        </>
      )}
      <Note>{texts.privacy}</Note>
      {saving && <SavingNote {...saving} />}
    </div>
  );
}

/** The parts of the step, of which those with an answer are filled. Each leads to its part. */
function PartList({ experience, isWorker }: { experience: ExperienceChoices; isWorker: boolean }) {
  const { jobs, pastimes, direction, changes, payAmount, payPeriod } = experience;
  const parts = [
    { id: 'jobs', label: texts.parts.jobs, isDone: jobs.some(({ code, isKept }) => code !== null || isKept) },
    { id: 'pastimes', label: texts.parts.pastimes, isDone: pastimes.length > 0 },
    { id: 'direction', label: texts.parts.changes, isDone: direction !== null || changes.length > 0 },
    { id: 'pay', label: texts.parts.pay, isDone: parsePay(payAmount, payPeriod) !== null },
  ].slice(0, isWorker ? 4 : 2);
  const openPart = (id: string) => {
    const heading = document.getElementById(toSectionId(id));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={texts.parts.label} className="grid gap-1">
      <p className="text-sm text-muted">{texts.time}</p>
      <ol className="grid auto-cols-fr grid-flow-col gap-1">
        {parts.map(({ id, label, isDone }) => (
          <li key={id}>
            <button
              type="button"
              className="grid min-h-11 w-full content-start gap-1 pt-1.5 text-start text-xs leading-tight text-muted"
              onClick={() => openPart(id)}
            >
              <span
                aria-hidden="true"
                data-done={isDone || undefined}
                className="h-2 rounded-full border-2 border-line-strong data-done:border-primary data-done:bg-primary forced-colors:data-done:bg-[Highlight] forced-colors:data-done:forced-color-adjust-none"
              />
              <span>
                {label}
                {isDone && <VisuallyHidden>{` (${texts.answered})`}</VisuallyHidden>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Says whether the answers are saved on the server; if not, that they are still in the browser. */
function SavingNote({ isSaved, isOffline, retry }: NonNullable<ScreenProps['saving']>) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3">
      <output className="text-sm">
        {isSaved ? (
          <span className="text-muted">{texts.saving.saved}</span>
        ) : (
          <>
            <b>{texts.saving.notSaved}</b> {isOffline ? texts.saving.offline : texts.saving.failed}
          </>
        )}
      </output>
      {!isSaved && (
        <Button variant="secondary" size="small" onClick={retry}>
          {texts.saving.retry}
        </Button>
      )}
    </div>
  );
}
