import type { Circumstances } from '@bearings/contracts';
import { DEAL_BREAKERS, STAGES, TRAINING_TIMES, type Choice, type InterestAnswer } from '@bearings/domain';
import { circumstancesTexts } from '../circumstances-texts';

const texts = circumstancesTexts.preview.taken;

const findLabel = (choices: readonly Choice[], id: string | undefined) =>
  choices.find((choice) => choice.id === id)?.label;

/**
 * Returns a line of text for each answered part of the assessment's optional step (interests and circumstances); an
 * empty list if the step was skipped.
 */
export function describeCircumstances(given: Circumstances | undefined): string[] {
  if (!given) return [];
  const countInterest = (interest: InterestAnswer) =>
    Object.values(given.interests).filter((one) => one === interest).length;
  const [liked, disliked] = [countInterest('like'), countInterest('not_for_me')];
  const stage = findLabel(STAGES, given.stage);
  const training = findLabel(TRAINING_TIMES, given.training);
  const excludedLabels = (given.dealBreakers ?? []).flatMap((id) => findLabel(DEAL_BREAKERS, id) ?? []);
  const jobs = given.jobsInMind?.length ?? 0;
  return [
    ...(liked + disliked > 0 ? [texts.interests(liked, disliked)] : []),
    ...(stage ? [texts.stage(stage)] : []),
    ...(given.qualificationLevel ? [texts.qualification] : []),
    ...(given.place ? [texts.place] : []),
    ...(given.subjects || given.schoolSubjects ? [texts.subjects] : []),
    ...(given.field ? [texts.field] : []),
    ...(given.experience ? [texts.experience] : []),
    ...(training ? [texts.training(training)] : []),
    ...(excludedLabels.length > 0 ? [texts.dealBreakers(excludedLabels)] : []),
    ...(jobs > 0 ? [texts.jobs(jobs)] : []),
  ];
}
