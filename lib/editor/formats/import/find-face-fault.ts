/** Finds faces with errors before they are added to a survey. */
import type { Face } from "../../../domain/geometry-records";
import { severityOf } from "../../analysis/checks/check-codes";
import { checkOutline } from "../../analysis/checks/face-outline";
import type { RecordOf } from "../../core/scene";
import { reasons } from "./copy";
import type { VertexPool } from "./vertex-pool";

/** Returns why a face would have an error in the checks, or null. */
export function findFaceFault(pool: VertexPool, face: Face): string | null {
  const get = (kind: string, key: string) => (kind === "vertex" ? pool.find(key) : undefined);
  const view = { get: get as <K extends "vertex">(kind: K, key: string) => RecordOf<K> | undefined };
  if (new Set(face.loops[0]).size < (face.loops[0]?.length ?? 0)) return reasons.outlineCrosses;
  const fault = checkOutline(view as Parameters<typeof checkOutline>[0], face).find(
    ({ code }) => severityOf(code) === "error",
  );
  if (!fault) return null;
  return fault.code === "loop-crosses-itself" ? reasons.outlineCrosses : reasons.collapsed();
}
