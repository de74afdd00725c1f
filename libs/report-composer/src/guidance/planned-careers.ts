import { PLAN_LIMITS } from '@bearings/domain';
import { occupationByCode } from '@bearings/career-data';
import type { CareerFact, ReportFacts } from '../composing/report-facts.js';
import { findCareerTraining } from './career-training.js';
import { createReader, type Reader } from './reader.js';
import type { PlannedCareer } from './step.js';
import { findTrainingNeed } from './training-length.js';

/** If the owner has not saved any career, the plan has steps for this many of the report's best careers. */
export const DEFAULT_PLANNED_CAREER_COUNT = 3;

/** Converts one of the report's careers to a career of a plan. */
export function toPlannedCareer(fact: CareerFact, reader: Reader): PlannedCareer {
  const { isLong, months } = findCareerTraining(fact, reader);
  return { ...fact, isLong, months: months?.[1] ?? fact.training.months };
}

/** Returns the careers with these codes, in the same order, up to a plan's limit. Ignores unknown codes. */
export function listPlannedCareers(facts: ReportFacts, codes: readonly string[], country: string): PlannedCareer[] {
  const reader = createReader(facts, country);
  return codes.slice(0, PLAN_LIMITS.careers).flatMap((code): PlannedCareer[] => {
    const fact = facts.careers.find((career) => career.code === code);
    if (fact) return [toPlannedCareer(fact, reader)];
    const occupation = occupationByCode(code);
    if (!occupation) return [];
    const { title, education, distinctiveSkills, topSkills } = occupation;
    const skills = [...new Set([...distinctiveSkills, ...topSkills])];
    const training = findTrainingNeed(code, reader);
    const career = { code, training, exceedsTraining: training.excessMonths > 0 };
    const { isLong, months } = findCareerTraining(career, reader);
    return [{ code, title, education, skills, isLong, months: months?.[1] ?? 0 }];
  });
}
