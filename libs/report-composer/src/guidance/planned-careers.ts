import { PLAN_LIMITS } from '@bearings/domain';
import { occupationByCode } from '@bearings/career-data';
import { type EnteredCareer, exceedsLocalTraining, findMove, findRequiredLicence } from '@bearings/career-matching';
import type { CareerFact, ReportFacts } from '../composing/report-facts.js';
import { findCareerTraining } from './career-training.js';
import { isEntryByTraining } from './entry.js';
import { createReader, type Reader } from './reader.js';
import type { PlannedCareer } from './planned-career.js';
import { isPastTrials, isSkilled } from './trial.js';
import { findTrainingNeed } from './training-length.js';

/** If the owner has not saved any career, the plan has steps for this many of the report's best careers. */
export const DEFAULT_PLANNED_CAREER_COUNT = 3;

/** Converts one of the report's careers to a career of a plan. */
export function toPlannedCareer(fact: CareerFact, reader: Reader): PlannedCareer {
  const { isLong, months: lengths } = findCareerTraining(fact, reader);
  const months = lengths?.[1] ?? fact.training.months;
  const { isBelowLevel } = fact.experience;
  return {
    ...fact,
    isLong,
    months,
    isPaid: fact.training.paid,
    isBelowLevel,
    ...compareWithJobs(fact, months, reader),
  };
}

/** The most months of training that a job may still ask of a reader who knows its work. */
const MAX_KNOWN_MONTHS = 6;

/** Returns what the reader's jobs, their field and their degree mean for a career. */
function compareWithJobs(
  career: EnteredCareer,
  months: number,
  reader: Reader,
): Pick<PlannedCareer, 'isKnown' | 'isNear' | 'move'> {
  const { code } = career;
  const move = findMove(career, reader);
  const isDone = (reader.yearsByJob.get(code) ?? 0) > 0;
  const isOpen =
    months <= MAX_KNOWN_MONTHS &&
    findRequiredLicence(code, reader.country) === null &&
    !isEntryByTraining(code, reader);
  return {
    move,
    isKnown: isDone || move !== null || (isOpen && isSkilled(career, reader)),
    isNear: isPastTrials(career, reader),
  };
}

/** Returns the careers with these codes, in the same order, up to a plan's limit. Ignores unknown codes. */
export function listPlannedCareers(facts: ReportFacts, codes: readonly string[], country: string): PlannedCareer[] {
  const reader = createReader(facts, country);
  return codes.slice(0, PLAN_LIMITS.careers).flatMap((code): PlannedCareer[] => {
    const fact = facts.careers.find((career) => career.code === code);
    if (fact) return [toPlannedCareer(fact, reader)];
    const occupation = occupationByCode(code);
    if (!occupation) return [];
    const named = facts.inMind.find((job) => job.code === code);
    const { title, education, distinctiveSkills, topSkills } = occupation;
    const skills = [...new Set([...distinctiveSkills, ...topSkills])];
    const training = findTrainingNeed(code, reader);
    const isLocallyLong = exceedsLocalTraining(code, reader);
    const career = {
      code,
      training,
      exceedsTraining: training.excessMonths > 0 || isLocallyLong,
      ...(named !== undefined && { experience: named.experience }),
    };
    const { isLong, months: lengths } = findCareerTraining(career, reader);
    const months = lengths?.[1] ?? 0;
    return [
      {
        code,
        title,
        education,
        skills,
        isLong,
        months,
        isPaid: training.paid,
        isBelowLevel: named?.experience.isBelowLevel === true,
        ...compareWithJobs(career, months, reader),
      },
    ];
  });
}
