/** The demo home's geometry as it is kept after its import: first revisions, with keys that never change. */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecord } from "../../lib/domain/geometry-records";
import { importHome } from "./home/import-home";
import { seedKey } from "./seed-key";

export const HOME_SEED = 11;

/**
 * Its photos name doors, windows and things by these keys, and were rendered from the rooms at the levels at which they were
 * captured, and from its walls before they were cut between the rooms behind them (`keepsWalls`): what is in both has one key.
 */
export function demoHomeGeometry(
  surveyKey: string,
  now: string,
  { keepsWalls = false }: { keepsWalls?: boolean } = {},
): [GeometryKind, GeometryRecord[]][] {
  let made = 0;
  const createKey = (kind: GeometryKind) => {
    made += 1;
    return seedKey(kind, `home ${made}`);
  };
  const { records } = importHome(HOME_SEED, { surveyKey, createKey, keepsLevels: true, keepsWalls });
  const kept = (record: GeometryRecord): GeometryRecord => ({
    ...record,
    revision: 1,
    updatedBy: null,
    updatedAt: now,
  });
  return GEOMETRY_KINDS.map((kind) => [kind, records[kind].map(kept)]);
}
