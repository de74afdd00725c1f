// Checks that a reader gave what a reason quotes.
import { getInterest } from '@bearings/domain';
import { findStatement } from '../composing/quoted-answer.js';
import type { ReasonLine } from '../composing/reason-line.js';
import type { ReportFacts } from '../composing/report-facts.js';

/** Returns whether the reader gave a line. */
export function isGiven(line: ReasonLine, { circumstances, categories, inMind }: ReportFacts): boolean {
  const { jobs = [], pastimes = [], apprenticeship } = circumstances?.experience ?? {};
  const { interests = {}, subjects = [], schoolSubjects = [], field } = circumstances ?? {};
  switch (line.on) {
    case 'statement':
      return findStatement(line, { categories }) !== null;
    case 'tile':
      return getInterest(interests, line.tile) === 'like';
    case 'subject':
      return subjects.includes(line.subject);
    case 'schoolSubject':
      return schoolSubjects.includes(line.subject);
    case 'field':
      return field === line.field;
    case 'named':
      return inMind.some(({ code }) => code === line.code);
    case 'task':
      return jobs.some((job) => job.occupation === line.job && job.moreTasks.includes(line.task));
    case 'job':
      return apprenticeship === line.job || jobs.some((job) => job.occupation === line.job);
    case 'pastime':
      return pastimes.includes(line.pastime);
  }
}

/** Returns whether a line quotes an answer that says the opposite, or whose category's score does. */
export function isAgainstAnswer(line: ReasonLine, { categories }: Pick<ReportFacts, 'categories'>): boolean {
  if (line.on !== 'statement') return false;
  const fact = categories.find(({ category }) => category === line.category);
  const sign = line.asks === 'more' ? 1 : -1;
  const leaning = ((fact?.keyed[line.statement] ?? 3) - 3) * sign;
  return leaning <= 0 || ((fact?.score ?? 50) - 50) * sign < 0;
}
