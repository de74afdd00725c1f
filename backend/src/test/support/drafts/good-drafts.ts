import type { Draft } from '../../../report/generation/writers/model/prose-fields.js';
import { demandOf, ROBINS_DRAFT } from './robin.js';

const { strengths = '', profile = '', nextSteps = '', people = '', roadmap = '' } = ROBINS_DRAFT;
const { workplace = '', careers = '' } = ROBINS_DRAFT;

/** Twenty drafts that may be shown, by what is special: the texts that differ from the whole one. */
export const GOOD_DRAFTS: Readonly<Record<string, Draft>> = {
  'the whole draft as it is': {},
  'counts of things to do': {
    nextSteps: `${nextSteps}\n- Save 20 job adverts and mark the words that come up in most of them.`,
  },
  'minutes, hours and weeks': {
    roadmap: `${roadmap}\n- Give it 45 minutes a day, four days a week, and look back after 6 weeks.`,
  },
  'a time of day': {
    workplace: `${workplace}\n- Does the day start at 9 am sharp, or is it up to me?`,
  },
  'idioms with digits': {
    people: `${people}\n\nAsk for a 1:1 with someone you trust. No one has to be on call 24/7, and a 360-degree view can wait.`,
  },
  'scores in pairs': {
    strengths: `${strengths}\n\nYour scores for planning and leadership are 83 and 17, which shapes your days.`,
  },
  'scores before their names': {
    profile: `${profile}\n\nWith 92 in analytical thinking and 83 in planning, you like to be sure of your facts.`,
  },
  'a true distance': {
    strengths: `${strengths}\n\nPlanning lies 66 points above leadership, so you would rather prepare than direct.`,
  },
  'a demand beside a score': {
    why_15_2041_00: `The job asks for ${demandOf('15-2041.00', 'analytical')} in analytical thinking, and your own score of 92 is not far from it.`,
  },
  'a training time of the job': {
    why_not_15_1253_00:
      'Training to test software often takes some months, so ask a software tester how they began.',
  },
  'bands in words': {
    profile: `${profile}\n\nPlanning and spatial and technical are both strong, while risk tolerance is low.`,
  },
  'a band denied': {
    category_creativity:
      'Your creativity is not high and not low either: an idea is welcome when it can be used.',
  },
  'a true comparison': {
    profile: `${profile}\n\nYour analytical thinking is clearly higher than your leadership.`,
  },
  'the right type, and the other one for contrast': {
    people: `${people}\n\nYou lean towards the introvert side, so you may tire sooner than an extravert at a long party.`,
  },
  'illness of the people that a job serves': {
    why_19_1022_00:
      'Microbiologists find out which germs make patients ill, so that an illness can be treated in time.',
  },
  'no guarantee': {
    nextSteps: `${nextSteps}\n\nNo course can guarantee a job, and nothing is certain to work the first time.`,
  },
  'another of the ten for comparison': {
    nextSteps: `${nextSteps}\n- Compare the first week of a statistician with that of a chemist, in two columns.`,
  },
  'advice to speak to people in other jobs': {
    people: `${people}\n\nA science teacher or a librarian can often name someone who does the work.`,
  },
  'names of tools with digits': {
    roadmap: `${roadmap}\n- **Tools:** learn the first steps of C++ and of SQL, one evening each.`,
  },
  'the ten as a number': {
    careers: `${careers} Three of the ten happen in a laboratory, and in five years you may know which half is yours.`,
  },
};
