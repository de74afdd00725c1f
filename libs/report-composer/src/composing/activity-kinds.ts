// Tells which kinds of activity a task exercises, and which a reader's line is about.
import type { Category, PastimeId, TileId } from '@bearings/domain';
import { ACTIVITY_KINDS, type ActivityKind, TASK_KIND_LETTERS } from '../content/task-kinds.js';

const isKind = (kind: string): kind is ActivityKind => kind in ACTIVITY_KINDS;
const kindByLetter = new Map(
  Object.entries(ACTIVITY_KINDS).flatMap(([kind, letter]): [string, ActivityKind][] =>
    isKind(kind) ? [[letter, kind]] : [],
  ),
);
const kindsByCode = new Map(
  Object.entries(TASK_KIND_LETTERS).map(([code, letters]) => [
    code,
    letters.split(' ').map((task) => [...task].flatMap((letter) => kindByLetter.get(letter) ?? [])),
  ]),
);

/** Returns the kinds of activity that a task exercises, the main one first. `index` counts from 0. */
export const listTaskKinds = (code: string, index: number): readonly ActivityKind[] =>
  kindsByCode.get(code)?.[index] ?? [];

/** Kinds of activity that belong to a kind of work (tile). */
export const TILE_KINDS: Readonly<Record<TileId, readonly ActivityKind[]>> = {
  care: ['treat'],
  listen: ['support'],
  teach: ['teach'],
  children: ['careForChildren'],
  animals: ['careForAnimals'],
  plants: ['careForNature'],
  build: ['workByHand'],
  repair: ['repair'],
  craft: ['workByHand'],
  drive: ['drive'],
  engineer: ['invent', 'readPlans'],
  research: ['research'],
  figures: ['calculate'],
  software: ['compute'],
  money: ['handleMoney'],
  design: ['makeArt'],
  write: ['write'],
  perform: ['perform'],
  sales: ['sell'],
  win: ['sell'],
  lead: ['lead'],
  law: ['applyRules', 'investigate'],
  safety: ['protect', 'handleEmergency'],
  host: ['serveGuests', 'cook'],
  records: ['keepRecords'],
  body: ['trainBodies'],
  teeth: ['treat', 'examine'],
  metal: ['workByHand'],
  deliver: ['moveGoods'],
  enquiries: ['meetPeople'],
  high: ['climb'],
  costs: ['calculate'],
  clean: ['careForNature', 'research'],
  medicines: ['giveMedicine'],
  ceremony: ['comfortBereaved'],
  staff: ['hire'],
  inspect: ['inspect'],
  improve: ['improve', 'invent'],
  spaces: ['readPlans', 'measureShapes'],
  families: ['careForChildren'],
  sport: ['trainBodies'],
  outdoors: ['measureShapes', 'research'],
  recover: ['treat'],
  guests: ['serveGuests'],
  film: ['perform'],
  probe: ['investigate'],
  learning: ['teach', 'careForChildren'],
  examine: ['examine'],
  apps: ['invent', 'compute'],
  cook: ['cook'],
  invest: ['handleMoney'],
  operate: ['operate'],
  process: ['invent', 'research'],
  callout: ['repair'],
  events: ['plan'],
  collect: ['keepRecords'],
  property: ['sell'],
};

/** Kinds of activity that belong to a hobby or an unpaid role. */
export const PASTIME_KINDS: Readonly<Record<PastimeId, readonly ActivityKind[]>> = {
  reading: ['write'],
  walking: ['careForNature'],
  club: ['lead', 'plan'],
  coaching: ['teach', 'trainBodies'],
  cooking: ['cook'],
  gardening: ['careForNature'],
  music: ['perform'],
  mending: ['repair'],
  craft: ['makeArt', 'workByHand'],
  caring: ['treat'],
  computers: ['compute'],
  animals: ['careForAnimals'],
  babysitting: ['careForChildren'],
  tutoring: ['teach'],
  diy: ['workByHand'],
  cars: ['repair'],
  sport: ['trainBodies'],
  fitness: ['trainBodies'],
  drama: ['perform'],
  photography: ['perform', 'makeArt'],
  sewing: ['workByHand'],
  hair: ['trainBodies'],
  gaming: ['findOutWhy', 'calculate'],
  science: ['research'],
  history: ['research'],
  languages: ['write'],
  events: ['plan'],
  selling: ['sell'],
  accounts: ['handleMoney'],
  rescue: ['handleEmergency', 'treat'],
};

/** Kinds of activity that exercise what each of a category's three statements says; empty if no task shows it. */
export const STATEMENT_KINDS: Readonly<
  Record<Category, readonly [readonly ActivityKind[], readonly ActivityKind[], readonly ActivityKind[]]>
> = {
  leadership: [['lead'], ['lead'], ['lead', 'decideUnderRisk']],
  motivation: [['improve'], ['improve'], ['improve']],
  communication: [['meetPeople'], ['explain', 'teach'], ['meetPeople', 'explain', 'teach', 'serveGuests']],
  helping: [['support'], ['support'], ['support', 'treat']],
  analytical: [
    ['findOutWhy', 'research'],
    ['verify', 'investigate', 'findOutWhy'],
    ['findOutWhy', 'calculate', 'research'],
  ],
  creativity: [['invent', 'makeArt'], ['invent'], ['makeArt']],
  planning: [['plan'], ['keepRecords', 'tidy', 'keepStock'], ['plan']],
  practical: [['workByHand', 'repair'], ['workByHand', 'repair', 'cook'], ['repair']],
  resilience: [['handleEmergency'], ['handleEmergency'], ['handleEmergency']],
  risk: [['invent', 'decideUnderRisk'], ['decideUnderRisk', 'handleEmergency'], ['decideUnderRisk']],
  spatial: [['readPlans'], ['measureShapes', 'readPlans'], ['operate', 'repair']],
  burnout: [[], [], []],
};
