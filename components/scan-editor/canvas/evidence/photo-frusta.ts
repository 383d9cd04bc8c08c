/** Where photos were taken from, as small pyramids that open the way they look: two merged buffers for all of them. */
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

/** As three has its shaders take it. */
function colourOf(written: string): Vector3 {
  const { r, g, b } = new Color(written);
  return [r, g, b];
}

const COLOURS: Record<FrustumLook, Vector3> = {
  plain: colourOf("#3fc7f0"),
  pointed: colourOf("#ffffff"),
  open: colourOf("#8fb0ff"),
};
/** Over all that is solid. */
const ORDER = 20;

/** Buffers of another length are other buffers to the card: the old ones are given back first. */
function fill(geometry: BufferGeometry, { position, colour }: FrustumBuffers["lines"]): void {
  geometry.dispose();
  geometry.setAttribute("position", new BufferAttribute(position, 3));
  geometry.setAttribute("color", new BufferAttribute(colour, 3));
}

export function createPhotoFrusta(three: Scene): PhotoFrusta {
  const common = { vertexColors: true, transparent: true, depthTest: false, depthWrite: false };
  const lines = new LineSegments(new BufferGeometry(), new LineBasicMaterial({ ...common, opacity: 0.95 }));
  const fills = new Mesh(new BufferGeometry(), new MeshBasicMaterial({ ...common, opacity: 0.24, side: DoubleSide }));
  const parts = [fills, lines];
  const group = new Group();
  for (const part of parts) {
    part.frustumCulled = false;
    part.renderOrder = ORDER;
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
      const buffers = frustumBuffers(frusta, COLOURS);
      group.visible = buffers.lines.position.length > 0;
      fill(lines.geometry, buffers.lines);
      fill(fills.geometry, buffers.fills);
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
