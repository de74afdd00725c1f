import type { DealBreakerId, TileId } from '@bearings/domain';
import type { TextSubject, Wording } from '../wording.js';
/** Texts on one field of work. `FIELD_COPY` has them by the first two digits of the field's occupation codes. */
export interface FieldCopy {
  /** The name within a sentence: "health care", "computing". */
  name: string;
  /** The subject of its texts, if we alone write on that. */
  about?: TextSubject;
  /** Where a reader can meet people who do the work. */
  meet: readonly Wording[];
  /** What the reader should prepare before meeting them. */
  show: string;
  /** Deal-breakers and kinds of work (tiles) that `show` mentions. */
  showNames?: readonly (DealBreakerId | TileId)[];
}

const MEET_FIRMS_STEPS: readonly string[] = [
  'Ask a firm near you if you can watch the work for a morning.',
  'Look for evening talks by professional bodies, and stay to chat.',
];
const MEET_SUPPORT_WORKER_STEPS: readonly string[] = [
  'Charities and advice services take volunteers.',
  'Ask a local support service if you can shadow someone for a morning.',
];

export const FIELD_COPY: Readonly<Record<string, FieldCopy>> = {
  '11': {
    name: 'management',
    meet: [
      'Local business groups and professional institutes hold talks for visitors.',
      'Ask a manager you know for half an hour about their last hard decision.',
    ],
    show: 'a page on something you arranged: the aim, what went wrong and what it cost',
  },
  '13': {
    name: 'business',
    meet: MEET_FIRMS_STEPS,
    show: 'a short look at a real business, using figures it publishes',
  },
  '15': {
    name: 'computing',
    meet: [
      { text: 'Try free evening meet-ups for programmers and analysts.', names: ['software'] },
      'Open-source projects take help from beginners. Correcting a help page is a good start.',
    ],
    show: 'two or three small finished programs or studies of data',
  },
  '17': {
    name: 'engineering',
    meet: [
      'Engineering institutions hold local talks and site visits.',
      'Ask engineers at a firm or a university what they draw, test or check.',
    ],
    show: 'drawings or photos of something you designed or took apart',
  },
  '19': {
    name: 'science',
    meet: [
      'Research groups give public talks. Speak to one of the speakers afterwards.',
      'Museums and science clubs bring scientists and beginners together.',
    ],
    show: 'a short report on an experiment of your own',
  },
  '21': {
    name: 'community work',
    meet: MEET_SUPPORT_WORKER_STEPS,
    show: 'a note on what you found out by volunteering, without anyone’s name in it',
  },
  '23': {
    name: 'law',
    about: 'law',
    meet: [
      'Most court hearings are public. Sit in on a few.',
      'Ask a law firm or an advice clinic if you can visit for a day.',
    ],
    show: 'one page on a case you followed, with both sides put fairly',
  },
  '25': {
    name: 'education',
    meet: [
      'Schools, libraries and museums take helpers.',
      { text: 'Talk to teachers of three different age groups.', names: ['teach'] },
    ],
    show: 'a lesson you planned and gave, with what you’d change',
    showNames: ['teach'],
  },
  '27': {
    name: 'the arts and media',
    meet: [
      'Student exhibitions, local festivals and portfolio evenings are open to visitors.',
      'Write to a small studio, paper or stage company, and name a piece of its work.',
    ],
    show: 'a few finished pieces, with a sentence on each decision',
  },
  '29': {
    name: 'health care',
    about: 'health',
    meet: [
      'Hospitals and clinics take volunteers, and some have days for visitors.',
      'Ask a hospital or a clinic if you can visit or help for a day.',
    ],
    show: 'a diary of hours spent in any caring place, and what surprised you',
    showNames: ['distress', 'care'],
  },
  '31': {
    name: 'hands-on care',
    about: 'health',
    meet: [
      'Ask a home for older people or a clinic if you can spend a day there.',
      'Ask people who assist in clinics how they trained.',
    ],
    show: 'a first-aid certificate and a few weeks of volunteering',
  },
  '33': {
    name: 'public safety',
    meet: [
      'Fire, police and rescue services invite visitors and have volunteers.',
      { text: 'Ask an officer about the shifts and the paperwork first.', names: ['shifts'] },
    ],
    show: 'proof of fitness, first aid and turning up',
  },
  '35': {
    name: 'hospitality',
    meet: [
      { text: 'Kitchens and bars offer trial shifts. Ask for one.', names: ['shifts', 'host'] },
      'Food markets and small producers know who is hiring.',
    ],
    show: 'a few dishes or a menu of your own, with the costs',
  },
  '37': {
    name: 'building care',
    meet: [
      'Parks and estates take helpers for the season.',
      'Spend a day with someone who looks after a building or its grounds.',
    ],
    show: 'before-and-after photos of a place you looked after',
  },
  '39': {
    name: 'personal services',
    meet: [
      'Visit a salon, a gym or a museum, and ask how people began.',
      'Trade shows for beauty, fitness and leisure let learners in cheaply.',
    ],
    show: 'a record of people or animals you’ve looked after, with permission',
  },
  '41': {
    name: 'sales',
    meet: [
      {
        text: 'Go to a trade fair, and ask what makes a customer come back.',
        names: ['selling', 'sales', 'win'],
      },
      'Ask a shop or an agency for a few Saturday hours.',
    ],
    show: 'a note on something you sold, to which customer, and why they said yes',
  },
  '43': {
    name: 'office work',
    meet: [
      'Ask the office of a club, a school or a firm if you can help for a morning.',
      'Ask office staff at a college, a club or a firm how their week works.',
    ],
    show: 'a tidy schedule, a set of minutes or a spreadsheet you keep',
  },
  '45': {
    name: 'farming',
    about: 'licence',
    meet: [
      'Farms and agricultural shows welcome visitors in the busy season.',
      'Farms and nature reserves take beginners.',
    ],
    show: 'a short season of outdoor work, and a driving test passed if you can',
    showNames: ['weather'],
  },
  '47': {
    name: 'construction',
    meet: [
      'Training workshops and site visits are good places to start.',
      'Ask a small firm if you can watch the work for a day.',
    ],
    show: 'photos of anything you built',
  },
  '49': {
    name: 'technical repair',
    meet: [
      {
        text: 'Take a broken thing and a question to a repair café or a workshop.',
        names: ['repair'],
      },
      'Ask a college with workshops when visitors can try the tools.',
    ],
    show: 'a log of things you repaired, with the fault you found in each',
  },
  '51': {
    name: 'manufacturing',
    meet: [
      'Factories hold tours, and craft workshops sometimes let visitors help.',
      'Try a workshop open to all. You’ll work beside people who make things.',
    ],
    show: 'a piece you made to a drawing, and the drawing',
  },
  '53': {
    name: 'transport',
    about: 'licence',
    meet: [
      'Ask depots, ports and airfields about visits, and about the hours.',
      'Flying, sailing and driving clubs are good places to meet people.',
    ],
    show: 'any driving test you passed, and a log of hours',
  },
};

