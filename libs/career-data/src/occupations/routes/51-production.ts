import { FIRST_CHECK as checked } from './check.js';
import type { RouteCard } from './route-card.js';

export const production: Record<string, RouteCard> = {
  // Production supervisor
  '51-1011.00': {
    level: 2,
    opensWith: {
      promotion: 'Start as an operator, learn the line and lead a small team.',
      college: 'Take an engineering or team leading course while you work.',
    },
    months: [3, 24],
    experience: [2, 4],
    cost: ['employer'],
    later: ['ST0695'],
    firstTitles: ['Production operative', 'Line leader', 'Team leader (factory)'],
    progression: 'Next steps are shift manager and production manager.',
    tryIt: 'Organise six friends to make fifty sandwiches and time each step.',
    checked,
  },
  // Baker
  '51-3011.00': {
    level: 1,
    opensWith: {
      work: 'Start as a bakery assistant and learn at the bench.',
      college: 'Take a baking course at college.',
    },
    months: [6, 24],
    cost: ['employer', 'college'],
    later: ['ST1349'],
    firstTitles: ['Bakery assistant', 'Trainee baker', 'In-store baker'],
    progression: 'You may become a head baker, develop products or open a bakery.',
    tryIt: 'Bake the same loaf five times and change one thing each time.',
    checked,
  },
  // Metal machinist
  '51-4041.00': {
    level: 2,
    opensWith: {
      college: 'Take a machining or engineering course or T level.',
      work: 'Start as a machine operator and learn to set the machine.',
    },
    apprenticeshipFirst: true,
    months: [24, 48],
    cost: ['employer', 'college'],
    firstTitles: ['Trainee machinist', 'CNC operator', 'Workshop assistant'],
    progression: 'You may program machines, make tools or lead a workshop.',
    tryIt: 'Turn a simple part on a lathe in a school or makerspace workshop.',
    checked,
  },
  // Toolmaker
  '51-4111.00': {
    level: 2,
    opensWith: {
      college: 'Take an engineering course or T level with workshop time.',
      promotion: 'Start as a machinist and move to finer work.',
    },
    apprenticeshipFirst: true,
    months: [30, 48],
    cost: ['employer', 'college'],
    firstTitles: ['Trainee toolmaker', 'Machinist', 'Tool room assistant'],
    progression: 'You may design tools or lead a tool room.',
    tryIt: 'Make a metal part to a drawing and measure how close you came.',
    checked,
  },
  // Welder
  '51-4121.00': {
    level: 1,
    opensWith: {
      college: 'Take a level 1, 2 or 3 course in welding or fabrication.',
      work: "Start as a workshop labourer or welder's mate.",
    },
    months: [12, 36],
    cost: ['employer', 'college', 'self'],
    firstTitles: ['Trainee welder', "Fabricator's mate", 'Welder fabricator'],
    progression: 'Special tests let you weld pipes and ships. You may also inspect welds.',
    tryIt: 'Book a one-day welding class.',
    checked,
  },
  // Tailor or dressmaker
  '51-6052.00': {
    level: 1,
    opensWith: {
      college: 'Take a course in fashion, tailoring or costume.',
      work: 'Start with alterations in a shop or as a workroom junior.',
      portfolio: 'Sew for people you know and show what you made.',
    },
    months: [12, 36],
    cost: ['college', 'employer', 'self'],
    firstTitles: ['Sewing machinist', 'Alterations assistant', 'Workroom junior'],
    progression: 'You may become a cutter, make costumes or work for yourself.',
    tryIt: "Shorten a pair of trousers by hand so that the stitches don't show.",
    checked,
  },
  // Upholsterer
  '51-6093.00': {
    level: 1,
    opensWith: {
      college: 'Take an upholstery course, often part time.',
      work: 'Start as a workshop assistant in a furniture firm.',
    },
    months: [12, 36],
    cost: ['employer', 'college', 'self'],
    later: ['ST0656'],
    firstTitles: [
      'Trainee upholsterer',
      'Furniture workshop assistant',
      'Soft furnishing assistant',
    ],
    progression: 'You may restore old pieces, fit out cars and boats or work for yourself.',
    tryIt: 'Re-cover the seat of an old dining chair.',
    checked,
  },
  // Cabinet maker
  '51-7011.00': {
    level: 1,
    opensWith: {
      college: 'Take a furniture making or joinery diploma.',
      work: 'Start as a workshop assistant in a furniture firm.',
    },
    months: [18, 36],
    cost: ['employer', 'college', 'self'],
    firstTitles: ['Trainee cabinet maker', 'Bench joiner', "Furniture maker's assistant"],
    progression: 'You may design pieces, restore old ones or open a workshop.',
    tryIt: 'Make a small box with joints that hold without screws.',
    checked,
  },
  // Water treatment operator
  '51-8031.00': {
    level: 2,
    opensWith: {
      trainee: 'Join a water company as a trainee with GCSEs in maths and science.',
      work: 'Start as a site operative and learn to run the plant.',
    },
    months: [12, 48],
    cost: ['employer'],
    firstTitles: ['Trainee water technician', 'Water process operative', 'Network technician'],
    progression: 'You may become a senior technician or a site manager.',
    tryIt: 'Build a sand and charcoal filter and compare the water before and after.',
    checked,
  },
  // Quality inspector
  '51-9061.00': {
    level: 2,
    opensWith: {
      promotion: 'Start on the line, learn the product and move to checking.',
      work: 'Apply for a trainee inspector job; maths GCSE helps.',
      college: 'Take an engineering or science course at college.',
    },
    months: [3, 15],
    cost: ['employer', 'college'],
    firstTitles: ['Quality inspector', 'Quality control assistant', 'Production operative'],
    progression: 'You may become a quality engineer or quality manager.',
    tryIt: 'Measure ten parts of the same kind and plot how much they differ.',
    checked,
  },
  // Jeweller
  '51-9071.00': {
    level: 1,
    opensWith: {
      work: 'Start as a workshop or shop junior with a jeweller.',
      college: 'Take a jewellery or silversmithing course.',
      portfolio: 'Make pieces at an evening class and sell them at fairs.',
    },
    months: [12, 48],
    cost: ['employer', 'college', 'self'],
    firstTitles: ['Trainee jeweller', 'Bench jeweller', 'Jewellery shop assistant'],
    progression: 'You may set stones, design a range or open a workshop.',
    tryIt: 'Make a silver ring in a one-day class.',
    checked,
  },
  // CNC machine operator
  '51-9161.00': {
    level: 2,
    opensWith: {
      work: 'Start as a production operative and learn to load and run a machine.',
      college: 'Take a machining or engineering course.',
    },
    months: [6, 24],
    cost: ['employer', 'college'],
    firstTitles: ['CNC operator', 'Machine operator', 'Production operative'],
    progression: 'You may set and program machines or lead a shift.',
    tryIt: 'Cut a part on a CNC router or laser at a makerspace.',
    checked,
  },
};
