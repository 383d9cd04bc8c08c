/** A floor's plan: built when a plan is first shown, then updated with the floor's picture. */
import type { Scene } from "three";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { Highlight } from "../buffers/highlight-state";
import { buildPlanBuffer } from "../buffers/plan-buffer";
import type { RowsHidden } from "../buffers/shape-layers";
import { fillSlot } from "../buffers/triangle-buffer";
import { updatePlanBuffer } from "../buffers/update-plan-buffer";
import type { FloorMeshes } from "../render/floor-meshes";
import { createPlanMeshes, type PlanMeshes } from "../render/plan-meshes";
import type { SharedUniforms } from "../render/shared-uniforms";

/** Receives the changes of a floor's picture. */
export type PictureListener = {
  onBuild(meshes: FloorMeshes): void;
  onRewrite(faces: Iterable<string>): void;
  onHighlight(key: string, state: Highlight): void;
  onRoomChange(key: string): void;
};

export type PictureState = {
  meshes(): FloorMeshes;
  stateOf(key: string): Highlight;
  roomOf(key: string): number;
};

export type PlanPicture = PictureListener & {
  /** Must be called before each frame. */
  refresh(): void;
  dispose(): void;
};

export function createPlanPicture(setup: {
  store: EditorStore;
  floorNumber: number;
  three: Scene;
  uniforms: SharedUniforms;
  rows: RowsHidden;
  picture: PictureState;
}): PlanPicture {
  const { store, floorNumber, three, uniforms, rows, picture } = setup;
  let plan: PlanMeshes;
  let isStale = false;

  function writeState(key: string): void {
    fillSlot(plan.buffer, "room", key, picture.roomOf(key));
    fillSlot(plan.buffer, "state", key, picture.stateOf(key));
  }

  function build(meshes: FloorMeshes): void {
    isStale = false;
    plan = createPlanMeshes(buildPlanBuffer(store.scene, floorNumber, rows), meshes, uniforms);
    for (const key of plan.buffer.slots.keys()) writeState(key);
    three.add(plan.group);
  }

  function clear(): void {
    three.remove(plan.group);
    plan.dispose();
  }

  build(picture.meshes());
  return {
    onBuild(meshes) {
      clear();
      build(meshes);
    },
    onRewrite(faces) {
      if (isStale) return;
      const updated = updatePlanBuffer(plan.buffer, store.scene, { floorNumber, rows }, faces);
      if (!updated) {
        isStale = true;
        return;
      }
      for (const key of updated.fresh) writeState(key);
      plan.upload(updated.written);
    },
    onHighlight(key, state) {
      if (fillSlot(plan.buffer, "state", key, state)) plan.uploadOwner(key);
    },
    onRoomChange(key) {
      if (fillSlot(plan.buffer, "room", key, picture.roomOf(key))) plan.uploadOwner(key);
    },
    refresh() {
      if (isStale) {
        clear();
        build(picture.meshes());
      }
      plan.refresh();
    },
    dispose: clear,
  };
}
