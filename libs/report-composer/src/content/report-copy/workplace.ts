import type { Category } from '@bearings/domain';
import type { Wording } from '../wording.js';

/** Level of a person's score in one category: below 40, from 40 to 59, and from 60. */
export type ScoreLevel = 'low' | 'middle' | 'high';

interface WorkplaceCopy {
  /** The aspect of a workplace that the category affects, as a bold label. */
  aspect: string;
  leans: Record<ScoreLevel, readonly Wording[]>;
  /** Questions to an employer, for people with a low or a high score. */
  ask: Record<'low' | 'high', readonly Wording[]>;
}

export const WORKPLACE_COPY: Record<Category, WorkplaceCopy> = {
  leadership: {
    aspect: 'Say in decisions',
    leans: {
      low: [
        'Look for a clear manager and a clear role.',
        'You may prefer a place where the aim is set and the way is up to you.',
        'Teams where everyone argues over the plan could tire you.',
      ],
      middle: [
        'A say in your own work, without running the rest, sounds about right.',
        'A small team where people share the lead could suit you.',
      ],
      high: [
        'You want room to decide. Many layers of managers could frustrate you.',
        'Look for small teams where newcomers get something to run.',
        'Ask for a say early. Waiting for permission won’t suit you.',
      ],
    },
    ask: {
      low: ['Who decides what I work on, and how often does it change?', 'Can I move up here without managing people?'],
      high: ['What could I decide myself after six months?', 'Who got promoted last, and how long did it take?'],
    },
  },
  motivation: {
    aspect: 'Targets',
    leans: {
      low: [
        'Look for steady work that leaves your evenings alone.',
        'Public league tables of results could put you off.',
        'A settled place without much rivalry may suit you.',
      ],
      middle: [
        'Clear aims that you can reach are enough for you.',
        'You want to know what’s expected, and when you’ve done it.',
      ],
      high: [
        'You need a next step to aim for. Ask where people go from here.',
        'Look for a place with clear goals.',
        'Work without goals could bore you.',
      ],
    },
    ask: {
      low: [
        'What does a normal good week look like in this team?',
        'How are targets set, and what if someone misses one?',
      ],
      high: [
        'How will I know if I’m doing well?',
        { text: 'Which training would you pay for in the first two years?', about: 'pay' },
      ],
    },
  },
  communication: {
    aspect: 'People',
    leans: {
      low: [
        'You want long stretches without interruptions.',
        'A few close colleagues are enough for you. Look for few meetings.',
        { text: 'Written instructions and a quiet desk could suit you.', names: ['desk'] },
      ],
      middle: [
        'Some days with people and some alone would be a good mix.',
        'A small team nearby and a door you can close may suit you.',
      ],
      high: [
        'You want people around you. Working alone could wear you out.',
        'A busy room and plenty of talk would suit you.',
        'Look for a team that works together in the same place.',
      ],
    },
    ask: {
      low: ['How many hours a day are meetings or calls?', 'Where do people go when they need quiet?'],
      high: ['Who would I talk to on a normal day?', 'How much of the week is the team together?'],
    },
  },
  helping: {
    aspect: 'Purpose',
    leans: {
      low: [
        'Clear results matter more to you than a caring mission.',
        'You could work at some distance from the people served.',
        'A place with little public contact may suit you.',
      ],
      middle: [
        'You like work to be useful, without seeing proof every day.',
        'Kind colleagues matter. It needn’t be a charity.',
      ],
      high: [
        'You want to see who your work helps.',
        'Look for a place whose purpose you could explain in one sentence.',
        'Contact with the people you help would keep you going.',
      ],
    },
    ask: {
      low: ['How is good work measured here?', 'How much contact with the public is there?'],
      high: ['Can you tell me about someone this team has helped?', 'How does the team look after its own people?'],
    },
  },
  analytical: {
    aspect: 'Depth',
    leans: {
      low: [
        'Tasks with a clear start and end suit you better than open questions.',
        'You’d rather be shown how something is done. Look for good training.',
        'A clear procedure would help you more than a theory.',
      ],
      middle: [
        'Some problems to solve among things to get done could keep you interested.',
        'You can be exact when it matters, but not all day.',
      ],
      high: [
        'You want time to think before you answer.',
        'Look for people who change their minds when the facts do.',
        'Quick answers all day could frustrate you.',
      ],
    },
    ask: {
      low: ['How do new people learn the job?', 'Is there a set procedure for most cases?'],
      high: ['What’s the hardest question the team is working on?', 'When did facts last change a decision here?'],
    },
  },
  creativity: {
    aspect: 'New ideas',
    leans: {
      low: [
        'Methods that are already settled may suit you.',
        'A place that changes everything each year could annoy you.',
        'You’d rather get good at a system than replace it.',
      ],
      middle: [
        'A core you know, with some variety, sounds right.',
        'You like a new task now and then, without a new method each time.',
      ],
      high: [
        'You want some of the work to be new each week.',
        'Rules about every step could frustrate you.',
        'Look for a place that lets you choose how you get there.',
      ],
    },
    ask: {
      low: [
        'Which parts of the work are settled, and which change?',
        'Is there a written procedure for the main tasks?',
      ],
      high: ['Whose idea was the last change you made?', 'How free would I be to choose my own way?'],
    },
  },
  planning: {
    aspect: 'Structure',
    leans: {
      low: [
        'Fixed hours and long procedures could annoy you.',
        'Work that changes through the day may suit you.',
        'Look for quick feedback and short tasks.',
      ],
      middle: [
        'A loose plan, with the big dates fixed, is likely to suit you.',
        'You can put up with some mess if the main dates are clear.',
      ],
      high: [
        'You want to know what’s coming. Constant changes could tire you.',
        'Well-run places suit you, with clear agreements and meetings on time.',
        'Look for a team that plans its weeks ahead.',
      ],
    },
    ask: {
      low: ['How fixed is the working day?', 'How much of the job is paperwork?'],
      high: ['How far ahead is the work planned?', 'How often do plans change in the middle of a week?'],
    },
  },
  practical: {
    aspect: 'Desk or hands',
    leans: {
      low: [
        { text: 'A desk and a good question are enough for you.', names: ['desk'] },
        'Choose a place where you work with words, people or numbers.',
        'You can leave tools and sites to others.',
      ],
      middle: [
        'A mix of desk work and hands-on work could suit you.',
        { text: 'You can be happy at a desk if you get up from it.', names: ['desk'] },
      ],
      high: [
        'You want to move and make things, not sit at a desk all day.',
        { text: 'Look for a workshop, a kitchen, a studio or a site.', names: ['dirt', 'host'] },
        'Days with nothing but a screen could make you restless.',
      ],
    },
    ask: {
      low: ['How much of the work is done at a desk?', 'Is any of the work physical?'],
      high: ['How much of the day is spent on your feet or with tools?', 'Can I see the place where the work is done?'],
    },
  },
  resilience: {
    aspect: 'Pressure',
    leans: {
      low: [
        'Choose calm places, where you can put a mistake right the next day.',
        { text: 'A manager who gives bad news quietly would help you.', names: ['distress'] },
        { text: 'Look for work with few emergencies.', names: ['conflict', 'distress'] },
      ],
      middle: [
        'Some rush is fine if it isn’t like that every day.',
        'You can handle surprises if there’s someone to ask.',
      ],
      high: [
        'You say you can work where things go wrong.',
        {
          text: 'Front desks, live events and emergencies may be open to you.',
          names: ['conflict', 'distress'],
        },
        'A bit of pressure needn’t put you off a place.',
      ],
    },
    ask: {
      low: ['What happens here when someone makes a mistake?', 'Who can I turn to when something goes badly?'],
      high: [
        {
          text: 'What was the last real emergency, and what did people do?',
          names: ['conflict', 'distress'],
        },
        'What makes a day difficult here?',
      ],
    },
  },
  risk: {
    aspect: 'Security',
    leans: {
      low: [
        { text: 'A permanent contract and steady pay would take a worry away.', about: 'pay' },
        'Look at employers that have been there for a long time.',
        { text: 'Ask how the job is paid for before you accept it.', about: 'pay' },
      ],
      middle: [
        'A short contract or a young firm is fine if you have a way back.',
        'New projects inside a steady place could suit you.',
      ],
      high: [
        'Short contracts and young firms are real options for you.',
        'Too many forms before you try something could annoy you.',
        'Freedom matters more to you than security.',
      ],
    },
    ask: {
      low: ['How long do people usually stay?', { text: 'How is the job paid for, and until when?', about: 'pay' }],
      high: ['What did the team try last year that failed?', 'How much can I decide without asking?'],
    },
  },
  spatial: {
    aspect: 'Equipment',
    leans: {
      low: [
        'Look for simple tools and someone who helps with them.',
        'You needn’t work near machines or drawings.',
        'Good technical support would make your day easier.',
      ],
      middle: [
        'You’re fine with good tools and a bit of technical work.',
        'Modern equipment is welcome, if someone else looks after it.',
      ],
      high: [
        'Good equipment matters to you. Look at it before you accept.',
        'Studios, labs and workshops could suit you.',
        'A technical team is likely to interest you.',
      ],
    },
    ask: {
      low: ['Which systems would I have to learn, and who teaches them?', 'How technical does the job become later?'],
      high: ['Which tools does the team use, and who chose them?', 'Is there time to learn new equipment properly?'],
    },
  },
  burnout: {
    aspect: 'Workload',
    leans: {
      low: [
        { text: 'Hours matter a lot for you. Regular ones are worth some pay.', about: 'pay' },
        'Avoid places where staying late is normal.',
        'A shorter week may be worth asking about.',
      ],
      middle: ['Busy seasons are fine if they end.', 'A full-time week with enough time off should suit you.'],
      high: [
        { text: 'Shifts, seasons and demanding training may be open to you.', names: ['shifts'] },
        'A heavy workload needn’t rule a place out.',
        'You can look at the work first and the hours second.',
      ],
    },
    ask: {
      low: ['When did people go home last week?', 'Who covers when someone is ill?'],
      high: ['When is the busiest time, and how long is it?', 'How is extra work shared out?'],
    },
  },
};
