import type { Draft } from '../../../report/generation/writers/model/prose-fields.js';
import { demandOf, ROBINS_DRAFT } from './robin.js';

const { strengths = '', profile = '', nextSteps = '', people = '', roadmap = '' } = ROBINS_DRAFT;

/** Twenty drafts with a false or harmful statement, by what is wrong: the texts that differ from the whole one. */
export const FALSE_DRAFTS: Readonly<Record<string, Draft>> = {
  'scores swapped between two categories': {
    profile: profile.replace('(92)', '(83)').replace('planning (83)', 'planning (92)'),
  },
  'a score of another category': {
    category_risk: 'Your risk tolerance is 83, so you weigh each step before you take it.',
  },
  'two scores in the wrong order': {
    strengths: `${strengths}\n\nYour scores for planning and leadership are 17 and 83, which shapes your days.`,
  },
  'a demand that is not this job’s': {
    why_15_2041_00: `Statisticians need analytical thinking: the job asks for ${demandOf('15-2041.00', 'analytical') - 20}, and you have plenty of it.`,
  },
  'a score given as what the job asks for': {
    why_15_1211_00:
      'The job asks for leadership of 17, so you would rarely have to direct anybody.',
  },
  'a distance that is not there': {
    strengths: `${strengths}\n\nPlanning lies 40 points above leadership, so the two pull in different ways.`,
  },
  'a low score called high': {
    profile: `${profile}\n\nYour leadership is very high, and people follow you without being asked.`,
  },
  'a high score called weak': {
    people: `${people}\n\nYour weak planning means that a friend should keep the calendar for you.`,
  },
  'the wrong category called highest': {
    strengths: `${strengths}\n\nYour strongest category is creativity, which shows in all you do.`,
  },
  'an order between scores that are alike': {
    profile: `${profile}\n\nYour practicality is clearly higher than your creativity.`,
  },
  'the other type': {
    profile:
      'You are an extravert with a clear shape. Analytical thinking (92) and planning (83) stand out, and leadership (17) is very low. Company gives you energy, and you think best while you talk with others about a problem that no one has solved yet.',
  },
  'an energy that is not there': {
    profile: `${profile}\n\nYour energy of 78 shows how you like to spend an evening.`,
  },
  'another job’s text': {
    why_13_2053_00:
      'You would check blood pressure, change dressings, give medicines and injections on a ward, and hand over to the night nurse.',
  },
  'another job’s name': {
    why_19_1022_00:
      'As a primary school teacher you would plan each lesson with care, and see how a class learns.',
  },
  'a job off the list as the best match': {
    nextSteps: `${nextSteps}\n\nAir traffic controller is the career that fits you best of all.`,
  },
  'suffering from depression': {
    category_resilience:
      'Your score suggests that you are suffering from depression, so take things slowly for a while.',
  },
  'signs of anxiety': {
    people: `${people}\n\nYour answers show signs of anxiety in groups, which a doctor could treat.`,
  },
  'a guaranteed place': {
    nextSteps: `${nextSteps}\n\nWith these scores you are guaranteed a place on a good course.`,
  },
  'a job that is sure to come': {
    roadmap: `${roadmap}\n\nFollow this plan and you will get a job within the year.`,
  },
  'a training time that is another job’s': {
    why_not_15_1253_00:
      'Training to test software usually takes eleven years, so think about how long you can wait.',
  },
};
