import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const maintenance: Record<string, RouteCard> = {
  // Telecoms installer
  '49-2022.00': {
    level: 2,
    opensWith: {
      trainee: 'Join a network firm as a trainee; most ask for a driving licence.',
      college: 'Take a course in electronics, IT or telecoms.',
    },
    months: [6, 18],
    cost: ['employer', 'college'],
    asksFor: ['driving'],
    firstTitles: ['Trainee telecoms engineer', 'Fibre engineer', 'Cable installer'],
    progression: 'You may plan networks, join cables or lead a team.',
    tryIt: 'Wire a network socket with a beginner kit and test it.',
    checked,
  },
  // Security and fire alarm installer
  '49-2098.00': {
    level: 2,
    opensWith: {
      trainee: 'Join an alarm firm as a trainee; you need background checks.',
      promotion: 'Move over from electrical or telecoms work.',
      college: 'Take a college course in electrical work or electronics.',
    },
    apprenticeshipFirst: true,
    months: [12, 36],
    cost: ['employer', 'college'],
    asksFor: ['record', 'vision'],
    firstTitles: ['Trainee alarm engineer', "Fire alarm engineer's mate", 'CCTV installer'],
    progression: 'You may design systems, lead a team or run a firm.',
    tryIt: 'Map the alarms of your school and ask what each is for.',
    checked,
  },
  // Aircraft maintenance engineer
  '49-3011.00': {
    level: 2,
    opensWith: {
      college: 'Take an approved aircraft engineering course at a college or training school.',
      forces: 'Train as an aircraft technician in the armed forces.',
      degree: 'Take a degree that includes the licence exams.',
    },
    apprenticeshipFirst: true,
    months: [36, 60],
    cost: ['employer', 'college', 'loan'],
    register: [
      {
        body: 'caa',
        required: 'part',
        scope: 'signing that an aircraft is fit to fly',
        protectedTitle: null,
      },
    ],
    firstTitles: ['Trainee aircraft mechanic', 'Aircraft fitter', 'Aircraft technician'],
    progression: 'You may become a licensed engineer and shift or quality manager.',
    tryIt: 'Join the air cadets or visit an aircraft museum workshop.',
    checked,
  },
  // Vehicle technician
  '49-3023.00': {
    level: 2,
    opensWith: {
      college: 'Take a level 2 or 3 diploma in vehicle maintenance.',
      work: 'Start as a garage or tyre assistant and train at work.',
    },
    apprenticeshipFirst: true,
    months: [24, 36],
    cost: ['employer', 'college'],
    register: [
      {
        body: 'dvsa',
        required: 'part',
        scope: 'testing vehicles for an MOT',
        protectedTitle: null,
      },
    ],
    firstTitles: ['Trainee vehicle technician', 'Tyre fitter', 'Service technician'],
    progression: 'You may test MOTs, work on electric cars or run a workshop.',
    tryIt: 'Check the oil, tyres and lights of a car with its owner.',
    checked,
  },
  // Heating and refrigeration engineer
  '49-9021.00': {
    level: 2,
    opensWith: {
      college: 'Take a diploma in heating, ventilation or refrigeration.',
      trainee: 'Join a service firm as a trainee or mate.',
    },
    apprenticeshipFirst: true,
    months: [24, 48],
    cost: ['employer', 'college'],
    register: [
      { body: 'gas-safe', required: 'part', scope: 'any work on gas', protectedTitle: null },
      {
        body: 'f-gas',
        required: 'part',
        scope: 'handling the gases in cooling systems',
        protectedTitle: null,
      },
    ],
    firstTitles: [
      'Trainee refrigeration engineer',
      "Heating engineer's mate",
      'Air conditioning improver',
    ],
    progression: 'You may design systems, fit heat pumps or lead a team.',
    tryIt: 'Find out how a fridge moves heat, then find the parts on a real one.',
    checked,
  },
  // Industrial machinery mechanic
  '49-9041.00': {
    level: 2,
    opensWith: {
      college: 'Take an engineering maintenance course or T level.',
      forces: 'Train as a mechanic in the armed forces.',
    },
    apprenticeshipFirst: true,
    months: [30, 48],
    cost: ['employer', 'college'],
    firstTitles: ['Trainee maintenance engineer', 'Maintenance fitter', 'Workshop assistant'],
    progression: 'You may become a lead engineer or maintenance manager.',
    tryIt: 'Strip, clean and rebuild a bicycle hub.',
    checked,
  },
  // Overhead power line worker
  '49-9051.00': {
    level: 2,
    opensWith: {
      trainee: 'Join a power network company as a trainee and pass tests at heights.',
      work: 'Start as a ground worker with a line contractor.',
    },
    apprenticeshipFirst: true,
    months: [24, 36],
    cost: ['employer'],
    firstTitles: ['Trainee linesperson', 'Overhead lines ground worker', 'Power network trainee'],
    progression: 'You may lead a crew, plan works or become a field engineer.',
    tryIt: 'Try an indoor climbing wall and ask a network firm about open days.',
    checked,
  },
  // Medical equipment engineer
  '49-9062.00': {
    level: 3,
    opensWith: {
      trainee: 'Join a hospital or maker as a trainee technician after A levels.',
      college: 'Take an HNC or HND course in electronics.',
      degree: 'Take a degree in electronics or clinical technology.',
    },
    months: [18, 48],
    cost: ['employer', 'college', 'loan'],
    firstTitles: [
      'Trainee medical equipment technician',
      'Service engineer',
      'Electronics technician',
    ],
    progression: 'You may specialise in one kind of machine or lead a department.',
    tryIt: 'Ask a hospital about a day with its medical equipment team.',
    checked,
  },
  // Wind turbine technician
  '49-9081.00': {
    level: 2,
    opensWith: {
      trainee: 'Join a wind company as a trainee; you have to be fit and calm at heights.',
      college: 'Take an engineering course at a college near the coast or wind farms.',
      promotion: 'Move over from electrical, mechanical or military work.',
    },
    months: [18, 36],
    cost: ['employer', 'college'],
    register: [{ body: 'gwo', required: 'expected', protectedTitle: null }],
    firstTitles: [
      'Trainee wind turbine technician',
      'Wind service technician',
      'Maintenance technician',
    ],
    progression: 'You may lead a crew, inspect blades or manage a site.',
    tryIt: 'Visit a wind farm open day and try an indoor climbing wall.',
    checked,
  },
  // Commercial diver
  '49-9092.00': {
    level: 2,
    opensWith: {
      licence: 'Pass a diving medical and a course approved for commercial divers.',
      forces: 'Train as a diver in the Royal Navy or the Army.',
    },
    months: [2, 12],
    cost: ['self', 'employer'],
    asksFor: ['medical'],
    register: [{ body: 'hse', required: 'law', protectedTitle: null }],
    firstTitles: ['Inshore diver', "Diver's tender", 'Trainee commercial diver'],
    progression: 'You may move to deeper work, inspect structures or supervise dives.',
    tryIt: 'Book a pool session with a diving club.',
    checked,
  },
};
