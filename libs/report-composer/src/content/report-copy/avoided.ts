// Determines which words and subjects a report must not suggest to readers who excluded or disliked them.
import type { Circumstances } from '@bearings/contracts';
import { type DealBreakerId, getInterest, type TileId, TILES } from '@bearings/domain';

/** Skills and subjects that belong mostly to one kind of work (tile), under their names in reports. */
export const SUBJECTS_BY_TILE: Readonly<Partial<Record<TileId, readonly string[]>>> = {
  care: ['medicine and dentistry'],
  listen: ['therapy and guidance'],
  teach: ['teaching others', 'choosing how to teach or train', 'education and training'],
  build: ['building and construction'],
  repair: ['repairing equipment', 'looking after equipment', 'finding faults', 'machines and tools'],
  drive: ['transport'],
  engineer: ['engineering and technology'],
  research: ['scientific method'],
  figures: ['mathematics'],
  software: ['programming', 'computers and electronics'],
  money: ['economics and accounting', 'managing budgets'],
  design: ['design'],
  write: ['writing clearly'],
  perform: ['the arts'],
  sales: ['sales and marketing', 'persuasion', 'negotiation'],
  win: ['sales and marketing', 'persuasion'],
  lead: ['managing people', 'business management'],
  law: ['law and government'],
  safety: ['public safety and security'],
  host: ['food production'],
  records: ['office administration'],
  cook: ['food production'],
};

type StatedDislikes = Pick<Circumstances, 'interests' | 'dealBreakers'>;

/** Returns the reader's deal-breakers and disliked tiles, which advice must not mention. */
export function listAvoided(circumstances: StatedDislikes | null): ReadonlySet<DealBreakerId | TileId> {
  if (circumstances === null) return new Set();
  const { interests, dealBreakers = [] } = circumstances;
  return new Set([...dealBreakers, ...refusedTiles(interests)]);
}

/** Returns the skills and subjects that this reader must not be advised to practise. */
export function avoidedSubjects(circumstances: StatedDislikes | null): ReadonlySet<string> {
  const tiles = circumstances === null ? [] : refusedTiles(circumstances.interests);
  return new Set(tiles.flatMap((tile) => SUBJECTS_BY_TILE[tile] ?? []));
}

function refusedTiles(interests: Circumstances['interests']): TileId[] {
  return TILES.map(({ id }) => id).filter((tile) => getInterest(interests, tile) === 'not_for_me');
}
