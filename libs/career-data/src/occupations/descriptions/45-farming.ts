import type { Description } from './description.js';

export const farming: Record<string, Description> = {
  // Livestock farm worker
  '45-2093.00': {
    what: 'Livestock farm workers look after cattle, sheep, pigs or poultry. They feed, milk, bed down, move and watch over the animals, and help when young are born.',
    day: 'Milking or feeding happens early, again in the afternoon and on holidays too. In between come fences, cleaning yards, driving tractors and checking for sick stock.',
    thrives:
      'Strong, patient people who notice an animal that stands apart, and do not mind smells or weather, are well suited.',
    entry:
      'Farmers take on willing beginners, and a stock worker apprenticeship or agricultural college course teaches more. Certificates for tractors, all-terrain vehicles and safe use of medicines are useful.',
  },
};
