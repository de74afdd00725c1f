import { FIRST_TILES } from '@bearings/domain';
import type { ScreenProps } from './screen';
import { TileList } from './tile-list';

/** The screen with the kinds of work (tiles) that everybody is asked about. */
export function TilesScreen({ choices, onChange }: ScreenProps) {
  return <TileList tiles={FIRST_TILES} choices={choices} onChange={onChange} />;
}
