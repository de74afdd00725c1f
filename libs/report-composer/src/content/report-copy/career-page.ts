// Texts on a career's page: the quoted answer, the entry routes and the work setting.
import type { ReportCareer } from '@bearings/contracts';
import type { DealBreakerId } from '@bearings/domain';

type Setting = ReportCareer['setting'][number];

/** Answers from 1 to 5 as verbs after "You"; a neutral answer is never quoted. */
export const ANSWER_SENTENCES: Readonly<Record<number, string>> = {
  1: 'strongly disagreed',
  2: 'disagreed',
  4: 'agreed',
  5: 'strongly agreed',
};

export const SCHOOL_STATION = 'A levels or the like';
export const EXPERIENCE_STATION = 'Other jobs first';
/** What follows the degree with which a way to a job begins. */
export const LATER_STATIONS = { paid: 'Training at work', unpaid: 'Further training' } as const;

const DEAL_BREAKER_SETTINGS: Partial<Record<DealBreakerId, Omit<Setting, 'note'>>> = {
  shifts: { sign: 'nights', text: 'Nights or shifts' },
  weather: { sign: 'outdoors', text: 'Outdoors' },
  travel: { sign: 'driving', text: 'Driving or travel' },
  lifting: { sign: 'lifting', text: 'Heavy lifting' },
  desk: { sign: 'desk', text: 'At a desk' },
  public: { sign: 'people', text: 'Speaking in public' },
};

/** The work setting of a job, each part as a text and a note below it. */
export const SETTING_TEXTS = {
  hours: (hours: number): Setting => ({
    sign: 'hours',
    text: `${hours} hours`,
    note: 'a week, full-time',
  }),
  partTime: (percent: number): Setting => ({
    sign: 'partTime',
    text: `${percent} in 100`,
    note: 'work part-time',
  }),
  register: { sign: 'register', text: 'On a register' },
  parts: DEAL_BREAKER_SETTINGS,
  shares: { 1: 'at times', 2: 'regularly' },
  home: { sign: 'indoors', text: 'From home', note: 'often possible' },
  record: { sign: 'recordCheck', text: 'Record check', note: 'usual' },
} as const satisfies Record<string, unknown>;
