// What a report may not advise a reader who ruled it out or marked it as not for them.
import { type Circumstances, type DealBreakerId, type TileId, TILES } from '@bearings/contracts';

/** Advice that names what a deal-breaker rules out. */
export const AVOIDED_BY_DEAL_BREAKER: Readonly<Partial<Record<DealBreakerId, RegExp>>> = {
  blood: /\bwards?\b|\bnursing\b|bodily/i,
  shifts: /\bshifts?\b|\bnights?\b|trial shift/i,
  travel: /\btravel|sends you out/i,
  selling: /\bsell(?:ing)?\b|trade fair|better price|discount|raise money|persuade/i,
  lifting: /set up or carry/i,
  desk: /quiet desk|a desk and a|happy at a desk/i,
  conflict: /front desks?|emergenc(?:y|ies)|front-line|both sides have something to lose/i,
  public:
    /short talk|speak(?:ing)? to (?:a group|groups)|introduce a speaker|people you don’t know|to chair|beginners['’] session|present an idea/i,
  weather: /outdoor/i,
  dirt: /workshop, a kitchen/i,
  distress: /\bwards?\b|bad news|serious moments|front-line|emergenc(?:y|ies)|any caring place/i,
};

/** The same of a tile. */
export const AVOIDED_BY_TILE: Readonly<Partial<Record<TileId, RegExp>>> = {
  care: /\bnursing\b|caring jobs|front-line care|caring place|\bwards?\b/i,
  teach: /\bteach(?:ing|ers)?\b|\btutor|beginners['’] session|lesson you planned/i,
  sell: /\bsell(?:ing)?\b|\bcustomers\b|trade fair|better price|discount|win people over/i,
  host: /\bkitchens?\b|welcome people/i,
  software: /\bprogrammers?\b|programming/i,
  repair: /repair café|fix or build|take something apart/i,
  build: /building work/i,
};

/** Skills and subjects that are mostly what a tile says, as reports name them. */
export const SUBJECTS_OF_TILE: Readonly<Partial<Record<TileId, readonly string[]>>> = {
  care: ['medicine and dentistry'],
  listen: ['therapy and counselling'],
  teach: ['teaching others', 'choosing how to teach or train', 'education and training'],
  build: ['building and construction'],
  repair: [
    'repairing equipment',
    'looking after equipment',
    'finding faults',
    'machines and tools',
  ],
  drive: ['transport'],
  engineer: ['engineering and technology'],
  research: ['scientific method'],
  figures: ['mathematics'],
  software: ['programming', 'computers and electronics'],
  money: ['economics and accounting', 'managing budgets'],
  design: ['design'],
  write: ['writing clearly'],
  perform: ['the arts'],
  sell: ['sales and marketing', 'persuasion', 'negotiation'],
  lead: ['managing people', 'business management'],
  law: ['law and government'],
  safety: ['public safety and security'],
  host: ['food production'],
  records: ['office administration'],
};

type Stated = Pick<Circumstances, 'interests' | 'dealBreakers'>;

/** Returns what advice to this reader may not name; null where they ruled nothing out. */
export function avoidedBy(circumstances: Stated | null): RegExp | null {
  if (circumstances === null) return null;
  const { interests, dealBreakers = [] } = circumstances;
  const patterns = [
    ...dealBreakers.map((id) => AVOIDED_BY_DEAL_BREAKER[id]),
    ...refusedTiles(interests).map((tile) => AVOIDED_BY_TILE[tile]),
  ].flatMap((pattern) => pattern?.source ?? []);
  return patterns.length === 0 ? null : new RegExp(patterns.join('|'), 'i');
}

/** Returns the skills and subjects that this reader may not be sent to practise. */
export function avoidedSubjects(circumstances: Stated | null): ReadonlySet<string> {
  const tiles = circumstances === null ? [] : refusedTiles(circumstances.interests);
  return new Set(tiles.flatMap((tile) => SUBJECTS_OF_TILE[tile] ?? []));
}

function refusedTiles(interests: Circumstances['interests']): TileId[] {
  return TILES.map(({ id }) => id).filter((tile) => interests[tile] === 'not_for_me');
}
