/** The other floors of a home while they are stacked: those below dimmed, those above as outlines. None of them is picked. */
import type { Scene } from "three";
import type { Diff } from "@/lib/editor/core/diff";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { rowOf } from "@/lib/editor/tools/layers/layer-state";
import { buildFloorModel } from "../buffers/floor-model";
import { followDiff } from "../buffers/follow-diff";
import { createFloorMeshes, type FloorMeshes } from "../render/floor-meshes";
import { createSharedUniforms, turnLight } from "../render/shared-uniforms";
import { showSight } from "../render/show-sight";
import type { EditorView } from "../view/editor-view";
import { sightOf } from "./sight-of-view";

export type StackedFloors = {
  /** Before each frame. */
  refresh(azimuth: number, pixelRatio: number): void;
  dispose(): void;
};

const DIM = 0.4;
/** No room has this number: everything is out of focus. */
const NO_ROOM = 1e9;
const NO_ROOMS = { get: () => undefined };

export function createStackedFloors(setup: {
  store: EditorStore;
  view: EditorView;
  floorNumber: number;
  three: Scene;
}): StackedFloors {
  const { store, view, floorNumber, three } = setup;
  const rules = sightOf(view);
  const uniforms = createSharedUniforms();
  uniforms.uFocus.value = NO_ROOM;
  uniforms.uDim.value = DIM;
  const floors = new Map<number, FloorMeshes>();
  let hiddenRows = view.layers?.get().hiddenRows;
  let builtApart = rules.areEdgesApart();

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

  function follow(diff: Diff): void {
    for (const [number, meshes] of floors) {
      const rewritten = followDiff(meshes.model, store.scene, diff, NO_ROOMS);
      if (rewritten) meshes.upload(rewritten);
      else drop(number);
    }
  }

  const stop = store.subscribeScene(follow);
  return {
    refresh(azimuth, pixelRatio) {
      const rows = view.layers?.get().hiddenRows;
      const areApart = rules.areEdgesApart();
      if (rows !== hiddenRows || areApart !== builtApart || !view.get().isStacked) dropAll();
      hiddenRows = rows;
      builtApart = areApart;
      if (!view.get().isStacked) return;
      const wanted = store.scene.floorNumbers().filter((one) => one !== floorNumber && !rows?.has(rowOf.floor(one)));
      for (const number of [...floors.keys()]) if (!wanted.includes(number)) drop(number);
      for (const number of wanted) if (!floors.has(number)) build(number);
      const sight = { isXray: rules.isXray(), isCut: rules.cut() !== null };
      for (const [number, meshes] of floors) if (number < floorNumber) meshes.setSight(sight);
      showSight(view, rules, uniforms);
      uniforms.uPixelRatio.value = pixelRatio;
      turnLight(uniforms, azimuth);
    },
    dispose() {
      stop();
      dropAll();
    },
  };
}
