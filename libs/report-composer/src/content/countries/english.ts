/** Words that differ between countries where people speak English, by the name of their template variable. */
const BRITISH_WORDS = {
  afterSchool: 'places after school',
  aPlacement: 'a placement',
  adverts: 'adverts',
  careersAdviser: 'careers adviser',
  careersService: 'careers service',
  diary: 'diary',
  holiday: 'holiday',
  internship: 'internship, placement',
  openDay: 'open day',
  placements: 'placements',
  schoolAdviser: 'careers adviser at your school',
  tutor: 'tutor',
  workVisit: 'work experience',
} as const;

type Words = Readonly<Record<keyof typeof BRITISH_WORDS, string>>;

const AMERICAN_WORDS: Words = {
  afterSchool: 'programs after high school',
  aPlacement: 'an internship',
  adverts: 'ads',
  careersAdviser: 'career counselor',
  careersService: 'career center',
  diary: 'calendar',
  holiday: 'break',
  internship: 'internship',
  openDay: 'open house',
  placements: 'internships',
  schoolAdviser: 'counselor at your school',
  tutor: 'instructor',
  workVisit: 'job shadowing',
};

/** The words of countries where they are not the British ones. */
const OWN_WORDS: Readonly<Partial<Record<string, Words>>> = {
  AU: { ...BRITISH_WORDS, adverts: 'ads', tutor: 'teacher' },
  CA: {
    ...AMERICAN_WORDS,
    afterSchool: 'programs after Grade 12',
    aPlacement: 'an internship or a co-op place',
    careersAdviser: 'career counsellor',
    careersService: 'career centre',
    holiday: 'summer',
    internship: 'internship, co-op place',
    placements: 'internships or co-op places',
    schoolAdviser: 'guidance counsellor at your school',
  },
  IE: { ...BRITISH_WORDS, schoolAdviser: 'guidance counsellor at your school' },
  US: AMERICAN_WORDS,
};

/** Countries other than the UK and the US where job adverts are mostly in English. */
export const ENGLISH_SPEAKING: ReadonlySet<string> = new Set(['AE', 'AU', 'CA', 'IE', 'IN', 'NZ', 'SG', 'ZA']);

/** Returns the words for a country's English, by the name of their template variable. */
export const getEnglish = (country: string): Words => OWN_WORDS[country] ?? BRITISH_WORDS;
