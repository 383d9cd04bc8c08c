/** The demo home's geometry after its import: first revisions, with keys that never change. */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecord } from "../../lib/domain/geometry-records";
import { importHome } from "./home/import-home";
import { seedKey } from "./seed-key";

export const HOME_SEED = 11;

/**
 * Returns the records of each kind. Photos refer to doors, windows and objects by these keys; they were rendered at the
 * captured floor levels, and before the walls were cut between the rooms behind them (`keepsWalls`). A record has the
 * same key with and without the cuts.
 */
export function demoHomeGeometry(
  surveyKey: string,
  now: string,
  { keepsWalls = false }: { keepsWalls?: boolean } = {},
): [GeometryKind, GeometryRecord[]][] {
  let keyCount = 0;
  const createKey = (kind: GeometryKind) => {
    keyCount += 1;
    return seedKey(kind, `home ${keyCount}`);
  };
  const { records } = importHome(HOME_SEED, { surveyKey, createKey, keepsLevels: true, keepsWalls });
  const withRevision = (record: GeometryRecord): GeometryRecord => ({
    ...record,
    revision: 1,
    updatedBy: null,
    updatedAt: now,
  });
  return GEOMETRY_KINDS.map((kind) => [kind, records[kind].map(withRevision)]);
}
