/** A floor model as three objects: five draw calls, and uploads of the rewritten slots alone. */
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  LineSegments,
  Mesh,
  Points,
} from "three";
import type { FloorModel, Rewritten } from "../buffers/floor-model";
import type { Slot, TriangleBuffer } from "../buffers/triangle-buffer";
import { createLineMaterial, createPointMaterial, createShadeMaterial } from "./detail-materials";
import { createInstanceMaterial } from "./instance-material";
import type { SharedUniforms } from "./shared-uniforms";
import { createSurfaceMaterial } from "./surface-material";

export type FloorMeshes = {
  readonly model: FloorModel;
  readonly group: Group;
  readonly surfaces: Mesh;
  readonly points: Points;
  /** Marks rewritten slots for upload. */
  upload(rewritten: Rewritten): void;
  /** Marks an owner's highlight for upload, wherever it has a slot. */
  uploadState(owner: string): void;
  dispose(): void;
};

function geometryOf(lanes: Record<string, [Float32Array, number]>): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, [array, size]] of Object.entries(lanes))
    geometry.setAttribute(name, new BufferAttribute(array, size));
  return geometry;
}

const triangleGeometry = (buffer: TriangleBuffer): BufferGeometry =>
  geometryOf({
    position: [buffer.position, 3],
    normal: [buffer.normal, 3],
    shade: [buffer.shade, 4],
    kind: [buffer.kind, 1],
    room: [buffer.room, 1],
    state: [buffer.state, 1],
  });

/** Marks a run of corners of these attributes for upload. */
function mark(geometry: BufferGeometry, names: readonly string[], start: number, count: number): void {
  for (const name of names) {
    const attribute = geometry.getAttribute(name);
    if (!(attribute instanceof BufferAttribute)) continue;
    attribute.addUpdateRange(start * attribute.itemSize, count * attribute.itemSize);
    attribute.needsUpdate = true;
  }
}

const markSlot = (
  geometry: BufferGeometry,
  names: readonly string[],
  slot: Slot | undefined,
  corners: number,
): void => {
  if (slot && slot.capacity > 0) mark(geometry, names, slot.start * corners, slot.capacity * corners);
};

function createInstances({ instances }: FloorModel, uniforms: SharedUniforms): InstancedMesh {
  const geometry = new BoxGeometry(1, 1, 1);
  const lanes: Record<string, [Float32Array, number]> = {
    extent: [instances.extent, 3],
    tone: [instances.tone, 1],
    room: [instances.room, 1],
    state: [instances.state, 1],
  };
  for (const [name, [array, size]] of Object.entries(lanes)) {
    geometry.setAttribute(name, new InstancedBufferAttribute(array, size));
  }
  const mesh = new InstancedMesh(geometry, createInstanceMaterial(uniforms), instances.count);
  mesh.instanceMatrix = new InstancedBufferAttribute(instances.matrix, 16);
  return mesh;
}

export function createFloorMeshes(model: FloorModel, uniforms: SharedUniforms): FloorMeshes {
  const surfaces = new Mesh(triangleGeometry(model.surfaces), createSurfaceMaterial(uniforms));
  const shadows = new Mesh(triangleGeometry(model.shadows), createShadeMaterial());
  const { lines: segments, points: corners } = model;
  const lines = new LineSegments(
    geometryOf({
      position: [segments.position, 3],
      normal: [segments.normal, 3],
      weight: [segments.weight, 1],
      room: [segments.room, 1],
    }),
    createLineMaterial(uniforms),
  );
  const points = new Points(
    geometryOf({ position: [corners.position, 3], state: [corners.state, 1] }),
    createPointMaterial(uniforms),
  );
  const instances = createInstances(model, uniforms);
  const parts = [surfaces, shadows, lines, points, instances];
  parts.forEach((part, order) => {
    part.frustumCulled = false;
    part.renderOrder = order;
  });
  const group = new Group();
  group.add(...parts);

  return {
    model,
    group,
    surfaces,
    points,
    upload({ faces, vertices, objects }) {
      for (const key of faces) {
        markSlot(surfaces.geometry, ["position", "normal", "shade", "kind"], model.surfaces.slots.get(key), 3);
        markSlot(lines.geometry, ["position", "normal", "weight"], segments.slots.get(key), 2);
        markSlot(shadows.geometry, ["position", "shade", "kind"], model.shadows.slots.get(key), 3);
      }
      for (const key of vertices) {
        const slot = corners.slots.get(key);
        if (slot !== undefined) mark(points.geometry, ["position"], slot, 1);
      }
      for (const key of objects) {
        markSlot(shadows.geometry, ["position", "shade", "kind"], model.shadows.slots.get(key), 3);
        markSlot(instances.geometry, ["extent", "tone"], model.instances.slots.get(key), 1);
        const slot = model.instances.slots.get(key);
        if (!slot) continue;
        instances.instanceMatrix.addUpdateRange(slot.start * 16, slot.capacity * 16);
        instances.instanceMatrix.needsUpdate = true;
      }
    },
    uploadState(owner) {
      markSlot(surfaces.geometry, ["state"], model.surfaces.slots.get(owner), 3);
      markSlot(instances.geometry, ["state"], model.instances.slots.get(owner), 1);
      const slot = corners.slots.get(owner);
      if (slot !== undefined) mark(points.geometry, ["state"], slot, 1);
    },
    dispose() {
      for (const part of parts) {
        part.geometry.dispose();
        for (const material of [part.material].flat()) material.dispose();
      }
      instances.dispose();
    },
  };
}
