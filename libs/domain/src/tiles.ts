// The interest tiles: kinds of work that a person may like or dislike.
import type { Choice } from './circumstances.js';

/** The tiles of the first screen, which cover all kinds of work. */
export const FIRST_TILES = [
  { id: 'care', label: 'Care for somebody who is ill' },
  { id: 'listen', label: 'Talk somebody through a problem' },
  { id: 'teach', label: 'Teach a class or train people' },
  { id: 'children', label: 'Look after young children' },
  { id: 'animals', label: 'Work with animals' },
  { id: 'plants', label: 'Work with plants or in nature' },
  { id: 'build', label: 'Build or fit out a house' },
  { id: 'repair', label: 'Repair machines or wire up equipment' },
  { id: 'craft', label: 'Make something fine by hand' },
  { id: 'drive', label: 'Drive, fly or steer a vehicle' },
  { id: 'engineer', label: 'Design a machine or a structure' },
  { id: 'research', label: 'Do research or run an experiment' },
  { id: 'figures', label: 'Find the pattern in the figures' },
  { id: 'software', label: 'Write software or run computer systems' },
  { id: 'money', label: 'Keep accounts or advise on money' },
  { id: 'design', label: 'Design how something looks' },
  { id: 'write', label: 'Write, edit or translate a text' },
  { id: 'perform', label: 'Perform, film or make music' },
  { id: 'sales', label: 'Sell something' },
  { id: 'win', label: 'Win customers over' },
  { id: 'lead', label: 'Lead a team or a business' },
  { id: 'law', label: 'Apply the law or investigate cases' },
  { id: 'safety', label: 'Keep people safe from danger' },
  { id: 'host', label: 'Cook, serve or welcome guests' },
  { id: 'records', label: 'Keep records and diaries in order' },
  { id: 'body', label: 'Help people look good or keep fit' },
] as const satisfies readonly Choice[];

/**
 * Finer tiles, of which a person is asked about a dozen. `parent` is the tile of the first screen that a finer one is a
 * part of; null if it is part of none.
 */
export const FINER_TILES = [
  { id: 'teeth', label: 'Look after people’s teeth, eyes or ears', parent: 'care' },
  { id: 'metal', label: 'Cut, shape or join metal', parent: null },
  { id: 'deliver', label: 'Sort, store or deliver goods', parent: 'drive' },
  { id: 'enquiries', label: 'Answer people’s questions and requests', parent: 'records' },
  { id: 'high', label: 'Work high up or under water', parent: 'repair' },
  { id: 'costs', label: 'Work out what a risk or a job will cost', parent: 'figures' },
  { id: 'clean', label: 'Keep water, air and land clean', parent: 'research' },
  { id: 'medicines', label: 'Prepare and hand out medicines', parent: 'care' },
  { id: 'ceremony', label: 'Lead ceremonies and comfort people', parent: 'listen' },
  { id: 'staff', label: 'Hire staff and sort out problems at work', parent: 'listen' },
  { id: 'inspect', label: 'Test things and find their faults', parent: 'repair' },
  { id: 'improve', label: 'Find better ways for a firm to work', parent: 'figures' },
  { id: 'spaces', label: 'Plan buildings, rooms or open spaces', parent: 'design' },
  { id: 'families', label: 'Help families with babies or children', parent: 'children' },
  { id: 'sport', label: 'Run sport and leisure activities', parent: 'body' },
  { id: 'outdoors', label: 'Measure, map or take samples outdoors', parent: 'research' },
  { id: 'recover', label: 'Help people move, speak or eat better', parent: 'care' },
  { id: 'guests', label: 'Serve, welcome or guide guests', parent: 'host' },
  { id: 'film', label: 'Photograph, film, record or edit', parent: 'perform' },
  { id: 'probe', label: 'Investigate cases', parent: 'law' },
  { id: 'learning', label: 'Help children who find learning hard', parent: 'teach' },
  { id: 'examine', label: 'Examine or scan people to find what’s wrong', parent: 'care' },
  { id: 'apps', label: 'Design games, apps or websites', parent: 'design' },
  { id: 'cook', label: 'Cook or bake', parent: 'host' },
  { id: 'invest', label: 'Invest or trade money', parent: 'money' },
  { id: 'operate', label: 'Operate big machines', parent: 'drive' },
  { id: 'process', label: 'Work out how to make fuels, medicines or materials', parent: 'engineer' },
  { id: 'callout', label: 'Visit homes and firms to fix problems', parent: 'repair' },
  { id: 'events', label: 'Plan events or trips', parent: 'host' },
  { id: 'collect', label: 'Look after books, objects or archives', parent: 'records' },
  { id: 'property', label: 'Let, sell or look after buildings', parent: 'sales' },
] as const satisfies readonly (Choice & { parent: (typeof FIRST_TILES)[number]['id'] | null })[];

/** All tiles. The matching tables have the same order. */
export const TILES = [...FIRST_TILES, ...FINER_TILES] as const;

export type FirstTileId = (typeof FIRST_TILES)[number]['id'];
export type FinerTileId = (typeof FINER_TILES)[number]['id'];
export type TileId = FirstTileId | FinerTileId;

/** Number of finer tiles that a person is asked about. */
export const ASKED_FINER_TILE_COUNT = 12;

/** The finer tiles that are asked where the server cannot choose: those that separate all occupations best. */
export const OFFLINE_FINER_TILES = [
  'deliver',
  'enquiries',
  'high',
  'inspect',
  'improve',
  'spaces',
  'outdoors',
  'guests',
  'film',
  'probe',
  'learning',
  'examine',
] as const satisfies readonly FinerTileId[];

/** Two tiles that were split later, because each meant two things. An answer to one counts for both halves. */
export const SPLIT_TILES = [
  { id: 'nature', halves: ['animals', 'plants'] },
  { id: 'sell', halves: ['sales', 'win'] },
] as const satisfies readonly { id: string; halves: readonly FirstTileId[] }[];

export type SplitTileId = (typeof SPLIT_TILES)[number]['id'];

/** The possible answers to an interest tile (a kind of work). A tile that the person left blank has no value. */
export const INTEREST_ANSWERS = ['like', 'not_for_me'] as const;
export type InterestAnswer = (typeof INTEREST_ANSWERS)[number];

/** Answers to tiles, some of which may be those that were split later. */
export type InterestAnswers = Partial<Record<TileId | SplitTileId, InterestAnswer>>;

const SPLIT_TILE_BY_HALF: ReadonlyMap<TileId, SplitTileId> = new Map(
  SPLIT_TILES.flatMap(({ id, halves }) => halves.map((half) => [half, id])),
);

/** Returns the answer to a tile, which may have been given to the tile that it was split from. */
export function getInterest(interests: Readonly<InterestAnswers>, tile: TileId): InterestAnswer | undefined {
  const splitTile = SPLIT_TILE_BY_HALF.get(tile);
  return interests[tile] ?? (splitTile && interests[splitTile]);
}
