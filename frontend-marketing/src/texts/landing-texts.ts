import { BRAND, CATEGORIES, claims, PRICE, QUESTION_COUNT } from '@bearings/contracts';

const says = claims.landing;

export const landingTexts = {
  meta: {
    description:
      'Take a personality and strengths assessment, see a free preview, and get a career report with matches, pay and next steps.',
  },
  hero: {
    eyebrow: 'Personality, strengths and a way forward',
    title: 'Find work that fits the person you are',
    lead: `${QUESTION_COUNT} short statements, ${says.duration}, and no account needed. You learn how you work at your best, which careers suit that, and what they pay where you live.`,
    start: 'Start Your Journey',
    seeHow: 'See How It Works',
    note: 'The assessment and its preview are free.',
    figuresLabel: `${BRAND.name} in figures`,
    figures: [
      { value: says.users, label: 'people guided' },
      { value: says.accuracy, label: 'accuracy' },
      { value: says.countries, label: 'countries' },
      { value: says.rating, label: 'average rating' },
    ],
  },
  problem: {
    eyebrow: 'The problem',
    title: 'Most of us choose a career before we know ourselves',
    lead: 'We take the subject we were good at, the job that was open, or the path our parents understood. Then years go by. A poor fit has a price, and it is paid slowly.',
    costs: [
      { value: says.incomeLoss, label: 'average income lost each year in the wrong career' },
      { value: says.burnoutRecovery, label: 'to recover from burnout' },
      { value: says.lifetimeLoss, label: 'lost over a working life' },
      { value: says.disengaged, label: 'of people are disengaged at work' },
    ],
  },
  solution: {
    eyebrow: 'How it works',
    title: 'A clear bearing in three steps',
    lead: `We look at ${CATEGORIES.length} sides of how you work, from leadership to pressure resilience, and compare them with what real occupations ask for.`,
    steps: [
      {
        title: 'Answer honestly',
        text: `Say how far you agree with ${QUESTION_COUNT} everyday statements. It takes ${says.duration}, and you can stop and go on later.`,
      },
      {
        title: 'See your free preview',
        text: 'Your leadership style, the surroundings you work best in, how you communicate, and your two clearest strengths.',
      },
      {
        title: 'Unlock the full report',
        text: `For ${PRICE.label}, once: your ${says.careerMatches} career matches, pay in your country, and a plan for the next months.`,
      },
    ],
    more: 'More about how it works',
    resultTitle: 'What the report looks like',
    resultText:
      'Two pages of a report, with made-up answers: twelve sides of how somebody works, in words and bands rather than false decimals, and a career with its reasons, its doubts and its pay.',
  },
  stories: {
    eyebrow: 'Stories',
    title: 'What a good direction feels like',
    rating: `${says.rating} average rating`,
    sampleNote:
      'Sample content: these stories and names show where real ones will stand. They are not customers.',
    logosLabel: 'Sample company names',
  },
  pricing: {
    eyebrow: 'Pricing',
    title: 'One price, paid once',
    product: 'Complete Career Report',
    once: 'one-time payment, no subscription',
    perInsight: `${says.perInsight}, with ${says.insights} in it`,
    included: [
      'Your personality profile in twelve categories',
      `Your ${says.careerMatches} career matches, each with its reasons`,
      'Salary data for your country, with its source and year',
      'Detailed job descriptions',
      'The work environment that fits you',
      'A skills development roadmap',
      'Industry networking tips',
      says.delivery,
      says.pdf,
    ],
    start: 'Get Your Report',
    guarantee: says.guarantee,
    compareTitle: 'What else you could pay for',
    compareWay: 'Way to get advice',
    comparePrice: 'Price',
    compare: [
      { way: 'Career counsellor', price: says.counsellor },
      { way: 'University career service', price: says.university },
      { way: `${BRAND.name} report`, price: `${PRICE.label}, once` },
    ],
    compareNote:
      'A good counsellor offers a conversation that no report can. If you see one, take your report along: it gives you both a place to start.',
  },
  faq: {
    eyebrow: 'Questions',
    title: 'Asked before starting',
    items: [
      {
        question: 'How long does it take?',
        answer: `The ${QUESTION_COUNT} statements take ${says.duration}. Nothing is timed, and what you have answered is kept if you close the page.`,
      },
      {
        question: 'Do I need an account?',
        answer:
          'No. You give your name and email, answer, and see your preview. If you buy the report, an account is made for you so that you can come back to it.',
      },
      {
        question: 'What if the report is no use to me?',
        answer: `There is a ${says.guarantee}. Write to us and say which report it was; you need not argue your case.`,
      },
      {
        question: 'Can I take it again?',
        answer: `Yes, the assessment can be retaken after ${says.retakeAfterDays} days. People change more slowly than their mood, so a month gives a second result a chance to mean something.`,
      },
      {
        question: 'How good is the match?',
        answer:
          'It rests on what you say about yourself and on published data about occupations. It is a well-founded suggestion, not a verdict, and the report says how sure it can be.',
      },
      {
        question: 'Is the price the same everywhere?',
        answer: `The report costs ${PRICE.label} in pounds sterling; abroad, your bank converts it. ${says.localPricing}`,
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
  note: 'A sample to try. Your answers here are neither stored nor sent.',
  counter: (number: number) => `Question ${number} of ${QUESTION_COUNT}`,
  progress: 'Sample progress',
  legend: 'How far do you agree?',
  options: ['Strongly disagree', 'Disagree', 'Agree', 'Strongly agree'],
  previous: 'Previous',
  next: 'Next',
  start: 'Start Real Assessment',
} as const;
