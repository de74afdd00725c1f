// The name and the sentence of each pattern. libs/domain/src/patterns.ts has what each claims of the
// scores; patterns.spec.ts checks that the sentence claims the same. All are in words that British and American English
// share, because a card or link may be read anywhere.
import type { PatternId } from '@bearings/domain';

export interface PatternText {
  name: string;
  sentence: string;
}

export const PATTERN_TEXTS: Readonly<Record<PatternId, PatternText>> = {
  'first-people-extravert': {
    name: 'Out among people',
    sentence: 'Talking with people and looking out for them came first, and your answers lean to the outgoing side.',
  },
  'first-people-introvert': {
    name: 'Quietly close',
    sentence: 'Looking out for people and talking with them came first, though your answers lean to the quiet side.',
  },
  'first-making-extravert': {
    name: 'Hands-on in company',
    sentence: 'Hands-on work and seeing how things fit came first, and your answers lean to the outgoing side.',
  },
  'first-making-introvert': {
    name: 'Hands before words',
    sentence: 'You put hands-on work and seeing how things fit first, and your answers lean to the quiet side.',
  },
  'first-novelty-extravert': {
    name: 'New ideas out loud',
    sentence: 'New ideas and taking chances came first, and your answers lean to the outgoing side.',
  },
  'first-novelty-introvert': {
    name: 'New ideas, few words',
    sentence: 'You put new ideas and taking chances first, and your answers lean to the quiet side.',
  },
  'first-method-extravert': {
    name: 'Reasons out loud',
    sentence: 'Working things out and planning ahead came first, and your answers lean to the outgoing side.',
  },
  'first-method-introvert': {
    name: 'Thinking before talking',
    sentence: 'You put working things out and planning ahead first, and your answers lean to the quiet side.',
  },
  'first-charge-extravert': {
    name: 'Out in front',
    sentence: 'Taking the lead and aiming high came first, and your answers lean to the outgoing side.',
  },
  'first-charge-introvert': {
    name: 'Quiet ambition',
    sentence: 'Aiming high and taking the lead came first, though your answers lean to the quiet side.',
  },
  'first-calm-extravert': {
    name: 'Calm in a crowd',
    sentence: 'Staying calm and bouncing back came first, and your answers lean to the outgoing side.',
  },
  'first-calm-introvert': {
    name: 'Quiet calm',
    sentence: 'You put staying calm and bouncing back first, and your answers lean to the quiet side.',
  },

  'first-people': {
    name: 'People first',
    sentence: 'In your answers, talking with people and looking out for them came first.',
  },
  'first-making': {
    name: 'Hands first',
    sentence: 'In your answers, hands-on work and seeing how things fit came first.',
  },
  'first-novelty': {
    name: 'New things first',
    sentence: 'In your answers, new ideas and taking chances came first.',
  },
  'first-method': {
    name: 'Reasons first',
    sentence: 'In your answers, working things out and planning ahead came first.',
  },
  'first-charge': {
    name: 'Goals first',
    sentence: 'In your answers, aiming high and taking the lead came first.',
  },
  'first-calm': {
    name: 'Calm first',
    sentence: 'In your answers, staying calm and bouncing back came first.',
  },

  'people-novelty-charge': {
    name: 'Up front with new ideas',
    sentence: 'You put talking above hands-on work, new ideas above planning, and taking the lead above staying calm.',
  },
  'people-novelty-calm': {
    name: 'New ideas, no rush',
    sentence: 'You put talking above hands-on work, new ideas above planning, and staying calm above aiming high.',
  },
  'people-method-charge': {
    name: 'A voice with a plan',
    sentence: 'You put talking above hands-on work, planning above new ideas, and taking the lead above staying calm.',
  },
  'people-method-calm': {
    name: 'Steady beside people',
    sentence:
      'You put looking out for people above hands-on work, planning above taking chances, and staying calm above taking the lead.',
  },
  'making-novelty-charge': {
    name: 'Try it, build it, run it',
    sentence: 'You put hands-on work above talking, new ideas above planning, and taking the lead above staying calm.',
  },
  'making-novelty-calm': {
    name: 'Unhurried tinkering',
    sentence: 'You put hands-on work above talking, taking chances above planning, and staying calm above aiming high.',
  },
  'making-method-charge': {
    name: 'Plan it, push it, make it',
    sentence: 'You put hands-on work above talking, planning above taking chances, and aiming high above staying calm.',
  },
  'making-method-calm': {
    name: 'Calm order, busy hands',
    sentence: 'You put hands-on work above talking, planning above new ideas, and staying calm above taking the lead.',
  },

  'people-novelty': {
    name: 'Ideas in company',
    sentence: 'In your answers, talking with people came above hands-on work, and new ideas above planning.',
  },
  'people-method': {
    name: 'Plans for people',
    sentence: 'In your answers, looking out for people came above hands-on work, and planning above taking chances.',
  },
  'making-novelty': {
    name: 'Try it by hand',
    sentence: 'In your answers, hands-on work came above talking with people, and taking chances above planning.',
  },
  'making-method': {
    name: 'Hands with a plan',
    sentence: 'In your answers, hands-on work came above talking with people, and planning above new ideas.',
  },
  'people-charge': {
    name: 'Lead by talking',
    sentence: 'In your answers, talking with people came above hands-on work, and taking the lead above staying calm.',
  },
  'people-calm': {
    name: 'Calm in company',
    sentence: 'In your answers, talking with people came above hands-on work, and staying calm above taking the lead.',
  },
  'making-charge': {
    name: 'High aims, busy hands',
    sentence: 'In your answers, hands-on work came above talking with people, and aiming high above staying calm.',
  },
  'making-calm': {
    name: 'Calm at the bench',
    sentence: 'In your answers, hands-on work came above talking with people, and staying calm above aiming high.',
  },
  'novelty-charge': {
    name: 'Out ahead of the plan',
    sentence: 'In your answers, taking chances came above planning, and taking the lead above staying calm.',
  },
  'novelty-calm': {
    name: 'At ease with the new',
    sentence: 'In your answers, new ideas came above planning, and staying calm above taking the lead.',
  },
  'method-charge': {
    name: 'Plans that aim high',
    sentence: 'In your answers, planning came above taking chances, and aiming high above staying calm.',
  },
  'method-calm': {
    name: 'Calm, with a plan',
    sentence: 'In your answers, planning came above new ideas, and staying calm above taking the lead.',
  },

  'people-extravert': {
    name: 'More talk than tools',
    sentence:
      'You put talking with people and looking out for them above hands-on work, and your answers lean to the outgoing side.',
  },
  'people-introvert': {
    name: 'Quietly for people',
    sentence: 'You put looking out for people above hands-on work, though your answers lean to the quiet side.',
  },
  'making-extravert': {
    name: 'Hands-on, out loud',
    sentence: 'You put hands-on work above looking out for people, and your answers lean to the outgoing side.',
  },
  'making-introvert': {
    name: 'More tools than talk',
    sentence: 'You put hands-on work above talking with people, and your answers lean to the quiet side.',
  },
  'novelty-extravert': {
    name: 'Say it, then try it',
    sentence: 'You put new ideas and taking chances above planning, and your answers lean to the outgoing side.',
  },
  'novelty-introvert': {
    name: 'Quietly trying things',
    sentence: 'You put new ideas and taking chances above planning, though your answers lean to the quiet side.',
  },
  'method-extravert': {
    name: 'Planning out loud',
    sentence:
      'You put planning and working things out above taking chances, and your answers lean to the outgoing side.',
  },
  'method-introvert': {
    name: 'Quietly thought through',
    sentence: 'You put working things out and planning above new ideas, and your answers lean to the quiet side.',
  },
  'charge-extravert': {
    name: 'Ambition out loud',
    sentence: 'You put taking the lead and aiming high above staying calm, and your answers lean to the outgoing side.',
  },
  'charge-introvert': {
    name: 'Ambition kept quiet',
    sentence: 'You put aiming high above staying calm and bouncing back, though your answers lean to the quiet side.',
  },
  'calm-extravert': {
    name: 'Outgoing, in no rush',
    sentence:
      'You put staying calm above taking the lead and aiming high, though your answers lean to the outgoing side.',
  },
  'calm-introvert': {
    name: 'Quiet, in no rush',
    sentence: 'You put staying calm above taking the lead and aiming high, and your answers lean to the quiet side.',
  },

  people: {
    name: 'People before tools',
    sentence: 'In your answers, talking with people and looking out for them came above hands-on work.',
  },
  making: {
    name: 'Tools before talk',
    sentence: 'In your answers, hands-on work and seeing how things fit came above talking with people.',
  },
  novelty: {
    name: 'Try first, plan later',
    sentence: 'In your answers, new ideas and taking chances came above planning and working things out.',
  },
  method: {
    name: 'Plan first, leap later',
    sentence: 'In your answers, planning and working things out came above new ideas and taking chances.',
  },
  charge: {
    name: 'Drive before calm',
    sentence: 'In your answers, taking the lead and aiming high came above staying calm and bouncing back.',
  },
  calm: {
    name: 'Calm before drive',
    sentence: 'In your answers, staying calm and bouncing back came above taking the lead and aiming high.',
  },
};
