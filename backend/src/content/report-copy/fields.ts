/** What is said of a field of work, by the first two digits of its occupation codes. */
interface FieldCopy {
  /** In a sentence: "health care", "computing". */
  name: string;
  /** Where to meet people who do the work. */
  meet: readonly string[];
  /** What to put together before meeting them. */
  show: string;
}

export const FIELDS: Readonly<Record<string, FieldCopy>> = {
  '11': {
    name: 'management',
    meet: [
      'Managers are easiest to meet at local business associations and at open evenings of their professional institute.',
      'Ask a manager you know for half an hour about the last thing they changed their mind on; few are ever asked.',
    ],
    show: 'a page on something you organised: the aim, what went wrong, what it cost',
  },
  '13': {
    name: 'business',
    meet: [
      'Accounting, personnel and project bodies run student meetings at which guests are welcome and newcomers are expected.',
      'Look for evening talks by the professional bodies of finance and business, and stay for the conversation afterwards.',
    ],
    show: 'a small analysis of a real organisation, drawn from figures it publishes',
  },
  '15': {
    name: 'computing',
    meet: [
      'Programmers and analysts gather at free evening meet-ups and in the discussion pages of the tools they use.',
      'Open projects take help from beginners; correcting a page of instructions is an accepted way to say hello.',
    ],
    show: 'two or three small finished programs or analyses where anyone can read them',
  },
  '17': {
    name: 'engineering',
    meet: [
      'Engineering institutions hold local lectures and site visits, many of them open to non-members.',
      'University open days and works visits are good places to ask engineers what they actually draw, test or check.',
    ],
    show: 'drawings, models or photographs of something you designed or took apart',
  },
  '19': {
    name: 'science',
    meet: [
      'Research groups announce public talks; the junior speaker afterwards is the best person to ask about daily life in a laboratory.',
      'Learned societies, field clubs and museums bring working scientists and interested beginners into one room.',
    ],
    show: 'a short report on an experiment or a set of observations of your own',
  },
  '21': {
    name: 'community work',
    meet: [
      'Charities, youth centres and advice services live on volunteers and introduce them to the professionals.',
      'Ask a local support service whether you may shadow a worker for a morning, within what privacy permits.',
    ],
    show: "a note on what you learnt from volunteering, without anybody's name in it",
  },
  '23': {
    name: 'law',
    meet: [
      'Court hearings are mostly public. Sit in on a few days of them, and introduce yourself to an usher or a clerk.',
      'Law firms and advice clinics run insight days, and legal advice charities train helpers from outside.',
    ],
    show: 'a one-page summary of a case you followed, with both sides put fairly',
  },
  '25': {
    name: 'education',
    meet: [
      'Schools, libraries and museums take helpers; two weeks in a classroom tell you more than a prospectus does.',
      'Talk to teachers of three different age groups, because the work is three different jobs.',
    ],
    show: 'a lesson you planned and gave, with what you would change in it',
  },
  '27': {
    name: 'the arts and media',
    meet: [
      "Degree shows, local festivals and portfolio evenings are where makers look at each other's work and talk freely.",
      'Small studios, papers and theatres answer polite letters, above all those that name one piece of their work.',
    ],
    show: 'a portfolio of a few finished pieces, with a sentence on each decision',
  },
  '29': {
    name: 'health care',
    meet: [
      'Hospitals and clinics have volunteer schemes and careers days, and most clinicians will speak about their training if asked.',
      'Look for taster days of the health professions; they are meant for those who have not decided.',
    ],
    show: 'a diary of hours spent in any caring setting, and what surprised you',
  },
  '31': {
    name: 'health support',
    meet: [
      'Care homes, surgeries and dental practices will often let a serious enquirer spend a day with a member of staff.',
      'Ask people who assist in clinics how they trained; many did so while they were paid.',
    ],
    show: 'a first-aid certificate and a few weeks of regular volunteering',
  },
  '33': {
    name: 'public safety',
    meet: [
      'Fire, police and rescue services hold open days and have volunteer branches, in which serving officers do the training.',
      'Ask a serving officer about the shifts and the paperwork first. The rest they will tell you unasked.',
    ],
    show: 'proof of fitness, of first aid and of turning up, such as a year in a volunteer unit',
  },
  '35': {
    name: 'hospitality',
    meet: [
      'Kitchens and bars hire for trial shifts, and one such evening is the most honest interview there is.',
      'Food markets, suppliers and small producers are good company and know who is hiring.',
    ],
    show: 'a few dishes or a menu of your own, costed',
  },
  '37': {
    name: 'building care',
    meet: [
      'Parks departments, gardens and estates take seasonal helpers and are glad to talk about the work.',
      'Spend a Saturday with a gardener, a caretaker or a cleaning supervisor and see how they plan their round.',
    ],
    show: 'before-and-after photographs of a place that you looked after',
  },
  '39': {
    name: 'personal services',
    meet: [
      'Salons, gyms, nurseries and visitor sites are open doors: become a regular, then ask how people began.',
      'Trade shows for beauty, fitness and leisure admit learners cheaply and are full of owners.',
    ],
    show: 'a record of people you have looked after or trained, with their permission',
  },
  '41': {
    name: 'sales',
    meet: [
      'Sellers like to talk. Go to a trade fair of any industry you care about and ask what makes a customer come back.',
      'Ask in an independent shop or an agency for a few Saturday hours; it is quickly arranged and quickly instructive.',
    ],
    show: 'a note of something you sold, to whom, and why they said yes',
  },
  '43': {
    name: 'office work',
    meet: [
      'Temporary agencies place beginners in many kinds of office, so you can compare workplaces while you are paid.',
      'Ask office staff at your college, surgery or club how their week is arranged; they see the whole organisation.',
    ],
    show: 'a tidy sample of a schedule, a set of minutes or a spreadsheet you keep',
  },
  '45': {
    name: 'farming',
    meet: [
      'Farms, woodland trusts and agricultural shows welcome working visitors in the busy season.',
      "Young farmers' clubs and conservation days are sociable, and nobody there minds a beginner.",
    ],
    show: 'a season, even a short one, of outdoor work and a driving licence if you can get it',
  },
  '47': {
    name: 'construction',
    meet: [
      "Builders' merchants at seven in the morning, trade colleges and site open days are where the building trades can be met.",
      'Ask a small firm whether you may labour for a week. Showing up early will say most of what matters.',
    ],
    show: 'a safety card where one is asked for, and photographs of anything you built',
  },
  '49': {
    name: 'technical repair',
    meet: [
      'Workshops, service depots and repair cafés are friendly to people who bring a broken thing and a question.',
      'Further-education colleges with workshops hold evenings at which you can try the tools and meet the instructors.',
    ],
    show: 'a log of things you repaired, with the fault you found in each',
  },
  '51': {
    name: 'manufacturing',
    meet: [
      'Manufacturers hold family days and works tours, and craft workshops often let visitors help.',
      'Maker spaces put you beside people who make things for a living and have come in to make something else.',
    ],
    show: 'a piece you made to a measured drawing, and the drawing',
  },
  '53': {
    name: 'transport',
    meet: [
      'Depots, ports and flying clubs have open days, and drivers and crews will tell you plainly about the hours.',
      'Model, sailing and flying clubs are full of people from the transport trades.',
    ],
    show: 'a clean licence of whatever class you can get, and a log of hours',
  },
};
