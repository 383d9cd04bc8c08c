import type { Region } from "@/lib/domain/entities";
import { mediaCounts } from "../parts/room-state";
import { tileState } from "./tile-state";

/** Two rows of a wide screen, with the link to the rest. */
const MAX_TILES = 10;
const RANK = { bad: 0, warn: 1, violet: 2, plain: 3, ok: 4 } as const;

/**
 * Picks the rooms to show: all if they fit, otherwise rooms that need attention, then those with the most media. One
 * tile is reserved for the link to the rest.
 */
export function evidenceRooms(regions: readonly Region[]): readonly Region[] {
  if (regions.length <= MAX_TILES) return regions;
  const ranked = regions.map((region) => {
    const { photos, videos } = mediaCounts(region);
    return { region, rank: photos + videos === 0 ? RANK.ok + 1 : RANK[tileState(region).tone], media: photos + videos };
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || b.media - a.media)
    .slice(0, MAX_TILES - 1)
    .map(({ region }) => region);
}
