/**
 * Words with which a text assumes something about its reader's life. A text with such words needs a condition: it is
 * for the stages that make it true.
 */
export const ASSUMED_WORDS = {
  pupils:
    /(?<!if )\b(?:your (?:school\b|teachers?|class\b|classroom|sixth form|form tutor|parents|mum|dad|pocket money)|you(?:'|’)re at school|sixth form|(?:air|sea|fire|police|army) cadets\b|scouts?\b|young farmers|young \w+['’]? club|young enough|(?<!after-)school (?:event|show|club|report|counsell?or)s?\b)/i,
  students:
    /\b(?:your (?:old )?(?:lecturers?|tutors?|college|university|dissertation|campus)\b|you(?:'|’)re at (?:college|university)|student (?:discount|loan|union|representative)s? of yours)/i,
  workers: /\b(?:your boss\b|you(?:'|’)re in work|keep your job|take a day off)/i,
} as const;
