import { CATEGORIES, claims, PRICE, QUESTION_COUNT } from '@bearings/domain';

const pageClaims = claims.howItWorks;

export const howItWorksTexts = {
  meta: {
    title: 'How It Works',
    description: `Three steps from ${QUESTION_COUNT} statements to a career report: what you answer, what you see for free, and what the full report contains.`,
  },
  eyebrow: 'How it works',
  title: 'From how you work to where you could go',
  lead: `You answer, we compare, you decide. Here is what happens in the ${pageClaims.duration} you give us, and what you hold in your hands afterwards.`,
  stepsTitle: 'Three steps',
  steps: [
    {
      title: 'Take the assessment',
      text: `${QUESTION_COUNT} statements, three for each of ${CATEGORIES.length} categories, answered on a five-point scale from Strongly Disagree to Strongly Agree. It takes ${pageClaims.duration}. There are no right answers and nothing is timed.`,
    },
    {
      title: 'Read your free preview',
      text: 'At once and at no cost you see your leadership style, the work environment that suits you, how you communicate, and your two clearest strengths. If your answers look hurried we say so, before you pay for anything.',
    },
    {
      title: 'Get the complete report',
      text: `If you want the rest, unlock it for ${PRICE.label}. It is written within a minute, stays in your account, and can be downloaded.`,
    },
  ],
  reportTitle: 'What the report contains',
  reportLead: 'Every report has the same parts. The facts in them are computed from your answers.',
  report: [
    {
      title: 'Personality profile',
      text: 'Twelve categories in plain words, and whether you lean towards extravert or introvert.',
    },
    {
      title: `Your ${pageClaims.careerMatches}`,
      text: 'Occupations whose demands look most like your profile, each with the reasons and the doubts.',
    },
    {
      title: 'Salary data for your country',
      text: 'Published figures with source and year. Where there is only an estimate it is called one.',
    },
    {
      title: 'Detailed job descriptions',
      text: 'What people in each occupation do all day, and what it takes to get in.',
    },
    {
      title: 'Work-environment fit',
      text: 'The pace, the company and the kind of leadership in which you do your best work.',
    },
    {
      title: 'Skills development roadmap',
      text: 'What to learn first, and small steps to find out whether a direction is right.',
    },
    {
      title: 'Industry networking tips',
      text: 'Whom to talk to and how to begin, suited to how sociable you are.',
    },
  ],
  kept: {
    title: 'It stays yours',
    text: [
      'Your report waits in your account: read it again, print it, or download it as a PDF, a web page or plain text. Choose another country and the pay figures change with it.',
      'You can download everything we hold about you and delete the account whenever you like. Nothing renews by itself.',
    ],
    note: 'All screens on this page show the product itself, with made-up answers.',
  },
  methodTitle: 'How sure can it be?',
  method: [
    'Each category rests on three statements, one of them turned round so that agreeing with everything does not make a high score. That is enough to tell strong tendencies from weak ones. It is not enough to tell 61 from 64, so we show bands and never decimals.',
    'Scores run from 0 to 100: 0 to 19 is very low, 20 to 39 low, 40 to 59 middle, 60 to 79 high and 80 to 100 very high. A score could move by about 13 points if you answered again. So a gap between two scores counts as clear only from 67 points, and only if your answers as a whole show a direction; by chance alone, about 4 in 100 people would pass our test for that. A pattern in the headline compares several scores at once, so it has to come back in at least half of 100 tries with that error.',
    'Extravert or introvert comes from communication (60%), leadership (25%) and risk tolerance (15%). From 50 up it is extravert, and within 10 points of 50 close to the middle.',
    'Careers are matched by comparing your answers with what jobs ask for in public data, and with what you tell us you enjoy. A match means that the work asks for much of what you say you prefer. It does not promise success. You know your life, and we don’t. A language model rated, twice, how much of each interest is in a job, and common jobs count a little more.',
  ],
  evidenceLink: 'How good is it? See what we measured',
  methodLink: {
    label: 'Read about the science behind matching',
    slug: 'science-behind-personality-career-matching',
  },
  price: {
    title: 'The price',
    product: 'Complete Career Report',
    once: 'one-time',
    guarantee: pageClaims.guarantee,
    text: 'No subscription and nothing to cancel. The assessment and the preview cost nothing.',
    start: 'Take the Assessment',
    contact: 'Ask a Question',
  },
} as const;
