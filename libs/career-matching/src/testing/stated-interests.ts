import type { Circumstances, TILES } from '@bearings/contracts';

type Tile = (typeof TILES)[number]['id'];

export const like = (...tiles: Tile[]): Circumstances['interests'] =>
  Object.fromEntries(tiles.map((tile) => [tile, 'like']));

export const notForMe = (...tiles: Tile[]): Circumstances['interests'] =>
  Object.fromEntries(tiles.map((tile) => [tile, 'not_for_me']));
