import {
  DEAL_BREAKERS,
  STAGES,
  TRAINING_TIMES,
  type Choice,
  type Circumstances,
  type Interest,
} from '@bearings/contracts';
import { circumstancesTexts } from '../../texts/circumstances-texts';

const texts = circumstancesTexts.preview.taken;

const labelOf = (choices: readonly Choice[], id: string | undefined) =>
  choices.find((choice) => choice.id === id)?.label;

/**
 * Returns a line of text for each part of the optional step that was answered; an empty list if the step was skipped.
 */
export function statedCircumstances(given: Circumstances | undefined): string[] {
  if (!given) return [];
  const count = (interest: Interest) =>
    Object.values(given.interests).filter((one) => one === interest).length;
  const [liked, disliked] = [count('like'), count('not_for_me')];
  const stage = labelOf(STAGES, given.stage);
  const training = labelOf(TRAINING_TIMES, given.training);
  const excluded = (given.dealBreakers ?? []).flatMap((id) => labelOf(DEAL_BREAKERS, id) ?? []);
  const jobs = given.jobsInMind?.length ?? 0;
  return [
    ...(liked + disliked > 0 ? [texts.interests(liked, disliked)] : []),
    ...(stage ? [texts.stage(stage)] : []),
    ...(given.qualificationLevel ? [texts.qualification] : []),
    ...(given.subjects || given.schoolSubjects ? [texts.subjects] : []),
    ...(given.field ? [texts.field] : []),
    ...(training ? [texts.training(training)] : []),
    ...(excluded.length > 0 ? [texts.dealBreakers(excluded)] : []),
    ...(jobs > 0 ? [texts.jobs(jobs)] : []),
  ];
}
