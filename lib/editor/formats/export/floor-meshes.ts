/** The meshes of one floor, one per label: faces with their openings cut out, and planar objects. */
import type { FaceLabel, PlanarLabel } from "../../../domain/geometry-records";
import { toFrame } from "../../../geometry/host-frame";
import { isInsidePolygon } from "../../../geometry/point-in-polygon";
import { cutOutlines, drawnFace } from "../../analysis/plan/drawn-face";
import { goesThrough } from "../../core/measures/opening-presets";
import type { ReadScene } from "../../core/scene";
import { createMesh, type MeshBuilder } from "./mesh-builder";

export type MeshLabel = FaceLabel | PlanarLabel;

/** Distance in m of planar objects in front of their face, to avoid z-fighting. */
const LIFT = 0.004;

/** Returns the meshes by label, and in `cutKeys` the keys of the objects that are holes in their face. */
export function floorMeshes(
  scene: ReadScene,
  floorNumber: number,
): { meshes: Map<MeshLabel, MeshBuilder>; cutKeys: Set<string> } {
  const cutKeys = new Set<string>();
  const meshes = new Map<MeshLabel, MeshBuilder>();
  const meshOf = (label: MeshLabel): MeshBuilder => {
    const mesh = meshes.get(label) ?? createMesh();
    meshes.set(label, mesh);
    return mesh;
  };
  for (const key of scene.keysOnFloor("face", floorNumber)) {
    const face = scene.get("face", key);
    if (!face) continue;
    const shape = drawnFace(scene, face);
    const { frame, loops, planars } = shape;
    if (!frame) continue;
    const cuts = cutOutlines(shape);
    const holes = cuts.filter((outline) => outline !== null);
    meshOf(face.label).addFlat(key, frame, [...loops.map((loop) => loop.map((p) => toFrame(frame, p))), ...holes]);
    const through = planars.filter(({ object }) => goesThrough(object.label));
    for (const { object, outline } of planars) {
      const cutIndex = through.findIndex((planar) => planar.object === object);
      // An object inside another hole is a hole as well.
      if (cuts[cutIndex] || holes.some((hole) => isInsidePolygon([object.u, object.v], hole))) cutKeys.add(object.key);
      // An opening is not filled.
      if (object.label === "opening") continue;
      meshOf(object.label).addFlat(object.key, frame, [cuts[cutIndex] ?? outline], cuts[cutIndex] ? 0 : LIFT);
    }
  }
  return { meshes, cutKeys };
}
