/** Value prompts of the commands that need a length first. */

import { addWalls } from "@/lib/editor/commands/add-walls";
import { extrudeWall, wallsOnEdges } from "@/lib/editor/commands/extrude-wall";
import { ceilingHeight, raiseCeiling } from "@/lib/editor/commands/raise-ceiling";
import { edgeColumns } from "@/lib/editor/commands/selecting/levels";
import { roomsOfItems } from "@/lib/editor/commands/selecting/rooms-of-items";
import { splitEdge } from "@/lib/editor/commands/split-edge";
import { extentAcross, splitFaceAcross } from "@/lib/editor/commands/split-face";
import { splitEdgesOnPlan } from "@/lib/editor/commands/split-on-plan";
import { weldVertices } from "@/lib/editor/commands/weld-vertices";
import type { ReadScene } from "@/lib/editor/core/scene";
import { currentMeasures } from "@/lib/editor/core/units/chosen-measures";
import { distance } from "@/lib/geometry/vector3";
import { type EditorServices, isFromAbove } from "../context/editor-context";
import { runAndSelect } from "../context/run-command";
import { askValue } from "../prompt/value-question";
import { TOPOLOGY_ACTION_COPY as COPY } from "./topology-copy";

/** The proposed values, in meters. */
const DEFAULT_EXTRUSION = 0.5;
const DEFAULT_WELD = 0.02;
const DEFAULT_CEILING = 2.4;

function edgeLength(scene: ReadScene, key: string): number {
  const [a, b] = (scene.get("edge", key)?.vertexKeys ?? []).map((end) => scene.get("vertex", end));
  return a && b ? distance([a.x, a.y, a.z], [b.x, b.y, b.z]) : 0;
}

/** Asks for the distance of a split, from the first corner of an edge or along a face. */
export function askSplit(context: EditorServices, edgeKey: string | null, faceKey: string | null): void {
  const { scene } = context.store;
  const newKey = context.view.placing.newKey;
  const length = edgeKey ? edgeLength(scene, edgeKey) : faceKey ? extentAcross(scene, faceKey) : 0;
  askValue(context.view, {
    title: COPY.splitAtTitle,
    label: COPY.from,
    value: length / 2,
    hint: COPY.ofLength(currentMeasures().exact(length)),
    submit: (meters) =>
      runAndSelect(context, (current) => {
        const share = length > 0 ? meters / length : 0;
        const split = isFromAbove(context) ? splitEdgesOnPlan : splitEdge;
        return edgeKey
          ? split(current, { edgeKeys: [edgeKey], share, newKey })
          : splitFaceAcross(current, { faceKey: faceKey ?? "", share, newKey });
      }),
  });
}

/**
 * Asks how far to extrude walls, or the walls on edges; on a plan, the walls on the lowest of stacked edges. Sides of
 * a floor that have no wall get walls at once, without a question.
 */
export function askExtrusion(context: EditorServices, edges: readonly string[], faces: readonly string[]): void {
  const newKey = context.view.placing.newKey;
  const currentScene = context.store.scene;
  const bases = isFromAbove(context) ? edgeColumns(currentScene, edges).flatMap(([lowest]) => lowest ?? []) : edges;
  const walls = edges.length > 0 ? wallsOnEdges(currentScene, bases) : faces;
  if (walls === null) {
    runAndSelect(context, (scene) => addWalls(scene, { edgeKeys: bases, newKey }));
    return;
  }
  askValue(context.view, {
    title: COPY.extrudeTitle,
    label: COPY.outOfRoom,
    value: DEFAULT_EXTRUSION,
    submit: (meters) =>
      runAndSelect(context, (scene) => extrudeWall(scene, { faceKeys: walls, distance: meters, newKey })),
  });
}

/** Returns the visible and unlocked corners of the floor shown, and whether these are all its corners. */
function freeCorners({ store, view }: EditorServices): { keys: readonly string[]; areAll: boolean } {
  const all = [...store.scene.keysOnFloor("vertex", view.get().floorNumber)];
  const isFree = (key: string): boolean =>
    !view.layers.isHidden("vertex", key) && !view.layers.refuseToMove([{ kind: "vertex", key }]);
  const keys = all.filter(isFree);
  return { keys, areAll: keys.length === all.length };
}

/**
 * Asks for the welding distance of the selected corners, or of all corners of the floor if fewer than two are selected.
 * `count`: the number of corners as the user sees them.
 */
export function askWeld(context: EditorServices, vertices: readonly string[], count: number): void {
  const { view } = context;
  const newKey = context.view.placing.newKey;
  const { keys, areAll } = count > 1 ? { keys: vertices, areAll: true } : freeCorners(context);
  const hint = count > 1 ? COPY.weldChosen(count) : areAll ? COPY.weldAll : COPY.weldFree;
  askValue(view, {
    title: COPY.weldTitle,
    label: COPY.within,
    value: DEFAULT_WELD,
    hint,
    submit: (meters) => runAndSelect(context, (scene) => weldVertices(scene, { keys, distance: meters, newKey })),
  });
}

/** Asks for the ceiling height of the rooms of the selected faces. */
export function askCeiling(context: EditorServices, faces: readonly string[]): void {
  const { store, view } = context;
  const floorKeys = roomsOfItems(
    store.scene,
    faces.map((key) => ({ kind: "face", key })),
  );
  if (floorKeys.length === 0) {
    view.set({ refusal: COPY.noRoom });
    return;
  }
  askValue(view, {
    title: COPY.raiseTitle,
    label: COPY.overFloor,
    value: ceilingHeight(store.scene, floorKeys[0] ?? "") ?? DEFAULT_CEILING,
    submit: (meters) => runAndSelect(context, (scene) => raiseCeiling(scene, { floorKeys, height: meters })),
  });
}
