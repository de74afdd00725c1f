import type { CareerGuide, CareerLibrary, LibraryCareer } from '@bearings/contracts';
import { mapCategories, CATEGORIES } from '@bearings/domain';

/** Returns one career of the careers list, as the API sends it. */
export const createCareer = (changes: Partial<LibraryCareer> = {}): LibraryCareer => ({
  code: '29-2043.00',
  title: 'Paramedic',
  slug: 'paramedic',
  what: 'Paramedics answer emergency calls.',
  pay: {
    kind: 'published',
    country: 'GB',
    currency: 'GBP',
    median: 53_818,
    low: 45_499,
    high: 60_860,
    year: 2025,
  },
  wayIn: {
    level: 3,
    label: 'After A levels or a T level',
    training: '2 to 4 years of training',
    months: [24, 48],
    years: null,
  },
  growth: { country: 'US', percent: 5, from: 2024, to: 2034 },
  localNames: [],
  traits: ['noDegree', 'apprenticeship', 'people', 'growing'],
  subjects: { direct: ['allied'], related: ['biology'], required: [], helps: ['chemistry'] },
  ...changes,
});

export const electrician = createCareer({
  code: '47-2111.00',
  title: 'Electrician',
  slug: 'electrician',
  what: 'Electricians wire and repair buildings.',
  pay: {
    kind: 'published',
    country: 'GB',
    currency: 'GBP',
    median: 38_760,
    low: 32_000,
    high: 46_000,
    year: 2025,
  },
  wayIn: { level: 2, label: 'After GCSEs', training: '3 to 4 years of training', months: [36, 48], years: null },
  growth: { country: 'US', percent: 9.5, from: 2024, to: 2034 },
  localNames: [],
  traits: ['noDegree', 'apprenticeship', 'growing'],
  subjects: { direct: [], related: ['electrical'], required: [], helps: ['maths', 'physics'] },
});

export const judge = createCareer({
  code: '23-1023.00',
  title: 'Judge or magistrate',
  slug: 'judge-or-magistrate',
  what: 'Judges run hearings.',
  pay: {
    kind: 'none',
    country: 'GB',
    currency: null,
    median: null,
    low: null,
    high: null,
    year: null,
  },
  wayIn: { level: 6, label: 'After a degree', training: '2 to 3 years of training', months: [24, 36], years: [5, 10] },
  growth: { country: 'US', percent: -1.2, from: 2024, to: 2034 },
  localNames: [],
  traits: [],
  subjects: { direct: ['law'], related: [], required: [], helps: [] },
});

export const createLibrary = (country = 'GB'): CareerLibrary => ({
  country,
  careers: [electrician, judge, createCareer()],
  sources: ['Pay: Office for National Statistics, 2025.'],
});

/** Returns the data of a career's page, as the API sends it. */
export const createGuide = (
  { code, title, slug, pay, wayIn, growth, subjects }: LibraryCareer = createCareer(),
  country = 'GB',
): CareerGuide => ({
  code,
  title,
  slug,
  country,
  what: `${title}: the work in two sentences. This is the second.`,
  day: 'A shift brings falls and births.',
  thrives: 'Cool heads are needed.',
  entry: 'Study an approved degree.',
  tasks: ['Give first aid', 'Judge how bad an injury is'],
  asks: ['It asks for more stress tolerance than most jobs.'],
  doubts: ['It may not suit you if you’d rather play it safe.'],
  preparation: '',
  details: [
    { id: 'start', label: 'Where to start', text: 'Most start after A levels.' },
    { id: 'models', label: 'Language models', text: 'Three studies agree.' },
  ],
  demand: CATEGORIES.map((category, index) => ({
    category,
    value: mapCategories(() => 50)[category] + index,
    isEstimate: category === 'spatial',
  })),
  routes: [
    {
      name: 'Degree',
      stations: [{ title: 'Degree', months: 36, paid: false }],
      isLong: false,
      text: 'Take an approved degree.',
    },
  ],
  setting: [{ sign: 'hours', text: '37.5 hours', note: 'a week, full-time' }],
  links: [{ kind: 'profile', href: 'https://nationalcareers.service.gov.uk/', publisher: 'NCS' }],
  skills: ['active listening'],
  knowledge: [],
  pay:
    pay.median === null || pay.year === null
      ? { kind: 'none', country, text: 'no figure for this country' }
      : {
          kind: 'published',
          country,
          currency: pay.currency ?? 'GBP',
          median: pay.median,
          low: pay.low,
          high: pay.high,
          year: pay.year,
          source: 'Office for National Statistics',
          text: 'median £53,818 a year (ONS, 2025, full-time employees).',
        },
  outlook: '5% more jobs by 2034',
  wayIn,
  growth,
  subjects,
  course: '',
  comesFrom: [],
  leadsTo: [
    {
      code: '11-9111.00',
      title: 'Health services manager',
      slug: 'health-services-manager',
      kind: 'up',
    },
  ],
  progression: 'You may become a team leader.',
  similarCareers: [
    {
      code: electrician.code,
      title: electrician.title,
      slug: electrician.slug,
      differs: ['less care for others'],
    },
  ],
  alsoCalled: ['Ambulance paramedic'],
  notes: ['We last checked on 22 November 2026.'],
  sources: ['Pay: Office for National Statistics, 2025.'],
});
