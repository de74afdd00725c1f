// Patterns of words with which tests recognise advice about an activity or working condition that a reader may exclude.
// Each text of the report lists in `names` which of these it mentions; the patterns find texts with an incomplete list.
import type { Circumstances } from '@bearings/contracts';
import type { DealBreakerId, TileId } from '@bearings/domain';
import { listAvoided } from '../content/report-copy/avoided.js';

const AVOIDED_PATTERNS: Readonly<Partial<Record<DealBreakerId | TileId, RegExp>>> = {
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
  care: /\bnursing\b|caring jobs|front-line care|caring place|\bwards?\b/i,
  teach: /\bteach(?:ing|ers)?\b|\btutor|beginners['’] session|lesson you planned/i,
  sales: /\bsell(?:ing)?\b|\bcustomers\b|trade fair|better price|discount|win people over/i,
  win: /\bsell(?:ing)?\b|\bcustomers\b|trade fair|better price|discount|win people over/i,
  host: /\bkitchens?\b|welcome people/i,
  software: /\bprogrammers?\b|programming/i,
  repair: /repair café|fix or build|take something apart/i,
  build: /building work/i,
};

/** Returns a pattern of words that advice to this reader must not contain, or null for none. */
export function createAvoidedPattern(circumstances: Circumstances | null): RegExp | null {
  const sources = [...listAvoided(circumstances)].flatMap((id) => AVOIDED_PATTERNS[id]?.source ?? []);
  return sources.length === 0 ? null : new RegExp(sources.join('|'), 'i');
}
