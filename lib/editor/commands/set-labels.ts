import {
  EDGE_LABELS,
  FACE_LABELS,
  type GeometryKind,
  type ObjectPlanar,
  PLANAR_LABELS,
  type PlanarLabel,
} from "../../domain/geometry-records";
import { createKey } from "../../domain/keys";
import { type Diff, type RecordChange, writeChange } from "../diff";
import { twinOf } from "../openings/opposite-side";
import { withoutServerFields } from "../record-fields";
import type { ReadScene } from "../scene";
import type { SelectionItem } from "../selection";
import { WORDS } from "../words";
import { type CommandOutcome, refuse, writeUpdate } from "./command";

export type Labelling = {
  items: readonly SelectionItem[];
  label: string;
  /** Where keys have a base part of their own, or a test wants known ones. */
  newEdgeKey?: () => string;
};

function isLabelOf(kind: GeometryKind, label: string): boolean {
  if (kind === "edge") return (EDGE_LABELS as readonly string[]).includes(label);
  if (kind === "face") return (FACE_LABELS as readonly string[]).includes(label);
  if (kind === "objectPlanar") return (PLANAR_LABELS as readonly string[]).includes(label);
  return kind === "object3D" && label.trim() !== "";
}

/**
 * Labels elements. The contract has no update of an edge, and a gesture is saved creates first and deletes last, so an edge
 * cannot come back under its own key: it is made anew under a new one (`replacedKeys`), and the old one is deleted.
 */
export function setLabels(scene: ReadScene, labelling: Labelling): CommandOutcome {
  const { items, label, newEdgeKey = () => createKey("edge") } = labelling;
  const diff: Diff = {};
  const replacedKeys: Record<string, string> = {};
  for (const { kind, key } of items) {
    if (!isLabelOf(kind, label)) return refuse("invalid", WORDS.unknownLabel(label), [key]);
    const record = scene.get(kind, key);
    if (!record) return refuse("missing", WORDS.missing, [key]);
    if ("label" in record && record.label === label) continue;
    if (kind === "edge") {
      const anew = newEdgeKey();
      const to = { ...withoutServerFields(record), key: anew, label };
      writeChange(diff, { kind, key: anew, to } as RecordChange);
      writeChange(diff, { kind, key, from: record } as RecordChange);
      replacedKeys[key] = anew;
    } else {
      writeUpdate<GeometryKind>(diff, kind, record, { label } as Partial<typeof record>);
      // The same door seen from the other room is called the same.
      const twin = kind === "objectPlanar" ? twinOf(scene, record as ObjectPlanar) : null;
      if (twin) writeUpdate(diff, "objectPlanar", twin, { label: label as PlanarLabel });
    }
  }
  return { ok: true, label: WORDS.label(items.length, label), diff, replacedKeys };
}

/** Names the room of a floor face; an empty name clears it. */
export function nameRoom(scene: ReadScene, naming: { faceKey: string; roomLabel: string }): CommandOutcome {
  const face = scene.get("face", naming.faceKey);
  if (!face) return refuse("missing", WORDS.missing, [naming.faceKey]);
  if (face.label !== "floor") return refuse("invalid", WORDS.notAFloor, [face.key]);
  const roomLabel = naming.roomLabel.trim();
  const diff: Diff = {};
  writeUpdate(diff, "face", face, { roomLabel: roomLabel === "" ? null : roomLabel });
  return { ok: true, label: WORDS.nameRoom(roomLabel), diff };
}
