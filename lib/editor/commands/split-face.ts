import type { Face } from "../../domain/geometry-records";
import { areFinite, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import { facesWithBoth } from "../core/faces-at";
import type { NewKey } from "../core/fresh-key";
import type { ReadScene } from "../core/scene";
import { TOPOLOGY_COPY } from "./topology/copy";
import { createDraft, type Draft } from "./topology/draft";
import { cutOutline, type Line, type Meeting, squareCut } from "./topology/face-cut";
import { finish } from "./topology/finish";
import { splitOutline } from "./topology/split-outline";
import { splitSide } from "./topology/split-side";

function cut(draft: Draft, faceKey: string, a: string, b: string): CommandOutcome {
  const face = draft.get("face", faceKey);
  if (!face) return refuse("missing", COPY.missing, [faceKey]);
  const part = splitOutline(draft, face, a, b);
  if ("code" in part) return { ok: false, refusal: part };
  const selects = [faceKey, part.key].map((key) => ({ kind: "face" as const, key }));
  return finish(draft, TOPOLOGY_COPY.splitFace(face.label), { selects, floors: new Set([face.floorNumber]) });
}

/**
 * Returns the first face that a line between two of its corners would divide; otherwise the first face with both
 * corners, so that its refusal explains why not.
 */
function faceBetween(scene: ReadScene, a: string, b: string): Face | null {
  const faces = facesWithBoth(scene, a, b).flatMap((key) => scene.get("face", key) ?? []);
  const divides = faces.filter(({ loops: [outer = []] }) => {
    const [from, to] = [outer.indexOf(a), outer.indexOf(b)];
    const apart = Math.abs(from - to);
    return from >= 0 && to >= 0 && apart > 1 && apart < outer.length - 1;
  });
  return divides[0] ?? faces[0] ?? null;
}

/** Cuts a face in two along the line between two of its corners. */
export function splitFaceBetween(
  scene: ReadScene,
  split: { from: string; to: string; faceKey?: string; newKey?: NewKey },
): CommandOutcome {
  const { from, to, newKey } = split;
  const missing = [from, to].find((key) => !scene.has("vertex", key));
  if (missing !== undefined) return refuse("missing", COPY.missing, [missing]);
  const faceKey = split.faceKey ?? faceBetween(scene, from, to)?.key;
  if (faceKey === undefined) return refuse("invalid", TOPOLOGY_COPY.notOneFace, [from, to]);
  return cut(createDraft(scene, newKey), faceKey, from, to);
}

function cornerAt(draft: Draft, meeting: Meeting): string {
  if ("corner" in meeting) return meeting.corner.key;
  const [a, b] = meeting.side;
  return splitSide(draft, a, b, meeting.place);
}

/**
 * Cuts a face in two along a line, with new corners where the line crosses the sides. Adjacent faces get these corners
 * too.
 */
export function splitFaceAlong(
  scene: ReadScene,
  split: { faceKey: string; line: Line; newKey?: NewKey },
): CommandOutcome {
  const { faceKey, line, newKey } = split;
  const face = scene.get("face", faceKey);
  if (!face) return refuse("missing", COPY.missing, [faceKey]);
  if (!areFinite(line.flat())) return refuse("invalid", COPY.notANumber);
  const meetings = cutOutline(scene, face, line);
  if (!meetings) return refuse("invalid", TOPOLOGY_COPY.missesFace, [faceKey]);
  const draft = createDraft(scene, newKey);
  const [a, b] = [cornerAt(draft, meetings[0]), cornerAt(draft, meetings[1])];
  return cut(draft, faceKey, a, b);
}

/** Returns the extent across which a face is cut, in meters; 0 if the face has no area. */
export function extentAcross(scene: ReadScene, faceKey: string): number {
  const face = scene.get("face", faceKey);
  return (face && squareCut(scene, face, 0.5)?.extent) ?? 0;
}

/** Cuts a face square across: a wall vertically, other faces across their longest side; at the middle by default. */
export function splitFaceAcross(
  scene: ReadScene,
  split: { faceKey: string; share?: number; newKey?: NewKey },
): CommandOutcome {
  const { faceKey, share = 0.5, newKey } = split;
  const face = scene.get("face", faceKey);
  if (!face) return refuse("missing", COPY.missing, [faceKey]);
  if (!areFinite([share])) return refuse("invalid", COPY.notANumber);
  if (share <= 0 || share >= 1) return refuse("invalid", TOPOLOGY_COPY.noSuchShare);
  const square = squareCut(scene, face, share);
  if (!square) return refuse("invalid", TOPOLOGY_COPY.brokenOutline, [faceKey]);
  return splitFaceAlong(scene, { faceKey, line: square.line, ...(newKey ? { newKey } : {}) });
}
