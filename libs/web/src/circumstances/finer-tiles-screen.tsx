import { ASKED_FINER_TILE_COUNT, FINER_TILES, type FinerTileId, OFFLINE_FINER_TILES } from '@bearings/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Choices } from './choices';
import { circumstancesTexts } from './circumstances-texts';
import type { ScreenProps } from './screen';
import { TileList } from './tile-list';

type FinerTile = (typeof FINER_TILES)[number];

/** Returns the tiles to show: those that are answered already, and the chosen ones, at most twelve. */
function listShownTiles(chosen: readonly FinerTileId[], interests: Choices['interests']): readonly FinerTile[] {
  const answered = FINER_TILES.flatMap(({ id }) => (interests[id] ? [id] : []));
  const shown = [...new Set([...answered, ...chosen])].slice(0, ASKED_FINER_TILE_COUNT);
  return FINER_TILES.filter(({ id }) => shown.includes(id));
}

/**
 * The screen with finer kinds of work (tiles). The server chooses them from the answers so far; if it cannot be reached,
 * they are the same for everybody.
 */
export function FinerTilesScreen({ choices, onChange, fetchFinerTiles }: ScreenProps) {
  const [interests] = useState(choices.interests);
  const [chosen, setChosen] = useState<readonly FinerTileId[] | null>(null);
  const fetchTiles = useEffectEvent(() => fetchFinerTiles());
  useEffect(() => {
    const loadTiles = async () => {
      const found = await fetchTiles();
      setChosen(found ?? OFFLINE_FINER_TILES);
    };
    void loadTiles();
  }, []);
  return (
    <div aria-live="polite" aria-busy={chosen === null}>
      {chosen === null && <p className="text-muted">{circumstancesTexts.finerTiles.loading}</p>}
      {/* While the tiles load, others keep their room, so that no button moves when they appear. */}
      <div
        inert={chosen === null}
        aria-hidden={chosen === null}
        className={chosen === null ? 'invisible -mt-6' : undefined}
      >
        <TileList
          tiles={listShownTiles(chosen ?? OFFLINE_FINER_TILES, interests)}
          choices={choices}
          onChange={onChange}
        />
      </div>
    </div>
  );
}
