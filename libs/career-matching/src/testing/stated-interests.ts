import type { Circumstances } from '@bearings/contracts';
import type { TILES } from '@bearings/domain';

type InterestTile = (typeof TILES)[number]['id'];

export const likeTiles = (...tiles: InterestTile[]): Circumstances['interests'] =>
  Object.fromEntries(tiles.map((tile) => [tile, 'like']));

export const dislikeTiles = (...tiles: InterestTile[]): Circumstances['interests'] =>
  Object.fromEntries(tiles.map((tile) => [tile, 'not_for_me']));
