import type { TaskList } from './task-list.js';

export const engineering: Record<string, TaskList> = {
  // Architect
  '17-1011.00': [
    'Draw up the final plans for a building',
    'Make scale drawings and designs by computer',
    'Set out materials, costs and building time',
    'Ask clients what a building is for and must hold',
    'Go through drawings with clients and discuss changes',
    'Check the work of engineers and other specialists',
  ],
  // Landscape architect
  '17-1012.00': [
    'Discuss projects with clients, engineers and architects',
    'Study site, soil and drainage for plans and reports',
    'Inspect work on site and advise the builders',
    'Prepare site plans and estimate their cost',
    'Fit existing trees, slopes and water into a design',
    'Plan with architects how building and land go together',
  ],
  // Land surveyor
  '17-1022.00': [
    'Measure land to show where property ends',
    'Make maps and reports and vouch for them',
    'Describe boundaries for deeds, leases and other legal papers',
    'Check that measurements and sums are right',
    'Search old records for facts about boundaries',
    'Record the shape, height and size of land',
  ],
  // Aerospace engineer
  '17-2011.00': [
    'Use computer models to test and improve designs',
    'Plan stress and flight tests of models and prototypes',
    'Sketch new aircraft or space systems to meet a need',
    'Look into technical problems that customers report',
    'Write handbooks and technical reports for engineers',
    'Direct people who design, build and test aircraft',
  ],
  // Biomedical engineer
  '17-2031.00': [
    'Judge how safe and useful medical equipment is',
    'Write reports, research articles and papers for approval',
    'Design instruments that find or treat illness',
    'Do research with doctors and scientists on how bodies work',
    'Adapt computers and software for medical use',
    'Keep databases of experiments and results',
  ],
  // Chemical engineer
  '17-2041.00': [
    'Write safety rules for people near chemical reactions',
    'Find out why a chemical process goes wrong',
    'Watch and study data from processes and tests',
    'Check equipment for better results and cleaner running',
    'Design equipment and plan where it stands',
    'Estimate costs and report on progress',
  ],
  // Civil engineer
  '17-2051.00': [
    'Direct engineering work so that it follows the rules',
    'Manage building and upkeep at a project site',
    'Inspect sites for progress and safety',
    'Calculate loads, slopes and how fast water flows',
    'Design roads, railways or water systems on a computer',
    'Advise managers on design, building and repairs',
  ],
  // Electrical engineer
  '17-2071.00': [
    'Design and improve electrical equipment and systems',
    'Keep projects on time and within budget',
    'Direct building, testing and upkeep to meet standards',
    'Make detailed calculations to set standards',
    'Use design software for engineering tasks',
    'Talk over projects with engineers and customers',
  ],
  // Electronics engineer
  '17-2072.00': [
    'Design electronic parts, products and their software',
    'Use design software for circuits and systems',
    'Judge if work on a hard problem is good enough',
    'Direct how electronic equipment is made and installed',
    'Discuss projects with engineers, customers and suppliers',
    'Give staff and customers technical help',
  ],
  // Environmental engineer
  '17-2081.00': [
    'Design systems that clean or protect water, air and soil',
    'Assess how a project may harm its surroundings',
    'Work on problems with scientists, planners and lawyers',
    'Advise firms and councils on how to clean up a site',
    'Set targets for a project and report on them',
    'Track how a clean-up is going',
  ],
  // Mechanical engineer
  '17-2141.00': [
    'Read technical drawings and computer reports',
    'Research, design and test machines and systems',
    'Choose parts, or have products changed to meet standards',
    'Advise others when a system goes wrong',
    'Find out why equipment fails and say what to do',
    'Suggest design changes that remove faults',
  ],
  // Robotics engineer
  '17-2199.08': [
    'Review designs, sums and cost estimates',
    'Make sense of signals from sensors',
    'Find and correct errors in robot programs',
    'Build, set up and test robots',
    'Back up the programs and settings of robots',
    'Help people who have trouble with a robot',
  ],
  // Architectural or civil CAD technician
  '17-3011.00': [
    'Make drawings by computer or by hand',
    'Draw detailed plans for buildings and roads from sketches',
    'Bring structure, wiring and pipes together in one plan',
    'Study building rules and how they affect a design',
    'Draw maps and sections from survey results',
    'Plan how rooms in offices and shops are laid out',
  ],
  // Civil engineering technician
  '17-3022.00': [
    'Calculate sizes, areas and amounts of material',
    'Read plans to find dimensions and materials',
    'Draw detailed layouts that meet the specification',
    'Agree the details of a project with your supervisor',
    'Study a site and draw maps and graphs of it',
    'Write reports and record what was done',
  ],
  // Electrical or electronics technician
  '17-3023.00': [
    'Repair and adjust electronic equipment so that it works',
    'Replace broken parts with hand tools',
    'Use test equipment to find faults',
    'Read wiring diagrams and build from them',
    'Solve faults with makers and order spare parts',
    'Put together electrical systems and prototypes',
  ],
  // Mechanical engineering technician
  '17-3027.00': [
    'Put together and take apart complex machines',
    'Read engineering sketches, specifications and drawings',
    'Calculate what size of equipment a system needs',
    'Study instructions to plan what to test and why',
    'Help others with design, building or testing',
    'Test machines and materials for strength and stress',
  ],
};
