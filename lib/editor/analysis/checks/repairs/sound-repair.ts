/** A repair must mend what it is for and break no other face: it is tried out on a view of the scene before it is taken. */
import { type Command, type CommandOutcome, refuse } from "../../../core/command";
import type { Diff } from "../../../core/diff";
import type { Records } from "../../../core/measures/places";
import { viewAfter } from "../../../core/measures/planar-view";
import type { ReadScene } from "../../../core/scene";
import { type CheckCode, severityOf } from "../check-codes";
import { checkOutline } from "../face-outline";
import type { Finding } from "../finding";
import { checkHung } from "../hung-openings";
import { REPAIR_COPY as COPY } from "./copy";

/** The faces whose outline a diff may change. */
function touchedFaces(scene: ReadScene, diff: Diff): Set<string> {
  const { face, vertex } = diff;
  const moved = [...Object.keys(vertex?.updated ?? {}), ...Object.keys(vertex?.removed ?? {})];
  return new Set([
    ...Object.keys(face?.added ?? {}),
    ...Object.keys(face?.updated ?? {}),
    ...moved.flatMap((key) => scene.facesOfVertex(key)),
  ]);
}

function outlineFindings(records: Records, faceKey: string): readonly Finding[] {
  const face = records.get("face", faceKey);
  return face ? checkOutline(records, face) : [];
}

/** Ids of what would be wrong with the outlines of these faces, and is not now. */
export function newOutlineFindings(scene: ReadScene, diff: Diff): Finding[] {
  const after = viewAfter(scene, diff);
  return [...touchedFaces(scene, diff)].flatMap((key) => {
    const before = new Set(outlineFindings(scene, key).map(({ id }) => id));
    return outlineFindings(after, key).filter(({ id }) => !before.has(id));
  });
}

/** What is looked at again after a repair: the outline, or what hangs on the face; of others nothing is said. */
const LOOKED_AT: Readonly<Record<CheckCode, "outline" | "hung" | null>> = {
  "dangling-reference": null,
  "loop-too-short": "outline",
  "face-collapsed": "outline",
  "loop-crosses-itself": "outline",
  "hole-outside": "outline",
  "opening-outside": "hung",
  "openings-overlap": "hung",
  "opening-off-plane": "hung",
  "rooms-intersect": null,
  "face-not-planar": "outline",
  "corners-near": null,
  "edge-non-manifold": null,
  "edge-missing": null,
  "shell-open": null,
};

/** Whether an outline or an opening is found wrong as before; of other findings nothing is said. */
function standsAfter(scene: ReadScene, diff: Diff, { id, code, items }: Finding): boolean {
  const [item] = items;
  if (!item) return false;
  const after = viewAfter(scene, diff);
  const isThis = (finding: Finding): boolean => finding.id === id;
  if (LOOKED_AT[code] === "outline") return outlineFindings(after, item.key).some(isThis);
  if (LOOKED_AT[code] !== "hung") return false;
  const host = after.get("objectPlanar", item.key)?.faceKey;
  return host !== undefined && checkHung(after, host).some(isThis);
}

/** What the command comes to, unless that leaves the finding or breaks a face that was whole. */
export function soundly(finding: Finding, command: Command): Command {
  return (scene): CommandOutcome => {
    const outcome = command(scene);
    if (!outcome.ok) return outcome;
    const keys = finding.items.map(({ key }) => key);
    if (standsAfter(scene, outcome.diff, finding)) return refuse("invalid", COPY.stillThere, keys);
    const broken = newOutlineFindings(scene, outcome.diff).find(({ code }) => severityOf(code) === "error");
    return broken ? refuse("invalid", COPY.breaks, [broken.items[0]?.key ?? ""]) : outcome;
  };
}
