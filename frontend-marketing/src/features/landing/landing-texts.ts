import { BRAND, CATEGORIES, claims, GUARANTEE_DAYS, PRICE, QUESTION_COUNT, unverifiedClaims } from '@bearings/domain';
import { SAMPLE_STATEMENTS } from '../../content/sample-statements';

const landingClaims = claims.landing;
/** Claims without evidence, which are shown only if `areClaimsShown()` returns true. */
const unverifiedLandingClaims = unverifiedClaims.landing;

export const landingTexts = {
  meta: {
    description:
      'Take a personality and strengths assessment, see a free preview, and get a career report with matches, pay and next steps.',
  },
  hero: {
    eyebrow: 'Personality, strengths and a way forward',
    title: 'Find work that fits the person you are',
    lead: `${QUESTION_COUNT} short statements, ${landingClaims.duration}, and no account needed. You learn how you work at your best, which careers suit that, and what they pay where you live.`,
    start: 'Start Your Journey',
    seeHow: 'See How It Works',
    note: 'The assessment and its preview are free.',
    sample: 'Look at a sample report',
    sampleOf: (name: string) => `${name}’s career report · sample`,
    figuresLabel: `${BRAND.name} in figures`,
    claimedFigures: [
      { value: unverifiedLandingClaims.users, label: 'people guided' },
      { value: unverifiedLandingClaims.accuracy, label: 'accuracy' },
      { value: landingClaims.countries, label: 'countries' },
      { value: unverifiedLandingClaims.rating, label: 'average rating' },
    ],
    /** Texts of measured figures. Once enough readers have answered, a measured figure replaces the claim or fact. */
    measured: {
      guided: (date: string) => `people guided by ${date}`,
      readers: (decoys: string, n: number, date: string) =>
        `of suggested jobs are ones readers would look into, and ${decoys} of others (${n.toLocaleString('en-GB')} readers, ${date})`,
      rating: (n: number, date: string) => `average rating (${n.toLocaleString('en-GB')} readers, ${date})`,
    },
    figures: [
      { value: String(QUESTION_COUNT), label: 'short statements' },
      { value: String(CATEGORIES.length), label: 'sides of how you work' },
      { value: landingClaims.countries, label: 'countries with pay data' },
      { value: `${GUARANTEE_DAYS} days`, label: 'money-back guarantee' },
    ],
  },
  problem: {
    eyebrow: 'The problem',
    title: 'Most of us choose a career before we know ourselves',
    lead: 'We take the subject we were good at, the job that was open, or the path our parents understood. Then years go by. A poor fit has a price, and it is paid slowly.',
    claimedCosts: [
      { value: unverifiedLandingClaims.incomeLoss, label: 'average income lost each year in the wrong career' },
      { value: unverifiedLandingClaims.burnoutRecovery, label: 'to recover from burnout' },
      { value: unverifiedLandingClaims.lifetimeLoss, label: 'lost over a working life' },
      { value: unverifiedLandingClaims.disengaged, label: 'of people are disengaged at work' },
    ],
  },
  solution: {
    eyebrow: 'How it works',
    title: 'A clear bearing in three steps',
    lead: `We look at ${CATEGORIES.length} sides of how you work, from leadership to pressure resilience, and compare them with what real occupations ask for.`,
    steps: [
      {
        title: 'Answer honestly',
        text: `Say how far you agree with ${QUESTION_COUNT} everyday statements. It takes ${landingClaims.duration}, and you can stop and go on later.`,
      },
      {
        title: 'See your free preview',
        text: 'Your leadership style, the surroundings you work best in, how you communicate, and your two clearest strengths.',
      },
      {
        title: 'Unlock the full report',
        text: `For ${PRICE.label}, once: your ${landingClaims.careerMatches}, pay in your country, and a plan for the next months.`,
      },
    ],
    more: 'More about how it works',
    careers: 'Read about some 250 careers',
    evidence: 'How good is it? See every test',
    resultTitle: 'What the report looks like',
    resultText:
      'With made-up answers. Each career has a page: your shape over the job, its pay, the way there, one reason, one doubt, and a word for how well it fits.',
    resultOf: (firstName: string) => `The first of ${firstName}’s ten`,
  },
  stories: {
    eyebrow: 'Stories',
    title: 'What a good direction feels like',
    sampleNote: 'Sample content: these stories and names show where real ones will stand. They are not customers.',
    logosLabel: 'Sample company names',
  },
  pricing: {
    eyebrow: 'Pricing',
    title: 'One price, paid once',
    product: 'Complete Career Report',
    once: 'one-time payment, no subscription',
    claimedPerInsight: `${unverifiedLandingClaims.perInsight}, with ${unverifiedLandingClaims.insights} in it`,
    included: [
      'Your personality profile in twelve categories',
      `Your ${landingClaims.careerMatches}, each with its reasons`,
      'Salary data for your country, with its source and year',
      'Detailed job descriptions',
      'The work environment that fits you',
      'A skills development roadmap',
      'Industry networking tips',
      landingClaims.delivery,
      landingClaims.pdf,
    ],
    start: 'Get Your Report',
    guarantee: landingClaims.guarantee,
    claimedCompare: {
      title: 'What else you could pay for',
      rows: [
        { term: 'Career counsellor', detail: unverifiedLandingClaims.counsellor },
        { term: 'University career service', detail: unverifiedLandingClaims.university },
        { term: `${BRAND.name} report`, detail: `${PRICE.label}, once` },
      ],
    },
    costs: {
      title: 'What each part costs',
      rows: [
        { term: 'The assessment', detail: 'Free, no account needed' },
        { term: 'Your preview', detail: 'Free, and yours to see first' },
        { term: 'The full report', detail: `${PRICE.label}, once` },
      ],
    },
    compareNote:
      'A good counsellor offers a conversation that no report can. If you see one, take your report along: it gives you both a place to start.',
  },
  faq: {
    eyebrow: 'Questions',
    title: 'Asked before starting',
    items: [
      {
        question: 'How long does it take?',
        answer: `The ${QUESTION_COUNT} statements take ${landingClaims.duration}. Nothing is timed, and what you have answered is kept if you close the page.`,
      },
      {
        question: 'Do I need an account?',
        answer:
          'No. You give your name and email, answer, and see your preview. If you buy the report, an account is made for you so that you can come back to it.',
      },
      {
        question: 'What if the report is no use to me?',
        answer: `There is a ${landingClaims.guarantee}. Write to us and say which report it was; you need not argue your case.`,
      },
      {
        question: 'Can I take it again?',
        answer: `Yes, the assessment can be retaken after ${landingClaims.retakeAfterDays} days. People change more slowly than their mood, so a month gives a second result a chance to mean something. If you own a report, one retake within a year of buying it is free: it becomes a new version of that report.`,
      },
      {
        question: 'How good is the match?',
        answer:
          'It rests on what you say about yourself and on published data about occupations. It is a well-founded suggestion, not a verdict, and the report says how sure it can be.',
      },
      {
        question: 'Is the price the same everywhere?',
        answer: `The report costs ${PRICE.label} in pounds sterling; abroad, your bank converts it. ${landingClaims.localPricing}`,
      },
      {
        question: 'Who sees my answers?',
        answer:
          'Nobody you have not shown them to. We do not sell data or show advertising, and you can take your data with you or have it deleted.',
      },
    ],
  },
  final: {
    title: 'A few quiet minutes can change a direction',
    text: 'Begin with the free part. You decide about the rest when you have seen what it says about you.',
    start: 'Start Your Journey',
    contact: 'Ask us something first',
  },
} as const;

export const previewTexts = {
  title: 'Assessment Preview',
  note: `A few statements like the ${QUESTION_COUNT} of the real assessment. Your answers here are neither stored nor sent.`,
  counter: (number: number) => `Question ${number} of ${SAMPLE_STATEMENTS.length}`,
  progress: 'Sample progress',
  legend: 'How far do you agree?',
  options: ['Strongly disagree', 'Disagree', 'Agree', 'Strongly agree'],
  previous: 'Previous',
  next: 'Next',
  start: 'Start Real Assessment',
  startEarly: 'Start Real Assessment now',
} as const;
