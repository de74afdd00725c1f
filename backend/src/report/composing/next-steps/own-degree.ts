// Ways in for a reader who has a degree: theirs comes first, and none is sent to study again without need.

/** Follows a way in by a degree in certain subjects. */
export const ASK_IF_CLOSE = 'Ask employers if yours is close enough.';
/** The same where only a course of its own leads to the job. */
const ASK_IF_SHORTER = 'Ask if yours makes it shorter.';
const YOURS_COUNTS = 'So yours counts.';

const OWN_COURSE =
  /approved|accredit|BPS|teacher status|(?:medical|dental|veterinary|pharmacy) degree|degree in architecture,|law degree(?:,| as)|licence exams|cadet/;
const SCHOOL_SUBJECTS =
  /[,;]? (?:often with|with good|with|most ask for|many ask for) [^,.;]*\b(?:A levels?|GCSEs?)\b[^,.;]*/;

/** A way in by a degree for a reader who has one. */
export interface DegreeWay {
  /** Whether the reader's own degree is enough, may be, or seldom is. */
  counts: 'yes' | 'maybe' | 'seldom';
  text: string;
}

/** Returns a way in without the school subjects that a reader with a degree is past. */
export function withoutSchool(text: string): string {
  return text.replace(SCHOOL_SUBJECTS, '');
}

/** Returns a sentence on a first degree for a reader who has one: "Take any degree, then …". */
export function withDegree(sentence: string): DegreeWay {
  const text = withoutSchool(sentence);
  const [, then] = /^Take any degree,.*? ?then (.*)$/.exec(text) ?? [];
  if (then !== undefined)
    return { counts: 'yes', text: `Your degree counts, and next comes ${then}` };
  const [, scheme] = /^Take a degree in any subject with good grades, then (.*)$/.exec(text) ?? [];
  if (scheme !== undefined) {
    return {
      counts: 'yes',
      text: `With good grades, your degree is enough, and next comes ${scheme}`,
    };
  }
  const [, join] = /^Take (?:any degree|a degree in any subject) and (.*)$/.exec(text) ?? [];
  if (join !== undefined) return { counts: 'yes', text: `With your degree, ${join}` };
  const [, rest] = /^Take a degree in any subject(.*)$/.exec(text) ?? [];
  if (rest !== undefined) {
    const common = rest.replace(', often ', '; common ones are ');
    return { counts: 'yes', text: `A degree in any subject counts, so yours does${common}` };
  }
  const people = text.replace(/^Take /, 'People take ');
  if (/\banother subject\b/.test(text)) return { counts: 'yes', text: `${people} ${YOURS_COUNTS}` };
  if (!/\bdegree\b/.test(text)) return { counts: 'maybe', text: people };
  return OWN_COURSE.test(text)
    ? { counts: 'seldom', text: `${people} ${ASK_IF_SHORTER}` }
    : { counts: 'maybe', text: `${people} ${ASK_IF_CLOSE}` };
}

/** Returns a sentence on a course after a degree for a reader who has one: "Take any degree, then …". */
export function withOwnDegree(text: string): string {
  const [, degree, then] =
    /^Take (?:a|an|any|another) ([^,]*degree[^,]*),(?: such as [^,]+,)? (?:then )?(.*)$/.exec(
      text,
    ) ?? [];
  if (degree === undefined || then === undefined) return text;
  const next = /^(?:a|an) /.test(then) ? `take ${then}` : then;
  return degree === 'degree'
    ? `with the degree you have, ${next}`
    : `if you have ${/^[aeiou]/.test(degree) ? 'an' : 'a'} ${degree}, ${next}`;
}
