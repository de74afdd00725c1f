import type { TaskList } from './task-list.js';

export const protection: Record<string, TaskList> = {
  // Firefighter
  '33-2011.00': [
    'Rescue people from fires, crashes and water',
    'Put on protective clothing and breathing equipment',
    'Size up a fire and report it by radio',
    'Move to where a fire began, using what you know of buildings',
    'Go out to fires, road crashes and other alarms',
    'Cut openings with axes and saws to get in',
  ],
  // Prison officer
  '33-3012.00': [
    'Count prisoners to make sure that all are there',
    'Check locks, bars, doors and gates',
    'Watch prisoners at work and rest to prevent violence',
    'Search prisoners, cells and vehicles for drugs or weapons',
    'Guard the entrances and check visitors who come in',
    'Keep a daily log of prisoners and incidents',
  ],
  // Detective
  '33-3021.00': [
    'Check victims for breathing and a pulse',
    'Take statements from witnesses and suspects',
    'Protect a body and the evidence on it',
    'Record progress and ask for warrants',
    'Write reports on what you found',
    'Prepare charges and papers for court',
  ],
  // Police officer
  '33-3051.00': [
    'Identify, chase and arrest people suspected of crimes',
    'Keep order, answer emergencies and protect people',
    'Write down facts for reports on incidents',
    'Give first aid to people who are hurt',
    'Decide from the facts if a law was broken',
    'Look into anything that seems illegal',
  ],
  // Border Force or customs officer
  '33-3051.04': [
    'Check passports and visas, and interview travellers',
    'Detain people who break customs or immigration law',
    'Inspect bags and cargo that cross the border',
    'Find and seize illegal goods that people hide',
    'Explain the rules to travellers and firms',
    'Bring cases to court together with other agencies',
  ],
  // Security guard
  '33-9032.00': [
    'Lock doors and gates to secure a building',
    'Patrol a site and check doors and windows',
    'Give first aid or call an ambulance',
    "Answer alarms and see what's wrong",
    'Walk among visitors to keep order',
    'Check who goes in and out',
  ],
};
