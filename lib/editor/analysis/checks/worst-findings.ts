/** The worst severity of an element's findings, and of a room with its faces, openings, vertices and edges. */
import type { SurveyRoom } from "../../core/rooms/survey-room";
import type { ReadScene } from "../../core/scene";
import { type Severity, severityOf } from "./check-codes";
import type { SurveyFindings } from "./survey-checks";

export type WorstFindings = ReadonlyMap<string, Severity>;

const NO_SEVERITIES: WorstFindings = new Map();
const severitiesByFindings = new WeakMap<SurveyFindings, WorstFindings>();

/** Returns severities by element key, cached per findings object. */
export function worstFindings(found: SurveyFindings | null): WorstFindings {
  if (found === null) return NO_SEVERITIES;
  const cached = severitiesByFindings.get(found);
  if (cached) return cached;
  const worst = new Map<string, Severity>();
  // Errors are listed first.
  for (const { code, items } of found.list) {
    for (const { key } of items) if (!worst.has(key)) worst.set(key, severityOf(code));
  }
  severitiesByFindings.set(found, worst);
  return worst;
}

/** Visits all elements of the room, so it suits visible rooms only. */
export function worstInRoom(scene: ReadScene, worst: WorstFindings, room: SurveyRoom): Severity | null {
  let found: Severity | null = null;
  /** Returns whether the worst severity has been reached. */
  function recordSeverity(key: string): boolean {
    found = worst.get(key) === "error" ? "error" : (found ?? worst.get(key) ?? null);
    return found === "error";
  }
  if (worst.size === 0) return null;
  const faces = [room.faceKey, ...room.walls, ...room.ceilings];
  const corners = new Set(faces.flatMap((key) => scene.get("face", key)?.loops.flat() ?? []));
  for (const key of faces)
    if (recordSeverity(key) || [...scene.planarObjectsOfFace(key)].some(recordSeverity)) return found;
  for (const key of corners) {
    if (recordSeverity(key)) return found;
    for (const edge of scene.edgesOfVertex(key)) {
      const isOfRoom = scene.get("edge", edge)?.vertexKeys.every((end) => corners.has(end)) ?? false;
      if (isOfRoom && recordSeverity(edge)) return found;
    }
  }
  return found;
}
