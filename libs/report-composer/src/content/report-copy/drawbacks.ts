/** A drawback of some work. */
export interface WorkDrawback {
  fact: string;
  /** How to check it; absent if a general check fits. */
  check?: string;
}

/**
 * Drawbacks of some work, by occupation code. They do not depend on scores
 * and are true in any country. Shown after the reason against the career, or alone.
 */
export const WORK_DRAWBACKS: Readonly<Record<string, WorkDrawback>> = {
  '19-3091.00': { fact: 'Digs are hands-on work, outdoors in all weathers.' },
  '27-1013.00': {
    fact: 'Image generators can do some of this work.',
    check: 'Ask illustrators how they have changed the work and its pay.',
  },
  '27-1014.00': {
    fact: 'Image generators can do some of this work.',
    check: 'Ask animators how they have changed the work and its pay.',
  },
  '29-1031.00': { fact: 'It rests on biology and chemistry.', check: 'Ask how much of each the training has.' },
  '33-3012.00': { fact: 'Expect night shifts, angry people and danger.' },
  '33-9032.00': { fact: 'Expect night shifts, conflict at times and some danger.' },
  '39-4031.00': { fact: 'You’d meet grieving families every day.' },
  '43-5052.00': { fact: 'Expect very early starts and all weathers.' },
  '51-3011.00': { fact: 'Expect nights or very early starts.' },
  '53-2011.00': { fact: 'Expect nights away, regular medical checks and costly training.' },
  '53-2012.00': { fact: 'Expect days away, regular medical checks and costly training.' },
  '53-2031.00': { fact: 'Expect early starts, nights away and work on holidays.' },
  '53-3032.00': { fact: 'Expect early starts and nights away, and a special test and medical check first.' },
  '53-3033.00': { fact: 'Expect a tight clock, much lifting and all weathers.' },
  '53-3052.00': { fact: 'Expect early, late and weekend shifts, and a special test and medical check first.' },
  '53-4011.00': { fact: 'Expect shifts at any hour, strict medical checks and few vacancies.' },
  '53-5021.00': { fact: 'Expect weeks at sea, and medical checks.' },
  '53-7021.00': { fact: 'Expect early starts and long hours alone in the cab.' },
};
