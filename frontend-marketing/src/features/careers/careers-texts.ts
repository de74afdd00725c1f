import { type CareerTrait, countryInSentence, getCountryName, payLabel, UK } from '@bearings/domain';
import type { CareerSort } from './career-filters';
import type { SubjectRelation } from './collections';

const countCareers = (careers: number) => (careers === 1 ? '1 career' : `${careers} careers`);

export const careersTexts = {
  name: 'Careers',
  notFound: {
    title: '404 Career Not Found',
    lead: 'We have no career at this address. Its name may have changed: look for it in the list.',
  },
  country: 'Country',
  sources: 'Where this comes from',
  all: 'All careers',
  count: countCareers,
  near: 'Close to these',
  fit: {
    link: 'How would I fit?',
    report: 'See your report',
    title: 'Which of these would fit you?',
    text: '36 statements, about seven minutes, no account. You see your shape and one career in full for free.',
    titleOf: 'Lay your own shape over this job',
    textOf: (title: string) =>
      `36 statements, about seven minutes. Your shape is free, and so is how ${title} comes out if you name it as a job in mind. The report adds, for ten careers, what you have for each, what is missing, and your pay now beside it.`,
  },
  item: {
    noPay: 'No pay figure for this country',
    pay: {
      published: (amount: string, year: number) => `Half earn more than ${amount} (${year})`,
      scale: (amount: string, year: number) => `Public pay scale: ${amount} (${year})`,
      estimate: (amount: string, year: number) => `Our estimate: ${amount} (${year})`,
    },
  },
  list: {
    meta: {
      title: 'Careers: what the work is, what it pays, how you get in',
      description:
        'About 250 careers in plain words: the work, pay in 20 countries, ways in with and without a degree, hours, outlook, and who a job does not suit.',
    },
    eyebrow: 'Careers library',
    title: 'Look at any career, from both sides',
    lead: 'What people do all day, what it pays, how you get in, and who it may not suit. Each figure says where it comes from and of which year.',
    collections: 'Start from somewhere else',
    fields: 'Fields of work',
    subjects: 'By subject',
    noDegree: 'Without a degree',
    apprenticeships: 'By apprenticeship',
    trends: 'Which work is growing',
    compare: 'Compare careers',
    search: 'Search by job title',
    searchHint: 'Any name for it: “coder”, “HGV driver”, “Krankenpfleger”.',
    searchFailed: 'The search could not be loaded. The list below is complete.',
    filters: 'Narrow it down',
    field: 'Field of work',
    anyField: 'Every field',
    time: 'Training up to',
    anyTime: 'Any length',
    pay: 'Half earn at least',
    anyPay: 'Any pay',
    subject: 'School or degree subject',
    anySubject: 'Any subject',
    sort: 'Order',
    sorts: {
      field: 'By field',
      title: 'By name',
      pay: 'Highest pay',
      time: 'Shortest training',
      growth: 'Most growth (US)',
    } satisfies Record<CareerSort, string>,
    traits: {
      noDegree: 'No degree needed',
      apprenticeship: 'By apprenticeship',
      outdoors: 'Outdoors',
      people: 'With people',
      partTime: 'Part-time common',
      growing: 'Growing (US)',
    } satisfies Record<CareerTrait, string>,
    traitsLabel: 'Only careers that are',
    none: {
      title: 'No career passes all of that',
      text: 'Take one filter off, or try another word.',
    },
    clear: 'Clear all filters',
    found: (careers: number, of: number) =>
      careers === of ? `All ${countCareers(of)}` : `${countCareers(careers)} of ${of}`,
    britishNote: (country: string) =>
      `Ways in and training times are British. Pay is for ${countryInSentence(country)}.`,
  },
  career: {
    meta: (title: string) => ({
      title: `${title}: the work, pay and ways in`,
      description: `${title}: what people do all day, what it pays and where that figure comes from, ways in, hours, outlook, and who it may not suit.`,
    }),
    facts: {
      pay: 'Half earn more than',
      estimate: 'Our estimate',
      scale: 'Public pay scale',
      training: 'Training (UK)',
      start: 'Start (UK)',
      hours: 'A full-time week (UK)',
    },
    tasks: 'The work',
    day: 'A day in it',
    asks: 'What it asks of you',
    suits: 'Who it may suit',
    doubts: 'Before you decide',
    ways: (country: string) => (country === UK ? 'Ways in' : `Ways in (${getCountryName(country)})`),
    preparation: 'Preparation (United States)',
    pay: payLabel,
    setting: 'The setting',
    subjects: 'Subjects that lead here',
    subjectParts: {
      direct: 'Usual degree subjects',
      related: 'People also come from',
      required: 'Courses ask for these school subjects',
      helps: 'School subjects that help',
    } satisfies Record<SubjectRelation, string>,
    noDegreeSubjects: 'No degree subject is usual for this work.',
    course: (course: string) => `Whatever you studied, you need this course: ${course}.`,
    outlook: 'Outlook',
    outlookUs: (text: string) =>
      `In the United States: ${text}, compared with 2024. We have no comparable figure for other countries.`,
    steps: 'Where it leads',
    from: 'Where people come from',
    stepKinds: {
      up: 'a senior post',
      move: 'another field, same skills',
      study: 'after more study',
    },
    stepNote: 'These are possible steps. Nobody counted how often people take them.',
    similarCareers: 'Close to it, and what differs',
    compare: 'Compare these side by side',
    also: 'Other names for it',
    skills: 'Skills it uses most',
    knowledge: 'What you need to know about',
    overlay: (title: string) => `Your shape over ${title}`,
    legend: { you: 'you', job: 'the job', more: '→ asks more of you' },
    asTable: 'Read it as a table',
    tableCaption: (title: string) => `What ${title} asks for, 0 to 100`,
    tableCaptionOwn: (title: string) => `You and ${title}, 0 to 100`,
    area: 'Area',
    demand: 'The job asks',
    own: 'You',
    estimated: 'our estimate',
    rank: 'Each number is a rank: 80 means that it asks for more of this than 80 in 100 jobs do.',
  },
  compare: {
    meta: {
      title: 'Compare careers side by side',
      description:
        'Put up to four careers side by side: the work, pay on one scale, ways in, growth, and what each asks of you.',
    },
    name: 'Compare',
    title: 'Careers side by side',
    lead: 'Choose two to four. Pay has one scale, and so has what each job asks for.',
    add: 'Add a career',
    placeholder: 'Choose a career',
    empty: {
      title: 'Nothing to compare yet',
      text: 'Choose a career above, or open one in the list and compare it from there.',
    },
    withoutScripts:
      'Your browser runs no JavaScript, which this page needs to put careers side by side. The list of careers has pay and way in of every one, and each career’s page has the rest.',
    caption: 'The chosen careers side by side',
    row: 'What is compared',
    remove: (title: string) => `Take ${title} out`,
    what: 'The work',
    start: 'Way in (UK)',
    growth: 'Growth',
    asks: 'What it asks of you',
    doubts: 'Check first',
    setting: 'The setting',
    profile: 'What the work asks for, of the twelve',
    demandsNote: 'Each bar is a rank among jobs, from 0 to 100.',
    ownNote: 'The mark is your own score.',
    work: (value: number | undefined) => (value === undefined ? 'not known' : `work ${value}`),
    you: (score: number) => `you ${score}`,
  },
  field: {
    meta: (name: string, careers: number) => ({
      title: `${name}: ${countCareers(careers)}`,
      description: `${countCareers(careers)} in ${name.toLowerCase()}: what the work is, what it pays, how you get in, and how the number of jobs is projected to change.`,
    }),
    title: (name: string) => name,
    others: 'Other fields',
  },
  subject: {
    meta: (name: string, careers: number) => ({
      title: `Careers with ${name}`,
      description: `${name} leads to or helps with ${countCareers(careers)}: the work, pay and ways in, with sources.`,
    }),
    title: (name: string) => `Careers with ${name}`,
    parts: {
      direct: 'A degree in it is a usual way in',
      required: 'Usual courses ask for it at school',
      related: 'People also come from it',
      helps: 'It helps at school or on the course',
    } satisfies Record<SubjectRelation, string>,
    others: 'Other subjects',
  },
  noDegree: {
    meta: {
      title: 'Careers without a degree',
      description:
        'Careers with a way in that starts without a degree: what the work is, what it pays, and how long training takes.',
    },
    title: 'Careers without a degree',
    lead: 'Each of these has at least one way in that starts without a degree in the United Kingdom. Some people do come with one.',
  },
  apprenticeships: {
    meta: {
      title: 'Careers by apprenticeship',
      description:
        'Careers with an apprenticeship that takes starters in England: you earn while you train. What the work is, what it pays later, and how long it takes.',
    },
    title: 'Careers by apprenticeship',
    lead: 'In an apprenticeship you work, learn and are paid. These careers have one that takes starters in England. Scotland, Wales and Northern Ireland have their own.',
  },
  about: (text: { count: number; pay: string; noDegree: number; growing: number }) =>
    [
      `${countCareers(text.count)}.`,
      text.pay,
      text.noDegree > 0 ? `${text.noDegree} of them can be reached without a degree.` : '',
      text.growing > 0
        ? `For ${text.growing}, the US Bureau of Labor Statistics projects at least 2% more jobs by 2034 than in 2024.`
        : '',
    ]
      .filter((each) => each !== '')
      .join(' '),
  payBetween: (low: string, high: string, country: string) =>
    `In ${countryInSentence(country)}, pay in the middle goes from ${low} to ${high} a year.`,
  trends: {
    meta: {
      title: 'Which work is growing',
      description:
        'Projected growth and openings by field of work, with the careers that grow and shrink most. US figures, 2024 to 2034, labelled as such.',
    },
    title: 'Which work is growing, and which is shrinking',
    lead: (from: number, to: number) =>
      `How the number of jobs is projected to change in the United States from ${from} to ${to}. We know of no British projection by occupation that compares, so we print none.`,
    caption: 'Projected jobs by field, United States',
    columns: {
      field: 'Field',
      growth: (from: number, to: number) => `Change in jobs, ${from} to ${to}`,
      openings: 'Openings a year',
      rising: 'Growing most',
      falling: 'Shrinking most',
    },
    openings: (thousands: number) => Math.round(thousands * 1000).toLocaleString('en-GB'),
    jobs: (thousands: number, from: number) =>
      `of ${Math.round(thousands * 1000).toLocaleString('en-GB')} jobs in ${from}`,
    read: 'How to read this',
    notes: [
      'Fields are those of this library. A field counts the careers we have, not every job in it.',
      'Openings come from new jobs and from people who retire or change work. A shrinking field can still have many.',
      'A projection is not a promise, and it says nothing about your own chances.',
    ],
    none: 'none',
  },
} as const;
