/** Draws the viewpoints of photos as small pyramids that open in the viewing direction, in two merged buffers. */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  type Scene,
} from "three";
import type { Vector3 } from "@/lib/geometry/vector3";
import { PLAN_LAYER } from "../render/plan-meshes";
import type { FrustumLook, PhotoFrusta } from "./evidence-picture";
import { type FrustumBuffers, frustumBuffers } from "./frustum-buffers";

/** Converts a CSS color to the working color space of three.js. */
function colorOf(css: string): Vector3 {
  const { r, g, b } = new Color(css);
  return [r, g, b];
}

const COLORS: Record<FrustumLook, Vector3> = {
  plain: colorOf("#3fc7f0"),
  pointed: colorOf("#ffffff"),
  open: colorOf("#8fb0ff"),
};
/** Drawn over all solid parts. */
const RENDER_ORDER = 20;

/** Replaces the buffers; disposing first frees the old ones on the graphics card. */
function replaceBuffers(geometry: BufferGeometry, { position, color }: FrustumBuffers["lines"]): void {
  geometry.dispose();
  geometry.setAttribute("position", new BufferAttribute(position, 3));
  geometry.setAttribute("color", new BufferAttribute(color, 3));
}

export function createPhotoFrusta(three: Scene): PhotoFrusta {
  const common = { vertexColors: true, transparent: true, depthTest: false, depthWrite: false };
  const lines = new LineSegments(new BufferGeometry(), new LineBasicMaterial({ ...common, opacity: 0.95 }));
  const fills = new Mesh(new BufferGeometry(), new MeshBasicMaterial({ ...common, opacity: 0.24, side: DoubleSide }));
  const parts = [fills, lines];
  const group = new Group();
  for (const part of parts) {
    part.frustumCulled = false;
    part.renderOrder = RENDER_ORDER;
  }
  group.add(...parts);
  group.visible = false;
  three.add(group);

  return {
    show(frusta, isPlanOnly) {
      for (const part of parts) {
        part.layers.set(PLAN_LAYER);
        if (!isPlanOnly) part.layers.enable(0);
      }
      const buffers = frustumBuffers(frusta, COLORS);
      group.visible = buffers.lines.position.length > 0;
      replaceBuffers(lines.geometry, buffers.lines);
      replaceBuffers(fills.geometry, buffers.fills);
    },
    dispose() {
      three.remove(group);
      for (const part of parts) {
        part.geometry.dispose();
        part.material.dispose();
      }
    },
  };
}
