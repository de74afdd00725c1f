import { BRAND, claims } from '@bearings/domain';

export const aboutTexts = {
  meta: {
    title: 'About',
    description: `Why ${BRAND.name} exists, what it believes about careers and evidence, and who makes it.`,
  },
  eyebrow: `About ${BRAND.name}`,
  title: 'Good career advice should not depend on whom you know',
  lead: 'Some people grow up with an aunt who explains the professions and a neighbour who opens a door. Everybody else gets a leaflet. We make the thing in between: advice that knows you a little, costs little, and is honest about its limits.',
  mission: {
    title: 'Our mission',
    text: [
      'To help students and young professionals choose a direction with their eyes open: knowing how they work, what work there is, and what it pays where they live.',
      'A compass does not walk for you and does not name your destination. It tells you which way you are facing. That is what an assessment can do well, and it is all we claim for ours.',
    ],
  },
  values: {
    title: 'What we hold to',
    items: [
      {
        title: 'Evidence before enthusiasm',
        text: 'Figures carry their source and their year. Where we do not know, we write that we do not know.',
      },
      {
        title: 'Plain words',
        text: 'No types with secret letters, no jargon. If a sentence needs a psychologist to read it, we write it again.',
      },
      {
        title: 'Your data stays yours',
        text: 'We ask for what the report needs, keep it no longer than we say, and let you take it away or delete it.',
      },
      {
        title: 'A fair exchange',
        text: 'You see a true preview before you pay, you pay once, and you get your money back if it did not help.',
      },
    ],
  },
  team: {
    title: 'The team',
    lead: 'Three people, and the work each of them answers for.',
    sampleNote: 'Sample content: the roles are shown without names until the real team is introduced.',
  },
  final: {
    title: 'Find out which way you are facing',
    text: `The assessment is free and takes ${claims.about.duration}.`,
    start: 'Start Your Journey',
  },
} as const;
