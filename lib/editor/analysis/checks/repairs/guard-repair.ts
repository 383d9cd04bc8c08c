/** Guards a repair: it must remove its finding and break no other face. Both are checked on a view of the scene. */
import { type Command, type CommandOutcome, refuse } from "../../../core/command";
import type { Diff } from "../../../core/diff";
import type { Records } from "../../../core/measures/places";
import { viewAfter } from "../../../core/measures/planar-view";
import type { ReadScene } from "../../../core/scene";
import { severityOf } from "../check-codes";
import { REPAIR_COPY as COPY } from "../copy";
import { checkOutline } from "../face-outline";
import type { Finding } from "../finding";
import { checkHosted } from "../hosted-objects";

/** Returns the faces whose outlines a diff may change. */
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

/** Returns the outline findings that a diff would add. */
export function newOutlineFindings(scene: ReadScene, diff: Diff): Finding[] {
  const after = viewAfter(scene, diff);
  return [...touchedFaces(scene, diff)].flatMap((key) => {
    const before = new Set(outlineFindings(scene, key).map(({ id }) => id));
    return outlineFindings(after, key).filter(({ id }) => !before.has(id));
  });
}

/** Whether an outline or an opening would have the same finding after the diff. False for other findings. */
function remainsAfter(scene: ReadScene, diff: Diff, { id, items }: Finding): boolean {
  const [item] = items;
  if (!item) return false;
  const after = viewAfter(scene, diff);
  const isSameFinding = (finding: Finding): boolean => finding.id === id;
  if (item.kind === "face") return outlineFindings(after, item.key).some(isSameFinding);
  if (item.kind !== "objectPlanar") return false;
  const host = after.get("objectPlanar", item.key)?.faceKey;
  return host !== undefined && checkHosted(after, host).some(isSameFinding);
}

/** Refuses the command's outcome if the finding remains or a face gets an error. */
export function guarded(finding: Finding, command: Command): Command {
  return (scene): CommandOutcome => {
    const outcome = command(scene);
    if (!outcome.ok) return outcome;
    const keys = finding.items.map(({ key }) => key);
    if (remainsAfter(scene, outcome.diff, finding)) return refuse("invalid", COPY.remains, keys);
    const broken = newOutlineFindings(scene, outcome.diff).find(({ code }) => severityOf(code) === "error");
    return broken ? refuse("invalid", COPY.breaks, [broken.items[0]?.key ?? ""]) : outcome;
  };
}
