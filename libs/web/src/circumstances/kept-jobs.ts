// Finds the jobs that a person does, did or named and that their deal-breakers would leave out, to ask whether they stay.
import type { KeptJob } from '@bearings/contracts';
import { DEAL_BREAKERS, type DealBreakerId } from '@bearings/domain';
import type { ExperienceChoices } from './experience/experience-choices';
import type { JobInMind } from './job-in-mind';

export interface KeepQuestion {
  code: string;
  title: string;
  /** True for the job that the person does now. It is never listed, so the question is about jobs much like it. */
  isPresent: boolean;
  /** Deal-breakers that the person chose and that are a regular part of the work. */
  dealBreakers: readonly DealBreakerId[];
  /** Null while the person has not answered for each deal-breaker. */
  isKept: boolean | null;
}

/** The choices that the questions depend on. */
interface Answered {
  jobs: readonly JobInMind[];
  experience: Pick<ExperienceChoices, 'jobs'>;
  dealBreakers: readonly DealBreakerId[];
  keptJobs: readonly KeptJob[];
}

const listNamed = ({ jobs, experience }: Answered): (JobInMind & { isPresent: boolean })[] => [
  ...jobs.map((job) => ({
    ...job,
    isPresent: experience.jobs.some(({ code, isCurrent }) => isCurrent && code === job.code),
  })),
  ...experience.jobs.flatMap(({ code, title, dealBreakers, isCurrent }) =>
    code === null || jobs.some((job) => job.code === code) ? [] : { code, title, dealBreakers, isPresent: isCurrent },
  ),
];

const findAnswer = ({ keptJobs }: Answered, code: string, breaker: DealBreakerId): KeptJob | undefined =>
  keptJobs.find(({ occupation, dealBreaker }) => occupation === code && dealBreaker === breaker);

/** Returns a question for each job that the chosen deal-breakers would leave out. */
export function listKeepQuestions(choices: Answered): KeepQuestion[] {
  return listNamed(choices).flatMap(({ code, title, isPresent, dealBreakers: regular }) => {
    const dealBreakers = regular.filter((id) => choices.dealBreakers.includes(id));
    if (dealBreakers.length === 0) return [];
    const answers = dealBreakers.map((id) => findAnswer(choices, code, id)?.isKept ?? null);
    const [first = null] = answers;
    return { code, title, isPresent, dealBreakers, isKept: answers.every((each) => each === first) ? first : null };
  });
}

/** Returns the answers with one for each deal-breaker of a question; without any if `isKept` is null. */
export function answerKeepQuestion(
  { keptJobs }: Answered,
  { code, dealBreakers }: Pick<KeepQuestion, 'code' | 'dealBreakers'>,
  isKept: boolean | null,
): KeptJob[] {
  const others = keptJobs.filter((each) => each.occupation !== code || !dealBreakers.includes(each.dealBreaker));
  if (isKept === null) return others;
  return [...others, ...dealBreakers.map((dealBreaker) => ({ occupation: code, dealBreaker, isKept }))];
}

/** Returns the answers for which the person still names the job and chooses the deal-breaker, in the API's order. */
export function listAskedAnswers(choices: Answered): KeptJob[] {
  return listNamed(choices).flatMap(({ code }) =>
    DEAL_BREAKERS.flatMap(({ id }) => (choices.dealBreakers.includes(id) && findAnswer(choices, code, id)) || []),
  );
}
