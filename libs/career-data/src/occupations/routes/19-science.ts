import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const science: Record<string, RouteCard> = {
  // Biochemist
  '19-1021.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in biochemistry or a close science; research often asks for more.',
      promotion: 'Start as a laboratory technician and study for a degree part time.',
    },
    months: [36, 60],
    cost: ['loan', 'employer'],
    later: ['ST0759'],
    firstTitles: ['Graduate biochemist', 'Research assistant', 'Laboratory technician'],
    progression: 'You may become a senior scientist, often after a doctorate.',
    tryIt: 'Take DNA out of a strawberry at home with salt, soap and cold alcohol.',
    checked,
  },
  // Microbiologist
  '19-1022.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in microbiology or biology.',
      promotion: 'Start as a laboratory technician and study for a degree part time.',
    },
    months: [36, 60],
    cost: ['loan', 'employer'],
    later: ['ST0759'],
    register: [
      {
        body: 'hcpc',
        required: 'part',
        scope: 'working as a biomedical or clinical scientist in a hospital',
        protectedTitle: 'Biomedical scientist, clinical scientist',
      },
    ],
    firstTitles: ['Microbiology analyst', 'Trainee biomedical scientist', 'Laboratory technician'],
    progression: 'You may lead a laboratory or move into research.',
    tryIt: 'Make yoghurt or sourdough and track how heat changes the speed.',
    checked,
  },
  // Wildlife biologist
  '19-1023.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in zoology, ecology or biology, with field work.',
      volunteering: 'Volunteer on surveys and start as a seasonal survey assistant or ranger.',
    },
    months: [36, 60],
    cost: ['loan', 'self'],
    later: ['ST0577'],
    firstTitles: ['Ecology field assistant', 'Assistant ecologist', 'Seasonal ranger'],
    progression: 'You may become a senior ecologist, often after a higher degree.',
    tryIt: 'Join a bat, bird or butterfly count run by a wildlife charity.',
    checked,
  },
  // Conservation scientist
  '19-1031.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in conservation, ecology, geography or biology.',
      volunteering: 'Volunteer with a wildlife trust and apply for trainee ranger jobs.',
      college: 'Take a countryside course at a land-based college.',
    },
    months: [24, 48],
    cost: ['loan', 'college', 'self'],
    later: ['ST0577'],
    firstTitles: ['Assistant ranger', 'Conservation officer', 'Assistant ecologist'],
    progression: 'You may manage reserves or advise landowners and councils.',
    tryIt: 'Spend a day with a conservation group planting or clearing land.',
    checked,
  },
  // Medical research scientist
  '19-1042.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in a life science or medicine, then usually a doctorate.',
      conversion: "Take another science degree, then a master's and a doctorate in health.",
    },
    months: [60, 96],
    cost: ['loan', 'research'],
    later: ['ST0759', 'ST0893'],
    register: [
      {
        body: 'hcpc',
        required: 'part',
        scope: 'working as a clinical scientist in a hospital',
        protectedTitle: 'Clinical scientist',
      },
    ],
    firstTitles: ['Research assistant', 'Clinical trials assistant', 'PhD studentship'],
    progression: 'You may lead a research group or run trials for a company.',
    tryIt: 'Read how one medicine was tested and explain the steps to a friend.',
    checked,
  },
  // Physicist
  '19-2012.00': {
    level: 3,
    opensWith: {
      degree: 'Take a physics degree, with A level maths; research asks for a doctorate.',
    },
    months: [48, 96],
    cost: ['loan', 'research'],
    firstTitles: ['Graduate physicist', 'Research assistant', 'Trainee medical physicist'],
    progression: 'You may lead research, or use physics in health, energy or finance.',
    tryIt: 'Work out the speed of sound with two phones and a tape measure.',
    checked,
  },
  // Meteorologist
  '19-2021.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in meteorology, physics, maths or geography with maths.',
      conversion: "Take a science degree, then a master's in meteorology.",
    },
    months: [36, 60],
    cost: ['loan', 'employer'],
    firstTitles: ['Trainee forecaster', 'Graduate meteorologist', 'Climate analyst'],
    progression: 'You may become a senior forecaster or do research on climate.',
    tryIt: 'Record the weather for a month and compare it with the forecast.',
    checked,
  },
  // Chemist
  '19-2031.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in chemistry.',
      promotion: 'Start as a laboratory technician and study for a degree part time.',
    },
    months: [36, 60],
    cost: ['loan', 'employer'],
    firstTitles: ['Graduate chemist', 'Analytical chemist', 'Laboratory technician'],
    progression: 'You may lead a laboratory, often after a doctorate, or become chartered.',
    tryIt: 'Use red cabbage water to test which things at home are acids.',
    checked,
  },
  // Environmental scientist
  '19-2041.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in environmental science, geography, biology or chemistry.',
      promotion: 'Start as an environmental technician after A levels and study part time.',
    },
    months: [36, 48],
    cost: ['loan', 'employer'],
    firstTitles: ['Graduate environmental consultant', 'Environmental technician', 'Field sampler'],
    progression: 'You may become a senior consultant or a chartered scientist.',
    tryIt: 'Measure noise or litter on three streets and put the results on a map.',
    checked,
  },
  // Geologist
  '19-2042.00': {
    level: 3,
    opensWith: {
      degree: "Take a degree in geology; many employers ask for a master's too.",
    },
    months: [36, 60],
    cost: ['loan', 'employer'],
    firstTitles: ['Graduate geologist', 'Engineering geologist', 'Geotechnical technician'],
    progression: 'You may become a chartered geologist and lead site surveys.',
    tryIt: 'Find out what rock your town stands on and look for it in walls and cuttings.',
    checked,
  },
  // Economist
  '19-3011.00': {
    level: 3,
    opensWith: {
      degree: "Take a degree in economics; many jobs ask for a master's too.",
      conversion: 'Take another degree with maths, then a conversion course in economics.',
    },
    months: [36, 60],
    cost: ['loan', 'employer'],
    later: ['ST0796'],
    firstTitles: ['Assistant economist', 'Economic analyst', 'Research assistant'],
    progression: 'You may become a senior economist in government, a bank or a charity.',
    tryIt: 'Track the price of ten things for two months and write up what changed.',
    checked,
  },
  // Clinical or counselling psychologist
  '19-3033.00': {
    level: 3,
    opensWith: {
      degree: 'Take a psychology degree that the BPS approves, then a doctorate.',
      conversion: 'Take another degree, then a psychology conversion course and a doctorate.',
    },
    months: [84, 120],
    cost: ['loan', 'employer'],
    asksFor: ['record'],
    later: ['ST0820'],
    register: [
      {
        body: 'hcpc',
        required: 'law',
        protectedTitle: 'Clinical psychologist, counselling psychologist',
      },
    ],
    firstTitles: [
      'Assistant psychologist',
      'Support worker (mental health)',
      'Trainee psychologist',
    ],
    progression: 'You may lead a service, specialise or see clients of your own.',
    note: 'The BPS is the British Psychological Society. Its website lists the degrees.',
    tryIt: 'Volunteer with a mental health charity or a listening service.',
    checked,
  },
  // Educational psychologist
  '19-3034.00': {
    level: 3,
    opensWith: {
      degree:
        'Take a psychology degree that the BPS approves, work with children, then take a doctorate.',
      conversion: 'Take another degree, then a psychology conversion course and a doctorate.',
    },
    months: [84, 120],
    cost: ['loan', 'research'],
    asksFor: ['record'],
    register: [{ body: 'hcpc', required: 'law', protectedTitle: 'Educational psychologist' }],
    firstTitles: ['Assistant educational psychologist', 'Teaching assistant', 'Learning mentor'],
    progression: 'You may become a senior or principal psychologist for a council.',
    note: 'The BPS is the British Psychological Society. It lists the degrees that count.',
    tryIt: 'Help in a classroom and notice what makes it easier for each child to learn.',
    checked,
  },
  // Anthropologist or archaeologist
  '19-3091.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in archaeology or anthropology.',
      volunteering: 'Dig with a local group, then apply for trainee jobs on sites.',
    },
    months: [12, 48],
    cost: ['loan', 'self'],
    later: ['ST0769'],
    firstTitles: ['Trainee archaeologist', 'Archaeological site assistant', 'Finds assistant'],
    progression: 'You may lead digs, or do research after a doctorate.',
    tryIt: "Join a dig open to beginners or a Young Archaeologists' Club.",
    checked,
  },
  // Town planner
  '19-3051.00': {
    level: 3,
    opensWith: {
      degree: 'Take a planning degree with RTPI accreditation.',
      conversion: "Take another degree, such as geography, then a master's in planning.",
      work: 'Start as a planning assistant or technician in a council.',
    },
    months: [36, 60],
    cost: ['loan', 'employer'],
    register: [{ body: 'rtpi', required: 'expected', protectedTitle: null }],
    firstTitles: ['Planning assistant', 'Graduate planner', 'Planning technician'],
    progression: 'Next steps are senior planner and chartered member of the RTPI.',
    tryIt: 'Look up a planning application near you and read what people said about it.',
    checked,
  },
  // Biology laboratory technician
  '19-4021.00': {
    level: 2,
    opensWith: {
      trainee: 'Start as a trainee technician with good GCSEs or A levels in science.',
      college: 'Take a T level in science or a college science course.',
      degree: 'Take a degree in biology; many applicants have this.',
    },
    months: [12, 30],
    cost: ['employer', 'college', 'loan'],
    asksFor: ['vision'],
    firstTitles: [
      'Laboratory assistant',
      'Trainee laboratory technician',
      'School science technician',
    ],
    progression: 'You may become a senior technician or study on to be a scientist.',
    tryIt: 'Ask your school science technician if you can help set up practicals.',
    checked,
  },
  // Forensic science technician
  '19-4092.00': {
    level: 3,
    opensWith: {
      degree: 'Take a degree in forensic science, chemistry or biology.',
      work: 'Start as an assistant in a forensic laboratory or a police digital unit.',
    },
    months: [12, 48],
    cost: ['loan', 'employer'],
    firstTitles: [
      'Assistant forensic scientist',
      'Forensic laboratory assistant',
      'Digital forensic technician',
    ],
    progression: 'You may become a reporting scientist who speaks in court.',
    tryIt: 'Lift fingerprints from a glass with cocoa powder and tape, and compare them.',
    checked,
  },
  // Health and safety adviser
  '19-5011.00': {
    level: 3,
    opensWith: {
      promotion: 'Work in building, industry or care, then take a safety award such as NEBOSH.',
      work: 'Start as a health and safety assistant after A levels.',
      degree: 'Take a degree in safety, engineering or a science.',
    },
    months: [6, 36],
    cost: ['employer', 'loan', 'self'],
    later: ['ST0465'],
    firstTitles: ['Health and safety assistant', 'Safety coordinator', 'Trainee safety adviser'],
    progression: 'Next steps are safety manager and chartered member of IOSH.',
    tryIt: 'Walk through a workshop or kitchen and list each risk and what cuts it.',
    checked,
  },
};
