/** Draws the other floors while floors are stacked: lower ones dimmed, upper ones as outlines. None can be picked. */
import type { Scene } from "three";
import type { Diff } from "@/lib/editor/core/diff";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { rowOf } from "@/lib/editor/tools/layers/layer-state";
import { buildFloorModel } from "../buffers/floor-model";
import { updateFloorModel } from "../buffers/update-floor-model";
import { createFloorMeshes, type FloorMeshes } from "../render/floor-meshes";
import { createSharedUniforms, turnLight } from "../render/shared-uniforms";
import { writeViewUniforms } from "../render/view-uniforms";
import type { EditorView } from "../view/editor-view";
import { visibilityOf } from "./view-visibility";

export type StackedFloors = {
  /** Must be called before each frame. */
  refresh(azimuth: number, pixelRatio: number): void;
  dispose(): void;
};

const DIM = 0.4;
/** No room has this number, so every room is out of focus. */
const NO_ROOM = 1e9;
const NO_ROOMS = { get: () => undefined };

export function createStackedFloors(setup: {
  store: EditorStore;
  view: EditorView;
  floorNumber: number;
  three: Scene;
}): StackedFloors {
  const { store, view, floorNumber, three } = setup;
  const rules = visibilityOf(view);
  const uniforms = createSharedUniforms();
  uniforms.uFocus.value = NO_ROOM;
  uniforms.uDim.value = DIM;
  const floors = new Map<number, FloorMeshes>();
  let hiddenRows = view.layers?.get().hiddenRows;
  let hasEdgeLayers = rules.areEdgesApart();

  function drop(number: number): void {
    const meshes = floors.get(number);
    if (!meshes) return;
    three.remove(meshes.group);
    meshes.dispose();
    floors.delete(number);
  }

  const dropAll = (): void => {
    for (const number of [...floors.keys()]) drop(number);
  };

  function build(number: number): void {
    const meshes = createFloorMeshes(buildFloorModel(store.scene, number, NO_ROOMS, rules), uniforms);
    meshes.points.visible = false;
    if (number > floorNumber) meshes.showOutlinesOnly();
    floors.set(number, meshes);
    three.add(meshes.group);
  }

  function applyDiff(diff: Diff): void {
    for (const [number, meshes] of floors) {
      const rewritten = updateFloorModel(meshes.model, store.scene, diff, NO_ROOMS);
      if (rewritten) meshes.upload(rewritten);
      else drop(number);
    }
  }

  const stop = store.subscribeScene(applyDiff);
  return {
    refresh(azimuth, pixelRatio) {
      const rows = view.layers?.get().hiddenRows;
      const needsEdgeLayers = rules.areEdgesApart();
      if (rows !== hiddenRows || needsEdgeLayers !== hasEdgeLayers || !view.get().isStacked) dropAll();
      hiddenRows = rows;
      hasEdgeLayers = needsEdgeLayers;
      if (!view.get().isStacked) return;
      const visible = store.scene.floorNumbers().filter((one) => one !== floorNumber && !rows?.has(rowOf.floor(one)));
      for (const number of [...floors.keys()]) if (!visible.includes(number)) drop(number);
      for (const number of visible) if (!floors.has(number)) build(number);
      const modes = { isXray: rules.isXray(), isCut: rules.cut() !== null };
      for (const [number, meshes] of floors) if (number < floorNumber) meshes.setXrayAndCut(modes);
      writeViewUniforms(view, rules, uniforms);
      uniforms.uPixelRatio.value = pixelRatio;
      turnLight(uniforms, azimuth);
    },
    dispose() {
      stop();
      dropAll();
    },
  };
}
