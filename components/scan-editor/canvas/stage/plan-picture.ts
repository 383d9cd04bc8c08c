/** A floor's plan, following what the floor's picture rewrites and lights: built when a plan is first looked at. */
import type { Scene } from "three";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { followPlan } from "../buffers/follow-plan";
import type { Highlight } from "../buffers/highlight-state";
import { buildPlanBuffer } from "../buffers/plan-buffer";
import type { RowsHidden } from "../buffers/shape-layers";
import { fillSlot } from "../buffers/triangle-buffer";
import type { FloorMeshes } from "../render/floor-meshes";
import { createPlanMeshes, type PlanMeshes } from "../render/plan-meshes";
import type { SharedUniforms } from "../render/shared-uniforms";

/** What the floor's picture tells of itself. */
export type PictureFollower = {
  /** The floor has been built anew. */
  built(meshes: FloorMeshes): void;
  rewritten(faces: Iterable<string>): void;
  lit(key: string, state: Highlight): void;
  roomed(key: string): void;
};

/** How the floor's picture stands, for who comes later. */
export type PictureState = {
  meshes(): FloorMeshes;
  stateOf(key: string): Highlight;
  roomOf(key: string): number;
};

export type PlanPicture = PictureFollower & {
  /** Before each frame. */
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

  function dress(key: string): void {
    fillSlot(plan.buffer, "room", key, picture.roomOf(key));
    fillSlot(plan.buffer, "state", key, picture.stateOf(key));
  }

  function build(meshes: FloorMeshes): void {
    isStale = false;
    plan = createPlanMeshes(buildPlanBuffer(store.scene, floorNumber, rows), meshes, uniforms);
    for (const key of plan.buffer.slots.keys()) dress(key);
    three.add(plan.group);
  }

  function clear(): void {
    three.remove(plan.group);
    plan.dispose();
  }

  build(picture.meshes());
  return {
    built(meshes) {
      clear();
      build(meshes);
    },
    rewritten(faces) {
      if (isStale) return;
      const followed = followPlan(plan.buffer, store.scene, { floorNumber, rows }, faces);
      if (!followed) {
        isStale = true;
        return;
      }
      for (const key of followed.fresh) dress(key);
      plan.upload(followed.written);
    },
    lit(key, state) {
      if (fillSlot(plan.buffer, "state", key, state)) plan.uploadOwner(key);
    },
    roomed(key) {
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
