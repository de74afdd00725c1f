import type { TaskList } from './task-list.js';

export const production: Record<string, TaskList> = {
  // Production supervisor
  '51-1011.00': [
    'See that safety and hygiene rules are kept',
    'Keep records of who worked and how long',
    'Inspect products and machines for faults',
    'Read orders and reports to plan what to make',
    'Plan shifts and the order of work',
    'Agree plans with supervisors of other teams',
  ],
  // Baker
  '51-3011.00': [
    'Check that goods are fresh and good',
    'Set ovens and put the goods in',
    'Mix measured ingredients in a machine',
    'Put dough in tins and bake it',
    'Set the time and speed of mixers',
    'Weigh flour and other ingredients for doughs and fillings',
  ],
  // Metal machinist
  '51-4041.00': [
    'Work out sizes and limits with measuring tools',
    'Cut parts to size on lathes and mills',
    'Measure and test finished parts for faults',
    'Set up and run machine tools',
    'Program machine tools that a computer controls',
    'Study drawings to plan the steps',
  ],
  // Toolmaker
  '51-4111.00': [
    'Measure finished parts with fine instruments',
    'Set up machines that cut, bore and grind metal',
    'Picture and calculate the shape of parts',
    'Study drawings to plan how to make a tool',
    'Fit parts together to make or repair tools',
    'Inspect finished moulds for smoothness and faults',
  ],
  // Welder
  '51-4121.00': [
    'Use safety equipment and work safely',
    'Check and measure pieces for faults',
    'Weld flat, upright or above your head',
    'Spot faulty equipment and tell the supervisor',
    'Set up welding machines and hand tools',
    'Choose the torch, rod and flux for a metal',
  ],
  // Tailor or dressmaker
  '51-6052.00': [
    'Measure sleeves and legs, and pin changes',
    'Take out stitches before you alter clothes',
    'Sew clothes by hand or machine',
    'Let out or take in seams for a better fit',
    'Measure customers and write it down',
    'Try clothes on customers to see what to change',
  ],
  // Upholsterer
  '51-6093.00': [
    'Fit covers to frames with staples, glue or tools',
    'Measure and cut new covers from patterns',
    'Pad furniture to a smooth and round shape',
    'Make or restore covered chairs and sofas',
    'Work out which materials a job needs and how much',
    'Check frames, springs and webbing for damage',
  ],
  // Cabinet maker
  '51-7011.00': [
    'Check the size and fit of each piece',
    'Make the parts of cabinets and fine furniture',
    'Measure and mark wood before you cut',
    'Set up saws and other machines to shape wood',
    'Plan how to build or repair a piece',
    'Join parts with glue, dowels or screws',
  ],
  // Water treatment operator
  '51-8031.00': [
    'Take samples of water and sewage and test them',
    'Run the equipment that cleans water',
    'Record meter readings and who was at work',
    'Add chemicals that kill germs and smells',
    'Check meters and equipment for faults',
    'Direct other workers at the plant',
  ],
  // Quality inspector
  '51-9061.00': [
    "Reject products that aren't good enough",
    'Mark items with their grade or result',
    'Measure products with rulers and gauges',
    'Tell supervisors about problems on the line',
    'Inspect and test materials and products',
    'Write reports on tests and needed repairs',
  ],
  // Jeweller
  '51-9071.00': [
    'Clean and polish metal and jewellery',
    'Smooth joints and rough spots with files',
    'Make jewellery from gold, silver and stones',
    'Cut and file rings, bracelets and brooches',
    'Examine finished pieces through a magnifying glass',
    'Resize rings and repair broken clasps and settings',
  ],
  // CNC machine operator
  '51-9161.00': [
    'Measure finished pieces with exact tools',
    'Set up and run computer-controlled machines',
    'Fix tools and pieces onto the machine',
    'Read the program or drawing to plan the steps',
    'Stop the machine to take out or turn a piece',
    'Listen for odd sounds and adjust the machine',
  ],
};
