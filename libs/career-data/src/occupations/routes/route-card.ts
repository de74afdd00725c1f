import type { RegisterId } from './registers.js';

/** UK level usually asked for before training starts: 2 GCSE, 3 A level or T level, 6 degree. */
export type EntryLevel = 1 | 2 | 3 | 6;

/** How a way in opens. An apprenticeship is joined from its own table and never typed here. */
export type OpeningKind =
  | 'work'
  | 'trainee'
  | 'college'
  | 'licence'
  | 'portfolio'
  | 'promotion'
  | 'forces'
  | 'volunteering'
  | 'degree'
  | 'conversion';

export type CostKind =
  | 'employer'
  | 'loan'
  | 'health'
  | 'medicine'
  | 'teaching'
  | 'research'
  | 'college'
  | 'self';

/** What is asked of a person besides qualifications. */
export type Ask = 'record' | 'medical' | 'vision' | 'driving';

interface RegistrationBase {
  body: RegisterId;
  /** The title that only people on the register may use; null where the law protects none. */
  protectedTitle: string | null;
}

/** By law for the whole job, or asked for by employers. */
interface WholeRegistration extends RegistrationBase {
  required: 'law' | 'expected';
}

/** By law for the part of the work that `scope` names, as a noun phrase. */
interface PartRegistration extends RegistrationBase {
  required: 'part';
  scope: string;
}

export type Registration = WholeRegistration | PartRegistration;

export interface Check {
  /** ISO date. */
  on: string;
  against: readonly string[];
}

/** The UK way into one occupation, in plain words for a reader of 16 to 25. */
export interface RouteCard {
  level: EntryLevel;
  /** One to three sentences by kind, the most usual way first; apprenticeships come from their table. */
  opensWith: Readonly<Partial<Record<OpeningKind, string>>>;
  /** An apprenticeship is the most usual way in; its table says whether it still takes starters. */
  apprenticeshipFirst?: true;
  /** Usual training in months, shortest and longest, from `level` to doing the job alone. */
  months: readonly [number, number];
  /** Usual years in other jobs before this one; absent where people start in it. */
  experience?: readonly [number, number];
  /** The most usual first. */
  cost: readonly CostKind[];
  /** Checks and licences that most of these jobs ask for; absent where we are not sure of any. */
  asksFor?: readonly Ask[];
  /** Age that the law or every employer sets for the job itself; training may start sooner. */
  minimumAge?: 16 | 17 | 18;
  /** References of joined apprenticeships that ask for a degree or a job in the field first. */
  later?: readonly string[];
  register?: readonly Registration[];
  /** Job titles to search for, as employers write them. */
  firstTitles: readonly string[];
  progression: string;
  /** What a reader has to know besides, such as how rare places are; absent for most. */
  note?: string;
  tryIt: string;
  checked: Check;
}
