/** Outlines of selected elements as they were captured, white and dashed. */
import type { GeometryKind } from "@/lib/domain/geometry-records";
import { capturedCorner } from "@/lib/editor/core/provenance/captured-place";
import { capturedOf } from "@/lib/editor/core/provenance/captured-values";
import { isChanged, scanDifference } from "@/lib/editor/core/provenance/scan-difference";
import type { ReadScene, RecordOf } from "@/lib/editor/core/scene";
import { type Selection, type SelectionItem, selectedItems } from "@/lib/editor/core/selection";
import { recordPoints } from "../view/scene-bounds";
import { BOX_EDGES, type OverlayShapes } from "./overlay-shapes";

/** The outlines of a larger selection would hide the current elements. */
const MAX_SELECTED = 60;

/** Returns the scene with captured values; records without captured values stay as they are. */
function asCaptured(scene: ReadScene): ReadScene {
  function get<K extends GeometryKind>(kind: K, key: string): RecordOf<K> | undefined {
    const record = scene.get(kind, key);
    if (!record) return record;
    if (kind === "vertex") {
      const [x, y, z] = capturedCorner(record as RecordOf<"vertex">);
      return { ...record, x, y, z };
    }
    const captured = capturedOf(kind, record);
    const loops = captured && "loops" in captured ? captured.loops : undefined;
    const areCornersPresent = loops?.flat().every((corner) => scene.has("vertex", corner)) ?? true;
    return captured && areCornersPresent ? { ...record, ...captured } : record;
  }
  return { ...scene, get };
}

/** Adds the captured outlines of changed elements on the floor; none for a selection of more than 60. */
export function addCapturedPlaces(
  shapes: OverlayShapes,
  scene: ReadScene,
  floorNumber: number,
  selection: Selection,
): void {
  if (selection.kinds.size > MAX_SELECTED) return;
  const captured = asCaptured(scene);
  const addLine = (item: SelectionItem, isClosed: boolean): void =>
    void shapes.lines.push({ points: recordPoints(captured, item), isClosed, style: "ghost" });
  for (const item of selectedItems(selection)) {
    const difference = scanDifference(scene, item);
    if (!difference || !isChanged(difference) || scene.get(item.kind, item.key)?.floorNumber !== floorNumber) continue;
    if (item.kind === "vertex") {
      for (const key of scene.edgesOfVertex(item.key)) addLine({ kind: "edge", key }, false);
    } else if (item.kind === "object3D") {
      const points = recordPoints(captured, item);
      for (const [a, b] of BOX_EDGES) {
        shapes.lines.push({ points: [points[a]!, points[b]!], isClosed: false, style: "ghost" });
      }
    } else addLine(item, true);
  }
}
