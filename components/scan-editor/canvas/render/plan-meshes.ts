/** Draws a floor's plan as two meshes that only plan cameras see; plans also show the points of the 3D picture. */
import { BufferAttribute, BufferGeometry, Group, InstancedMesh, Mesh } from "three";
import type { Slot } from "../buffers/slot-table";
import type { TriangleBuffer } from "../buffers/triangle-buffer";
import type { FloorMeshes } from "./floor-meshes";
import { markRun } from "./mark-upload";
import { createPlanMaterial, createPlanObjectMaterial } from "./plan-materials";
import type { SharedUniforms } from "./shared-uniforms";

/** The three.js layer that plan cameras see. */
export const PLAN_LAYER = 1;

export type PlanMeshes = {
  readonly buffer: TriangleBuffer;
  readonly group: Group;
  /** To be called before each frame: objects may have been added. */
  refresh(): void;
  upload(slots: Iterable<Slot>): void;
  uploadOwner(key: string): void;
  dispose(): void;
};

export function createPlanMeshes(buffer: TriangleBuffer, floor: FloorMeshes, uniforms: SharedUniforms): PlanMeshes {
  const geometry = new BufferGeometry();
  const attributes = {
    position: new BufferAttribute(buffer.position, 3),
    shade: new BufferAttribute(buffer.shade, 4),
    kind: new BufferAttribute(buffer.kind, 1),
    room: new BufferAttribute(buffer.room, 1),
    state: new BufferAttribute(buffer.state, 1),
  };
  for (const [name, attribute] of Object.entries(attributes)) geometry.setAttribute(name, attribute);
  const surfaces = new Mesh(geometry, createPlanMaterial(uniforms));
  // The same boxes as in the 3D picture, from the same buffers on the graphics card.
  const objects = new InstancedMesh(floor.instances.geometry, createPlanObjectMaterial(uniforms), 0);
  objects.instanceMatrix = floor.instances.instanceMatrix;
  const parts = [surfaces, objects];
  for (const part of parts) {
    part.frustumCulled = false;
    part.layers.set(PLAN_LAYER);
  }
  floor.points.layers.enable(PLAN_LAYER);
  const group = new Group();
  group.add(...parts);

  function upload(slots: Iterable<Slot>): void {
    for (const { start, capacity } of slots) {
      if (capacity === 0) continue;
      for (const attribute of Object.values(attributes)) markRun(attribute, start * 3, capacity * 3);
    }
    geometry.setDrawRange(0, buffer.table.used() * 3);
  }

  geometry.setDrawRange(0, buffer.table.used() * 3);
  return {
    buffer,
    group,
    refresh() {
      objects.count = floor.instances.count;
    },
    upload,
    uploadOwner(key) {
      const slot = buffer.slots.get(key);
      if (slot) upload([slot]);
    },
    dispose() {
      geometry.dispose();
      surfaces.material.dispose();
      // The 3D picture owns and disposes the geometry of the boxes.
      objects.material.dispose();
    },
  };
}