const MEET_ANIMAL_CARER_STEPS: readonly string[] = [
  'Ask an animal shelter, a stable or a vet’s practice if you can help for a day.',
  'Visit a rescue home or an animal clinic, and talk to the staff.',
];

/** Where a reader can meet people, for occupations that differ from the rest of their field. */
export const MEET_BY_CODE: Readonly<Record<string, readonly Wording[]>> = {
  '15-2011.00': MEET_FIRMS_STEPS,
  '15-2031.00': MEET_FIRMS_STEPS,
  '15-2041.00': MEET_FIRMS_STEPS,
  '19-3011.00': MEET_FIRMS_STEPS,
  '19-3033.00': MEET_SUPPORT_WORKER_STEPS,
  '19-3034.00': MEET_SUPPORT_WORKER_STEPS,
  '19-3051.00': [
    'Council meetings on planning are public. Sit in on one, and talk to a planner afterwards.',
    'Ask your council if you can watch the planning office for a morning.',
  ],
  '19-5011.00': MEET_FIRMS_STEPS,
  '27-2022.00': [
    'Sports clubs take helpers. Ask a coach if you can help at a session.',
    'Ask at a club how its coaches trained, and what a week brings in.',
  ],
  '27-3031.00': MEET_FIRMS_STEPS,
  '27-3042.00': MEET_FIRMS_STEPS,
  '27-3091.00': [
    'Bodies for translators hold talks online and in person. Ask a speaker how they began.',
    'Ask an agency or a translator which languages are in demand, and how they test people.',
  ],
  '39-4031.00': [
    'Write to a local funeral director, and ask if they would tell you about the work.',
    'Some funeral directors invite visitors. Go there, and ask how people began.',
  ],
  '41-3021.00': MEET_FIRMS_STEPS,
  '41-3031.00': MEET_FIRMS_STEPS,
  '41-4011.00': MEET_FIRMS_STEPS,
  '43-5031.00': [
    'Ambulance, fire and police services have volunteers and days for visitors. Ask there who answers the calls.',
    'Write to a control room, and ask if you can talk to someone who answers calls.',
  ],
  '43-5052.00': [
    'Ask the people who deliver where you live how their day runs.',
    'Ask at a sorting office what time the day starts and how long a round is.',
  ],
  '27-1023.00': [
    'Ask a florist if you can help in the days before a busy holiday.',
    'Flower markets and wedding fairs are good places to talk to florists.',
  ],
  '29-1131.00': MEET_ANIMAL_CARER_STEPS,
  '29-2056.00': MEET_ANIMAL_CARER_STEPS,
  '31-9096.00': MEET_ANIMAL_CARER_STEPS,
  '39-2021.00': MEET_ANIMAL_CARER_STEPS,
};
