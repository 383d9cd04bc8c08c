/** The meshes of one floor, one for each label: faces with what goes through them cut out, and what lies on them. */
import type { FaceLabel, PlanarLabel } from "../../../domain/geometry-records";
import { toFrame } from "../../../geometry/host-frame";
import { isInsidePolygon } from "../../../geometry/point-in-polygon";
import { cutOutlines, drawnFace } from "../../analysis/plan/drawn-face";
import { goesThrough } from "../../core/measures/opening-presets";
import type { ReadScene } from "../../core/scene";
import { createMesh, type MeshBuilder } from "./mesh-builder";

export type MeshLabel = FaceLabel | PlanarLabel;

/** What lies on a face stands this far before it, in metres, so that neither shines through the other. */
const LIFT = 0.004;

/** `cutKeys`: what is a hole in its wall. */
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
    meshOf(face.label).addFlat(key, frame, [...loops.map((loop) => loop.map((at) => toFrame(frame, at))), ...holes]);
    const through = planars.filter(({ object }) => goesThrough(object.label));
    for (const { object, outline } of planars) {
      const cut = through.findIndex((planar) => planar.object === object);
      // What lies within another hole is one too.
      if (cuts[cut] || holes.some((hole) => isInsidePolygon([object.u, object.v], hole))) cutKeys.add(object.key);
      // An opening is where there is no wall: nothing fills it.
      if (object.label === "opening") continue;
      meshOf(object.label).addFlat(object.key, frame, [cuts[cut] ?? outline], cuts[cut] ? 0 : LIFT);
    }
  }
  return { meshes, cutKeys };
}
