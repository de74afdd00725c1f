import { DEAL_BREAKERS, type DealBreakerId } from '@bearings/domain';
import { Chip } from '@bearings/ui';
import { circumstancesTexts } from './circumstances-texts';
import { useExperienceTitles } from './experience/use-experience-titles';
import { KeepQuestions } from './keep-questions';
import type { ScreenProps } from './screen';
import { useJobTitles } from './use-job-titles';

/**
 * The screen with twelve deal-breakers: working conditions that a person can exclude. Any number of them can be chosen.
 */
export function DealBreakersScreen({ choices, onChange, searchJobs }: ScreenProps) {
  const { dealBreakers, jobs, experience } = choices;
  // The questions below need what the server says about the jobs, also after the step was resumed in another browser.
  useJobTitles(jobs, searchJobs, (titled) => onChange({ jobs: titled }));
  useExperienceTitles(experience, (changes) => onChange({ experience: { ...experience, ...changes } }), searchJobs);
  const toggleBreaker = (pressed: DealBreakerId) => {
    const isBreakerChosen = dealBreakers.includes(pressed);
    const otherBreakers = dealBreakers.filter((id) => id !== pressed);
    onChange({ dealBreakers: isBreakerChosen ? otherBreakers : [...otherBreakers, pressed] });
  };
  return (
    <div className="grid gap-6">
      {/* On phones there are two columns, so that the bar at the bottom of the screen does not cover an option. */}
      <fieldset
        aria-label={circumstancesTexts.dealBreakers.title}
        className="grid min-w-0 grid-cols-2 gap-2 sm:flex sm:flex-wrap"
      >
        {DEAL_BREAKERS.map(({ id, label }) => (
          <Chip
            key={id}
            className="max-sm:rounded-lg max-sm:px-3 max-sm:text-start max-sm:leading-snug"
            pressed={dealBreakers.includes(id)}
            onClick={() => toggleBreaker(id)}
          >
            {label}
          </Chip>
        ))}
      </fieldset>
      <KeepQuestions choices={choices} onChange={onChange} withOwnJobs />
    </div>
  );
}
