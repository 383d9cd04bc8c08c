/** Where photos were taken from, as small pyramids that open the way they look: two merged buffers for all of them. */
import {
  BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  type Scene,
} from "three";
import { aspectOf } from "@/lib/editor/evidence/evidence-photo";
import { frustumCorners } from "@/lib/geometry/photo-ray";
import { interpolate, midpoint, type Vector3 } from "@/lib/geometry/vector3";
import { PLAN_LAYER } from "../render/plan-meshes";
import { FRUSTUM_AHEAD, type FrustumLook, type PhotoFrusta } from "./evidence-picture";

const COLOURS: Record<FrustumLook, Color> = {
  plain: new Color("#3fc7f0"),
  pointed: new Color("#ffffff"),
  open: new Color("#8fb0ff"),
};
/** Over all that is solid. */
const ORDER = 20;

/** Sides of the pyramid, its base, and a notch on the base's upper side. */
function segmentsOf(eye: Vector3, corners: readonly Vector3[]): Vector3[] {
  const [upperLeft, upperRight] = [corners[0]!, corners[1]!];
  const top = interpolate(midpoint(corners[2]!, corners[3]!), midpoint(upperLeft, upperRight), 1.25);
  const sides = corners.flatMap((corner, at) => [eye, corner, corner, corners[(at + 1) % 4]!]);
  return [...sides, interpolate(upperLeft, upperRight, 0.3), top, top, interpolate(upperLeft, upperRight, 0.7)];
}

const trianglesOf = (eye: Vector3, corners: readonly Vector3[]): Vector3[] => [
  ...corners.flatMap((corner, at) => [eye, corner, corners[(at + 1) % 4]!]),
  ...[0, 1, 2, 0, 2, 3].map((at) => corners[at]!),
];

function fill(geometry: BufferGeometry, parts: readonly { points: readonly Vector3[]; colour: Color }[]): void {
  const colours = parts.flatMap(({ points, colour }) => points.flatMap(() => [colour.r, colour.g, colour.b]));
  geometry.setAttribute(
    "position",
    new Float32BufferAttribute(
      parts.flatMap(({ points }) => points.flat()),
      3,
    ),
  );
  geometry.setAttribute("color", new Float32BufferAttribute(colours, 3));
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
      const shapes = frusta.flatMap(({ photo, look }) => {
        const { camera } = photo;
        if (!camera) return [];
        const corners = frustumCorners(camera, aspectOf(photo), FRUSTUM_AHEAD);
        return [{ eye: camera.position, corners, colour: COLOURS[look] }];
      });
      group.visible = shapes.length > 0;
      // Buffers of another length are other buffers to the card: the old ones are given back first.
      for (const part of parts) part.geometry.dispose();
      fill(
        lines.geometry,
        shapes.map(({ eye, corners, colour }) => ({ points: segmentsOf(eye, corners), colour })),
      );
      fill(
        fills.geometry,
        shapes.map(({ eye, corners, colour }) => ({ points: trianglesOf(eye, corners), colour })),
      );
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
