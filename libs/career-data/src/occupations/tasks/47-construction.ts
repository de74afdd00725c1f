import type { TaskList } from './task-list.js';

export const construction: Record<string, TaskList> = {
  // Construction site supervisor
  '47-1011.00': [
    'Inspect work and equipment for safety and quality',
    'Read plans to see what a job needs',
    'Supervise workers and plan their time',
    'Give out work to suit people and materials',
    'Fit your work in with other jobs on site',
    'Estimate the workers and materials for a job',
  ],
  // Bricklayer
  '47-2021.00': [
    'Measure and mark where bricks will go',
    'Build corners, then fill in along a line',
    'Spread mortar over the bricks and smooth it',
    'Work out angles and keep rows level',
    'Cut bricks and blocks to size',
    'Read plans and work out materials',
  ],
  // Carpenter or joiner
  '47-2031.00': [
    'Follow safety rules and keep the site clean',
    'Measure wood and mark where to cut',
    'Join wood with screws, nails or glue',
    'Study plans to find sizes and materials',
    'Cut and shape wood by hand or machine',
    'Check with a level that work is straight',
  ],
  // Construction plant operator
  '47-2073.00': [
    'Learn the safety rules and follow them',
    'Watch for cables, people and falling objects',
    'Drive diggers, bulldozers and other machines',
    'Move loads by signals from the crew',
    'Line machines up with markers and guides',
    'Find pipes and wires before work starts',
  ],
  // Electrician
  '47-2111.00': [
    'Draw or read plans to see where wires go',
    'Lay pipes in walls and pull cables through',
    'Work from ladders or roofs to fit and repair wiring',
    'Use power tools, meters and test lamps',
    'Fit, test and maintain wiring and appliances',
    'Connect wires to circuit breakers and other parts',
  ],
  // Painter and decorator
  '47-2141.00': [
    'Cover floors and edges before you paint',
    'Ask or read what a customer wants done',
    'Put on paint, stain or varnish',
    'Fill cracks and holes in walls',
    'Smooth surfaces with sandpaper and scrapers',
    'Put up ladders and scaffolding to work high up',
  ],
  // Plumber
  '47-2152.00': [
    'Shut off water or gas before work',
    'Lay pipes under the ground for water and waste',
    'Join pipes and fittings with clamps, solder or glue',
    'Measure and mark where pipes will run',
    'Cut and bend pipes to size',
    'Draw the layout of pipes from a plan',
  ],
  // Roofer
  '47-2181.00': [
    'Inspect roofs and decide how to repair them',
    'Clear water and rubbish off a roof',
    'Put up scaffolding for safe access',
    'Estimate materials and labour for a roof',
    'Seal joints with metal strips to keep water out',
    'Lay tiles or sheets in overlapping rows',
  ],
  // Steel erector
  '47-2221.00': [
    'Read plans for where steel goes and how much',
    'Bolt columns and beams together from the plans',
    'Fix steel in place for welding or final bolts',
    'Fasten steel to crane cables with chains or ropes',
    'Guide cranes as they lift beams into place',
    'Check with lasers and levels that steel is straight',
  ],
  // Solar panel installer
  '47-2231.00': [
    'Install solar panels from plans and to standards',
    'Check the wiring and the earth connection',
    'Spot electrical and other dangers on a job',
    'Choose a place with enough sun and a strong roof',
    'Put together panels and their frames',
    'Seal panels and roof against the weather',
  ],
  // Building inspector
  '47-4011.00': [
    'Approve building plans that meet the rules',
    'Study plans and methods against law and safety',
    'Issue approvals for building or use',
    'Inspect buildings and wiring during and after the work',
    'Watch that pipes, wires and equipment go in properly',
    'Visit sites to see that they follow the rules',
  ],
};
