import type { TaskList } from './task-list.js';

export const farming: Record<string, TaskList> = {
  // Livestock farm worker
  '45-2093.00': [
    'Feed and water animals and check supplies',
    'Move animals to fields, pens or lorries',
    'Check animals for illness and weight',
    'Give medicine and vaccines, or call the vet',
    'Mark animals with tags or paint',
    'Drive tractors to bring feed to animals',
  ],
};
