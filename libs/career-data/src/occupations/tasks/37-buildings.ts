import type { TaskList } from './task-list.js';

export const buildings: Record<string, TaskList> = {
  // Pest control technician
  '37-2021.00': [
    'Record what you did on each visit',
    'Inspect buildings for pests and how they get in',
    'Tell customers how to treat and prevent pests',
    'Spray or dust rooms and outdoor areas',
    'Clean up when the job is done',
    'Drive a van with spraying equipment',
  ],
};
