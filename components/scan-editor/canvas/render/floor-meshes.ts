/** Draws a floor model as seven meshes that share geometry; only rewritten slots are uploaded. */
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
  ShaderMaterial,
  Sphere,
} from "three";
import type { FloorModel } from "../buffers/floor-model";
import type { Slot } from "../buffers/slot-table";
import type { TriangleBuffer } from "../buffers/triangle-buffer";
import type { BufferName, Rewritten } from "../buffers/update-floor-model";
import { createLineMaterial, createPointMaterial, createShadeMaterial } from "./detail-materials";
import { capWhereCut, createInstanceMaterial } from "./instance-material";
import { markRun } from "./mark-upload";
import type { SharedUniforms } from "./shared-uniforms";
import { createGlassMaterial, createSurfaceMaterial } from "./surface-material";

export type FloorMeshes = {
  readonly model: FloorModel;
  readonly group: Group;
  readonly points: Points;
  /** X-ray draws walls as glass after the solid parts; a section draws the cut sides of objects as solid. */
  setXrayAndCut(modes: { isXray: boolean; isCut: boolean }): void;
  readonly instances: InstancedMesh;
  /** Shows edges only, without corners. */
  showOutlinesOnly(): void;
  /** Marks rewritten slots for upload. */
  upload(rewritten: Rewritten): void;
  /** Marks the room and the highlight of an owner for upload. */
  uploadOwner(owner: string): void;
  /** Marks the highlight of a face or an object for upload. */
  uploadState(owner: string): void;
  /** Marks the highlight of a corner for upload. */
  uploadCorner(slot: Slot): void;
  dispose(): void;
};

function geometryOf(attributes: Record<string, [Float32Array, number]>): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, [array, size]] of Object.entries(attributes))
    geometry.setAttribute(name, new BufferAttribute(array, size));
  // Nothing is culled, so three.js need not compute a bounding sphere from all corners.
  geometry.boundingSphere = new Sphere();
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

/** Attributes that change with an owner's geometry, and attributes that change only with its slot. */
const SHAPE_ATTRIBUTES: Record<BufferName, readonly string[]> = {
  surfaces: ["position", "normal", "shade", "kind"],
  shadows: ["position", "shade", "kind"],
  lines: ["position", "normal", "weight"],
  points: ["position", "faces"],
  instances: ["extent", "tone"],
};
const OWNER_ATTRIBUTES: Record<BufferName, readonly string[]> = {
  surfaces: ["room", "state"],
  shadows: ["room"],
  lines: ["room"],
  points: ["state"],
  instances: ["room", "state"],
};
/** Number of entries in each attribute for one unit of a slot. */
const CORNERS: Record<BufferName, number> = { surfaces: 3, shadows: 3, lines: 2, points: 1, instances: 1 };

const NAMES = ["surfaces", "shadows", "lines", "points", "instances"] as const;
const FACE_BUFFERS = ["surfaces", "lines", "shadows"] as const;
const OBJECT_BUFFERS = ["shadows", "instances"] as const;
const STATE_BUFFERS = ["surfaces", "instances"] as const;
const STATE_ATTRIBUTE = ["state"];

function createInstances({ instances }: FloorModel, uniforms: SharedUniforms): InstancedMesh {
  const geometry = new BoxGeometry(1, 1, 1);
  const attributes: Record<string, [Float32Array, number]> = {
    extent: [instances.extent, 3],
    tone: [instances.tone, 1],
    room: [instances.room, 1],
    state: [instances.state, 1],
  };
  for (const [name, [array, size]] of Object.entries(attributes)) {
    geometry.setAttribute(name, new InstancedBufferAttribute(array, size));
  }
  const mesh = new InstancedMesh(geometry, createInstanceMaterial(uniforms), instances.table.used());
  mesh.instanceMatrix = new InstancedBufferAttribute(instances.matrix, 16);
  mesh.boundingSphere = new Sphere();
  return mesh;
}

