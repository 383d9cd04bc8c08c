/** The overlay of the running tool: former outlines, snapping, distances, measurements and refusals. */

import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { ReadScene } from "@/lib/editor/core/scene";
import { type SelectionItem, selectedItems } from "@/lib/editor/core/selection";
import { measureFigures } from "@/lib/editor/tools/measure-figures";
import type { SessionMarks } from "@/lib/editor/tools/session";
import { AXES } from "@/lib/editor/tools/snap/constraint";
import type { MeasureRun, MoveRun } from "@/lib/editor/tools/tool-state";
import type { Toolbox } from "@/lib/editor/tools/toolbox";
import { add, interpolate, midpoint, scale, type Vector3 } from "@/lib/geometry/vector3";
import {
  addRefused,
  BOX_EDGES,
  dropDimensions,
  type OverlayLine,
  type OverlayShapes,
  REASON_BELOW,
} from "../overlay/overlay-shapes";
import { recordPoints } from "../view/scene-bounds";

export type ToolPicture = { addTo(shapes: OverlayShapes): void; dispose(): void };

/** Outlines beyond this number are left out, because they would hide the moved elements. */
const MAX_GHOSTS = 200;
/** Length of a drawn axis on each side of the element, in meters. */
const AXIS_REACH = 6;
/** Vertical offset in pixels of a label above its point. */
const LABEL_ABOVE = -26;

/** Returns the outline of an element; for a vertex, its edges. */
function outlineOf(scene: ReadScene, item: SelectionItem): OverlayLine[] {
  const line = (points: readonly Vector3[], isClosed: boolean): OverlayLine => ({ points, isClosed, style: "ghost" });
  const points = recordPoints(scene, item);
  if (item.kind === "vertex") {
    return scene.edgesOfVertex(item.key).map((key) => line(recordPoints(scene, { kind: "edge", key }), false));
  }
  if (item.kind === "object3D" && points.length === 8) {
    return BOX_EDGES.map(([a, b]) => line([points[a]!, points[b]!], false));
  }
  return [line(points, item.kind !== "edge")];
}

/** Returns the position of a measurement's label: the vertex of an angle, else the middle. */
function labelPoint({ kind }: MeasureRun, points: readonly Vector3[], a: Vector3, b: Vector3): Vector3 {
  if (kind === "angle") return b;
  if (kind === "distance") return midpoint(a, b);
  return points.reduce((sum, point) => add(sum, scale(point, 1 / points.length)), [0, 0, 0] as Vector3);
}

function addMeasure(shapes: OverlayShapes, run: MeasureRun, tools: Toolbox): void {
  // The dimensions of the selection would overlap the measurement.
  dropDimensions(shapes);
  const pointed = run.isDone ? null : tools.pointed();
  const points = pointed ? [...run.points, pointed.at] : run.points;
  for (const at of points) shapes.handles.push({ at, key: null });
  const isArea = run.kind === "area" && points.length > 2;
  if (points.length > 1) shapes.lines.push({ points, isClosed: isArea, style: isArea ? "measured" : "measure" });
  for (const hole of run.holes) shapes.lines.push({ points: hole, isClosed: true, style: "measure" });
  const text = measureFigures(run.kind, points, run.holes);
  const [a, b] = points;
  if (text && a && b) {
    shapes.labels.push({
      at: labelPoint(run, points, a, b),
      text,
      style: "main",
      below: run.kind === "area" ? 0 : LABEL_ABOVE,
    });
  }
  if (pointed?.text) shapes.labels.push({ at: pointed.at, text: pointed.text, style: "snap", below: REASON_BELOW });
}

function addCut(shapes: OverlayShapes, { at, line, text, reason, refusal }: NonNullable<SessionMarks["cut"]>): void {
  dropDimensions(shapes);
  shapes.lines.push({ points: line, isClosed: false, style: refusal ? "refused" : "measure" });
  shapes.handles.push({ at, key: null });
  shapes.labels = refusal
    ? [{ at, text: `✕ ${refusal}`, style: "refused", below: REASON_BELOW }]
    : [{ at, text, style: "main", below: LABEL_ABOVE }];
  if (reason && !refusal) shapes.labels.push({ at, text: reason, style: "snap", below: REASON_BELOW });
}

export function createToolPicture(store: EditorStore, tools: Toolbox | null, onChange: () => void): ToolPicture {
  let ghosts: OverlayLine[] = [];
  let isChanging = false;

  function updateGhosts(): void {
    const tool = tools?.get().running?.tool;
    const wasChanging = isChanging;
    isChanging = tool === "move" || tool === "turn";
    if (isChanging && !wasChanging) ghosts = selectedOutlines();
    if (!isChanging) ghosts = [];
    onChange();
  }

  function selectedOutlines(): OverlayLine[] {
    const lines: OverlayLine[] = [];
    for (const item of selectedItems(store.getSelection())) {
      lines.push(...outlineOf(store.scene, item));
      if (lines.length > MAX_GHOSTS) break;
    }
    return lines;
  }

  /** Adds the axes to which a movement is locked. */
  function addAxis(shapes: OverlayShapes, run: MoveRun, at: Vector3): void {
    if (!run.lock) return;
    const axes = (["x", "y", "z"] as const).filter((axis) => (axis === run.lock?.axis) !== run.lock?.isPlane);
    for (const axis of axes) {
      const reach = scale(AXES[axis], AXIS_REACH);
      const points = [add(at, scale(reach, -1)), at, add(at, reach)];
      shapes.lines.push({ points: [points[0]!, at], isClosed: false, style: `axis-${axis}` });
      shapes.lines.push({ points: [at, points[2]!], isClosed: false, style: `axis-${axis}` });
    }
  }

  const stops = tools ? [tools.subscribe(updateGhosts), tools.subscribeMarks(onChange)] : [];
  return {
    addTo(shapes) {
      const running = tools?.get().running;
      if (!tools || !running) return;
      if (running.tool === "measure") addMeasure(shapes, running, tools);
      const { cut } = tools.marks();
      if (cut) addCut(shapes, cut);
      if (!isChanging) return;
      shapes.lines.push(...ghosts);
      const { snap, label, refused } = tools.marks();
      // The distance replaces the element's own dimensions.
      if (label) {
        dropDimensions(shapes);
        shapes.labels.push({ ...label, style: "main", below: LABEL_ABOVE });
      }
      if (running.tool === "move" && label) addAxis(shapes, running, label.at);
      if (refused) addRefused(shapes, refused);
      if (!snap) return;
      if (snap.guide) {
        const [from, to] = snap.guide;
        // The line extends a little beyond the element, so that it is visible as a line through both.
        shapes.lines.push({ points: [from, interpolate(from, to, 1.08)], isClosed: false, style: "guide" });
      }
      shapes.labels.push({ at: snap.at, text: snap.text, style: "snap", below: REASON_BELOW });
    },
    dispose() {
      for (const stop of stops) stop();
    },
  };
}
