import type { TaskList } from './task-list.js';

export const maintenance: Record<string, TaskList> = {
  // Telecoms installer
  '49-2022.00': [
    'Show customers how to use their equipment',
    'Test circuits and parts to find a fault',
    'Test new or repaired equipment to see that it works',
    'Climb poles and go into shafts to reach equipment',
    'Fit phone lines, cables and networks',
    'Run wires from a building to the outside network',
  ],
  // Security and fire alarm installer
  '49-2098.00': [
    'Fit and repair alarms from plans',
    'Mount panels, sensors and cameras, and wire them up',
    'Show customers how an alarm works',
    'Test and repair circuits and sensors',
    'Feed cables through walls and roofs',
    'Check systems for loose or broken wires',
  ],
  // Aircraft maintenance engineer
  '49-3011.00': [
    'Inspect finished work and certify that a plane can fly',
    'Read manuals to decide how to repair a part',
    'Keep logs of all the maintenance you do',
    'Check landing gear and other parts for cracks or leaks',
    'Carry out the inspections that the rules demand',
    'Replace or repair worn and broken parts',
  ],
  // Vehicle technician
  '49-3023.00': [
    'Inspect vehicles and note the damage',
    'Test drive vehicles and use diagnostic computers',
    "Adjust repaired systems to the maker's standard",
    'Repair, replace and adjust the brakes of vehicles',
    'Go over job sheets with the supervisor',
    'Estimate what a repair will cost',
  ],
  // Heating and refrigeration engineer
  '49-9021.00': [
    'Test electrical circuits and parts with a meter',
    'Follow safety rules and keep the work area clean',
    'Study plans to install heating or cooling properly',
    'Ask users about faults and check the repair',
    'Connect equipment to fuel, water or coolant',
    'Adjust the controls to balance a system',
  ],
  // Industrial machinery mechanic
  '49-9041.00': [
    'Keep factory machines in working order',
    'Repair or replace the broken parts of machines',
    'Clean, oil and adjust the parts of machines',
    'Take machines apart to make repairs',
    'Put machines back together after tests',
    'Examine parts for cracks and wear',
  ],
  // Overhead power line worker
  '49-9051.00': [
    'Follow safety steps and fence off the work area',
    'Drive vehicles with tools to each job',
    'Make fallen or damaged lines safe to touch',
    'Climb poles or use a lift to reach equipment',
    'Install and repair cables, wires and transformers',
    'Test power lines to find problems',
  ],
  // Medical equipment engineer
  '49-9062.00': [
    'Test equipment and set it by the manual',
    'Service, clean and adjust equipment before it fails',
    "Find out why medical equipment doesn't work",
    'Keep records of repairs and updates',
    'Take equipment apart and replace broken parts',
    'Check that equipment is safe and used properly',
  ],
  // Wind turbine technician
  '49-9081.00': [
    'Repair mechanical, hydraulic or electrical faults',
    'Service turbines, cables and control systems',
    'Find out why a generator or its control fails',
    'Test electrical parts of turbines with meters',
    'Start turbines again after a stop',
    'Climb towers to inspect and repair equipment',
  ],
  // Commercial diver
  '49-9092.00': [
    'Plan a dive safely and watch depth and time',
    'Check and look after diving equipment',
    'Talk to the team on the surface by phone or line',
    'Go down into water with help from the team',
    'Find out about the task and conditions below',
    'Supervise or train other divers on a job',
  ],
};