/** Creates the meshes of a floor in drawing order. */
function createParts(model: FloorModel, uniforms: SharedUniforms) {
  const { lines: segments, points: corners } = model;
  const surfaces = new Mesh(triangleGeometry(model.surfaces), createSurfaceMaterial(uniforms));
  const shadows = new Mesh(triangleGeometry(model.shadows), createShadeMaterial(uniforms));
  const lineGeometry = geometryOf({
    position: [segments.position, 3],
    normal: [segments.normal, 3],
    weight: [segments.weight, 1],
    room: [segments.room, 1],
  });
  const hairlines = new LineSegments(lineGeometry, createLineMaterial(uniforms, "away"));
  const lines = new LineSegments(lineGeometry, createLineMaterial(uniforms, "seen"));
  const points = new Points(
    geometryOf({ position: [corners.position, 3], faces: [corners.faces, 1], state: [corners.state, 1] }),
    createPointMaterial(uniforms),
  );
  const instances = createInstances(model, uniforms);
  const glass = new Mesh(surfaces.geometry, createGlassMaterial(uniforms));
  glass.visible = false;
  const parts = { surfaces, shadows, hairlines, lines, points, instances, glass };
  Object.values(parts).forEach((part, order) => {
    part.frustumCulled = false;
    part.renderOrder = order;
  });
  return parts;
}

export function createFloorMeshes(model: FloorModel, uniforms: SharedUniforms): FloorMeshes {
  const byName = createParts(model, uniforms);
  const { hairlines, lines, points, instances, glass } = byName;
  const parts = Object.values(byName);
  const group = new Group();
  group.add(...parts);

  function markSlot(name: BufferName, attributes: readonly string[], slot: Slot | undefined): void {
    if (!slot || slot.capacity === 0) return;
    const { geometry } = byName[name];
    const corners = CORNERS[name];
    for (const attributeName of attributes) {
      const attribute = geometry.getAttribute(attributeName);
      if (attribute instanceof BufferAttribute) markRun(attribute, slot.start * corners, slot.capacity * corners);
    }
    if (name === "instances" && attributes === SHAPE_ATTRIBUTES.instances) {
      markRun(instances.instanceMatrix, slot.start, slot.capacity);
    }
  }

  const markOwner = (name: BufferName, attributes: readonly string[], owner: string): void =>
    markSlot(name, attributes, model[name].slots.get(owner));

  function setExtents(): void {
    for (const name of NAMES) {
      if (name === "instances") instances.count = model.instances.table.used();
      else byName[name].geometry.setDrawRange(0, model[name].table.used() * CORNERS[name]);
    }
  }

  setExtents();
  return {
    model,
    group,
    points,
    setXrayAndCut({ isXray, isCut }) {
      glass.visible = isXray;
      if (instances.material instanceof ShaderMaterial) capWhereCut(instances.material, isCut);
    },
    instances,
    showOutlinesOnly() {
      for (const part of parts) part.visible = part === lines || part === hairlines;
    },
    upload({ faces, vertices, objects, fresh, emptied }) {
      for (const key of faces) for (const name of FACE_BUFFERS) markOwner(name, SHAPE_ATTRIBUTES[name], key);
      for (const key of vertices) markOwner("points", SHAPE_ATTRIBUTES.points, key);
      for (const key of objects) for (const name of OBJECT_BUFFERS) markOwner(name, SHAPE_ATTRIBUTES[name], key);
      for (const key of fresh) for (const name of NAMES) markOwner(name, OWNER_ATTRIBUTES[name], key);
      for (const [name, slot] of emptied) markSlot(name, SHAPE_ATTRIBUTES[name], slot);
      if (fresh.size > 0) setExtents();
    },
    uploadOwner(owner) {
      for (const name of NAMES) markOwner(name, OWNER_ATTRIBUTES[name], owner);
    },
    uploadState(owner) {
      const name = STATE_BUFFERS.find((buffer) => model[buffer].slots.has(owner));
      if (name) markOwner(name, STATE_ATTRIBUTE, owner);
    },
    uploadCorner: (slot) => markSlot("points", STATE_ATTRIBUTE, slot),
    dispose() {
      for (const part of parts) {
        part.geometry.dispose();
        for (const material of [part.material].flat()) material.dispose();
      }
      instances.dispose();
    },
  };
}
