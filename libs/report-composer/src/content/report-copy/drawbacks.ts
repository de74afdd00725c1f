/**
 * Drawbacks of some work, or questions about it, by occupation code. They do not depend on scores
 * and are true in any country. Shown after the reason against the career, or alone.
 */
export const WORK_DRAWBACKS: Readonly<Record<string, string>> = {
  '19-3091.00': 'Digs are hands-on work, outdoors in all weathers.',
  '27-1013.00': 'Ask illustrators how image generators have changed their work and pay.',
  '27-1014.00': 'Ask animators how image generators have changed their work and pay.',
  '29-1031.00': 'It rests on biology and chemistry, so ask how much of each the training has.',
  '33-3012.00': 'Expect night shifts, angry people and danger.',
  '33-9032.00': 'Expect night shifts, conflict at times and some danger.',
  '39-4031.00': 'You’d meet grieving families every day.',
  '43-5052.00': 'Expect very early starts and all weathers.',
  '51-3011.00': 'Expect nights or very early starts.',
  '53-2011.00': 'Expect nights away, regular medical checks and costly training.',
  '53-2012.00': 'Expect days away, regular medical checks and costly training.',
  '53-2031.00': 'Expect early starts, nights away and work on holidays.',
  '53-3032.00': 'Expect early starts and nights away, and a special test and medical check first.',
  '53-3033.00': 'Expect a tight clock, much lifting and all weathers.',
  '53-3052.00': 'Expect early, late and weekend shifts, and a special test and medical check first.',
  '53-4011.00': 'Expect shifts at any hour, strict medical checks and few vacancies.',
  '53-5021.00': 'Expect weeks at sea, and medical checks.',
  '53-7021.00': 'Expect early starts and long hours alone in the cab.',
};
