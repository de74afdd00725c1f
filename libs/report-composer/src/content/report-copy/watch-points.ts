import type { Category } from '@bearings/domain';
import type { Wording } from '../wording.js';

interface WatchPoint {
  /** The risk of the low score. */
  cost: readonly Wording[];
  /** Advice on that risk. */
  handle: readonly Wording[];
}

/** Texts for categories in the bands "low" and "very low". */
export const WATCH_POINTS: Record<Category, WatchPoint> = {
  leadership: {
    cost: [
      'Decisions may be made without your view in them.',
      { text: 'In many fields, pay rises with being in charge of people.', about: 'pay' },
      'Some jobs turn into managing after a few years.',
    ],
    handle: [
      'Look for jobs where you move up by knowing more, not by managing.',
      'Offer to write the first draft. It gives you a say without being in charge.',
      'Ask early if there’s a way up for specialists.',
    ],
  },
  motivation: {
    cost: [
      'Long courses can drag if the subject doesn’t interest you.',
      'Applications often ask about goals, and yours may not show.',
      'A job with hard targets could feel like too much.',
    ],
    handle: [
      'Choose by interest first. Effort comes more easily when you like the tasks.',
      'Use a study partner or a course with fixed dates.',
      'Pick one small goal and tell someone about it.',
    ],
  },
  communication: {
    cost: [
      'Open-plan offices and back-to-back meetings may tire you out.',
      'Good work can go unnoticed if you don’t talk about it.',
      'A day full of strangers may take a lot out of you.',
    ],
    handle: [
      'In interviews, ask how many hours a week you’d spend with people.',
      'Prepare one sentence before each meeting and say it early.',
      'Send a short note about what you’ve done. It speaks for you.',
    ],
  },
  helping: {
    cost: [
      'Hearing people’s problems all day could wear you out or make you short-tempered.',
      'People may think you don’t care when you’re just concentrating.',
      { text: 'Caring jobs would ask for this every day.', names: ['care'] },
    ],
    handle: [
      'Ask one person a real question each week, and remember the answer.',
      'Be helpful through your work: on time and easy to build on.',
      'Check how much contact with people a job has before you apply.',
    ],
  },
  analytical: {
    cost: [
      'A good story can make you miss a missing fact.',
      'Courses with a lot of theory may be hard going.',
      'You may decide before you’ve checked.',
    ],
    handle: [
      'Before a big decision, ask someone to look for the hole in it.',
      { text: 'Use simple checks: a second source or a night’s sleep.', names: ['shifts'] },
      { text: 'Choose courses that teach through practice.', names: ['teach'] },
    ],
  },
  creativity: {
    cost: [
      'You may stick with the usual way after it stops working.',
      'Jobs that need new ideas every week could be tiring.',
      'A task without a set method may be harder to start.',
    ],
    handle: [
      'Collect other people’s solutions, and choose among them.',
      'When you’re stuck, change one thing and compare.',
      'Ask for an example before you begin.',
    ],
  },
  planning: {
    cost: [
      'Late starts can make good work look careless.',
      'Jobs where one forgotten detail does harm could be a strain.',
      'Small promises are easy to lose track of.',
    ],
    handle: [
      'Keep one list in one place, and check it at the same time every day.',
      'Tell someone else the date, so it isn’t only in your head.',
      'Set a reminder the moment you agree to something.',
    ],
  },
  practical: {
    cost: [
      'Some of your ideas may never get made.',
      'Work with tools or on sites would ask for this every day.',
      'Hands-on training may feel slow to you.',
    ],
    handle: [
      'Work with someone who likes the practical side.',
      'Watch someone do a task with tools before you sign up for it.',
      'Visit a workplace before you choose hands-on training.',
    ],
  },
  resilience: {
    cost: [
      {
        text: 'Emergencies and arguments at work may take a lot out of you.',
        names: ['conflict', 'distress'],
      },
      'Harsh feedback may bother you for a while.',
      'A tense team could be harder for you than the work.',
    ],
    handle: [
      'Plan for the two or three things most likely to go wrong.',
      'After a setback, write down what happened and what comes next.',
      'Ask who you could turn to on a bad day.',
    ],
  },
  risk: {
    cost: [
      'Some chances may pass while you’re still checking.',
      { text: 'Self-employed or commission pay goes up and down, which might worry you.', about: 'pay' },
      'A new firm may feel too uncertain.',
    ],
    handle: [
      'Break a bold step into small ones that you can undo.',
      'When you turn something down as unsafe, note what staying put costs.',
      'Ask how long a job lasts, and what comes after.',
    ],
  },
  spatial: {
    cost: [
      'Technical drawings and new equipment may slow you down.',
      'Engineering or design courses would start with something you like less.',
      'Learning a new machine may take you extra time.',
    ],
    handle: [
      'Ask for instructions in words, step by step.',
      'Learn the few tools your field needs, and leave the rest.',
      'Ask someone to show you once, and take notes.',
    ],
  },
  burnout: {
    cost: [
      'Long hours could cost you more than the job is worth.',
      'Even a job you love can wear you out.',
      'Busy seasons may leave you with little energy.',
    ],
    handle: [
      'Plan rest before the busy time, not after it.',
      'Ask what happens in the busiest month of the year.',
      'Ask when people went home last week.',
    ],
  },
};
