import type { Description } from './description.js';

export const buildings: Record<string, Description> = {
  // Pest control technician
  '37-2021.00': {
    what: 'Pest control technicians get rid of rats, wasps, cockroaches and other unwelcome creatures, and show people how to keep them out.',
    day: 'They drive from farms to flats to restaurant kitchens, look for droppings and gaps, set traps or bait and seal holes. Each visit is recorded, as poisons must be used lawfully.',
    thrives:
      "It suits independent types who like detective work, are not squeamish and can be discreet at a customer's door.",
    entry:
      'Companies and councils train newcomers, who take a pest management award early on. A driving licence is nearly always needed, and the British Pest Control Association runs further courses.',
  },
};
