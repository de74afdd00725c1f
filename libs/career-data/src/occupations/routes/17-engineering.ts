import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const engineering: Record<string, RouteCard> = {
  // Architect
  '17-1011.00': {
    level: 3,
    opensWith: {
      degree: "Take a degree in architecture, a year or more at work, then a master's and an exam.",
    },
    months: [84, 96],
    cost: ['loan', 'employer'],
    later: ['ST0533'],
    register: [{ body: 'arb', required: 'law', protectedTitle: 'Architect' }],
    firstTitles: ['Part 1 architectural assistant', 'Architectural assistant', 'Trainee architect'],
    progression: 'You may lead projects, become a partner or start a practice.',
    tryIt: 'Measure and draw your home, then redraw it for someone in a wheelchair.',
    checked,
  },
  // Landscape architect
  '17-1012.00': {
    level: 3,
    opensWith: {
      degree: "Take a degree and a master's in landscape architecture.",
      conversion: "Take another degree, then a conversion master's in landscape architecture.",
    },
    months: [48, 72],
    cost: ['loan'],
    register: [{ body: 'landscape-institute', required: 'expected', protectedTitle: null }],
    firstTitles: ['Landscape assistant', 'Graduate landscape architect', 'Landscape technician'],
    progression: 'Chartered status opens senior jobs and practices of your own.',
    tryIt: 'Sketch a better layout for a park near you after watching how people use it.',
    checked,
  },
  // Land surveyor
  '17-1022.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in surveying, geography or civil engineering.',
      trainee: 'Join a survey firm as a trainee and learn the instruments on site.',
      conversion: "Take another degree, then a master's in surveying.",
    },
    months: [24, 48],
    cost: ['employer', 'loan'],
    register: [{ body: 'rics', required: 'expected', protectedTitle: null }],
    firstTitles: ['Survey assistant', 'Trainee land surveyor', 'Graduate surveyor'],
    progression: 'You may lead surveys, work at sea or become chartered.',
    tryIt: 'Map a field with a tape and a phone, and compare it with an official map.',
    checked,
  },
  // Aerospace engineer
  '17-2011.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in aerospace or mechanical engineering, with A level maths.',
      college: 'Take an engineering T level or an HNC, then study part time at work.',
    },
    months: [36, 60],
    cost: ['loan', 'employer'],
    firstTitles: ['Graduate aerospace engineer', 'Design engineer', 'Engineering technician'],
    progression: 'You may become chartered and lead the design of a system.',
    tryIt: 'Build model wings of two shapes and test which lifts more in front of a fan.',
    checked,
  },
  // Biomedical engineer
  '17-2031.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in biomedical, mechanical or electronic engineering.',
      conversion: "Take a physics or engineering degree, then a master's in this field.",
      promotion: 'Start as a medical equipment technician after A levels and study part time.',
    },
    months: [36, 60],
    cost: ['loan', 'employer'],
    firstTitles: [
      'Graduate biomedical engineer',
      'Clinical engineering technologist',
      'Design engineer',
    ],
    progression: 'You may design new devices, lead a hospital team or do research.',
    tryIt: 'Design a grip that helps someone with weak hands open a jar.',
    checked,
  },
  // Chemical engineer
  '17-2041.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in chemical engineering, with A level maths and chemistry.',
      college: 'Take an HNC or HND course in engineering, then study part time at work.',
    },
    months: [36, 60],
    cost: ['loan', 'employer'],
    firstTitles: ['Graduate process engineer', 'Process technician', 'Production engineer'],
    progression: 'You may become chartered, run a plant or lead projects.',
    tryIt: 'Make cheese or soap at home and note what changes when you change one step.',
    checked,
  },
  // Civil engineer
  '17-2051.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in civil engineering, with A level maths.',
      college: 'Take an HNC or HND course while you work as a technician.',
    },
    months: [36, 66],
    cost: ['employer', 'loan'],
    firstTitles: ['Graduate civil engineer', 'Site engineer', 'Civil engineering technician'],
    progression: 'Next steps are incorporated or chartered engineer, then project lead.',
    tryIt: 'Build a bridge from card that holds two kilos, then find where it fails.',
    checked,
  },
  // Electrical engineer
  '17-2071.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in electrical engineering, with A level maths.',
      college: 'Take an engineering T level or an HNC, then study part time at work.',
    },
    months: [36, 60],
    cost: ['employer', 'loan'],
    firstTitles: ['Graduate electrical engineer', 'Electrical technician', 'Power engineer'],
    progression: 'You may become chartered and lead large power projects.',
    tryIt: 'Measure what each device at home uses and work out the cost of a week.',
    checked,
  },
  // Electronics engineer
  '17-2072.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in electronics or a close subject, with A level maths.',
      college: 'Take an HNC or HND course in electronics, then study part time at work.',
    },
    months: [36, 60],
    cost: ['employer', 'loan'],
    firstTitles: ['Graduate electronics engineer', 'Test engineer', 'Electronics technician'],
    progression: 'You may lead the design of a product or become chartered.',
    tryIt: 'Build a small alarm with a microcontroller kit.',
    checked,
  },
  // Environmental engineer
  '17-2081.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in environmental, civil or chemical engineering.',
      conversion: "Take a science degree, then a master's in environmental engineering.",
      promotion: 'Start as an environmental technician after A levels and study part time.',
    },
    months: [36, 60],
    cost: ['loan', 'employer'],
    firstTitles: ['Graduate environmental engineer', 'Environmental technician', 'Water engineer'],
    progression: 'You may become chartered or lead clean-up and water projects.',
    tryIt: 'Test the water of a stream at three points and look for the cause of changes.',
    checked,
  },
  // Mechanical engineer
  '17-2141.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in mechanical engineering, with A level maths.',
      college: 'Take an engineering T level or an HNC, then study part time at work.',
    },
    months: [36, 60],
    cost: ['employer', 'loan'],
    firstTitles: ['Graduate mechanical engineer', 'Design engineer', 'Engineering technician'],
    progression: 'Next steps are senior engineer, chartered engineer and engineering manager.',
    tryIt: 'Take apart a broken bike part or toaster, unplugged, and sketch how it works.',
    checked,
  },
  // Robotics engineer
  '17-2199.08': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in robotics, electronics, mechanics or computing.',
      college: 'Take an engineering T level or an HNC, then work as a technician.',
    },
    months: [36, 60],
    cost: ['loan', 'employer'],
    firstTitles: ['Graduate robotics engineer', 'Automation technician', 'Controls engineer'],
    progression: 'You may lead a design team or move into research.',
    tryIt: 'Join a robotics club and make a robot follow a line.',
    checked,
  },
  // Architectural or civil CAD technician
  '17-3011.00': {
    level: 2,
    opensWith: {
      college: 'Take a T level or college course in building design or computer drawing (CAD).',
      trainee: 'Join a design office as a trainee and study one day a week.',
      degree: 'Take a degree in architectural technology.',
    },
    months: [24, 48],
    cost: ['employer', 'college', 'loan'],
    firstTitles: ['CAD technician', 'Trainee architectural technician', 'Drawing office assistant'],
    progression: 'You may become a chartered architectural technologist or a design manager.',
    tryIt: 'Draw your bedroom to scale in a free CAD program.',
    checked,
  },
  // Civil engineering technician
  '17-3022.00': {
    level: 2,
    opensWith: {
      college: 'Take a college course or T level in building and civil engineering.',
      trainee: 'Join an engineering firm or council as a trainee.',
    },
    apprenticeshipFirst: true,
    months: [24, 48],
    cost: ['employer', 'college'],
    firstTitles: ['Trainee civil engineering technician', 'Site technician', 'Assistant engineer'],
    progression: 'You can register as an engineering technician and study on to engineer.',
    tryIt: 'Ask a council or contractor to show you a road or flood scheme being built.',
    checked,
  },
  // Electrical or electronics technician
  '17-3023.00': {
    level: 2,
    opensWith: {
      college: 'Take a college course or T level in electrical or electronic engineering.',
      forces: 'Train as a technician in the Royal Navy, the Army or the Royal Air Force.',
    },
    apprenticeshipFirst: true,
    months: [24, 48],
    cost: ['employer', 'college'],
    firstTitles: ['Electronics technician', 'Test technician', 'Trainee electrical technician'],
    progression: 'You may become a senior technician or study on to become an engineer.',
    tryIt: 'Solder a simple kit, such as a radio or a lamp with a sensor.',
    checked,
  },
  // Mechanical engineering technician
  '17-3027.00': {
    level: 2,
    opensWith: {
      college: 'Take a college course or T level in mechanical engineering.',
      forces: 'Train as a technician in the Royal Navy, the Army or the Royal Air Force.',
    },
    apprenticeshipFirst: true,
    months: [24, 48],
    cost: ['employer', 'college'],
    firstTitles: ['Engineering technician', 'Trainee mechanical technician', 'Workshop technician'],
    progression: 'You may lead a workshop or study on to become an engineer.',
    tryIt: 'Design a part in a free 3D program and have it printed at a makerspace.',
    checked,
  },
};
