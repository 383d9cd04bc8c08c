/** The faces around an element. */
import type { GeometryKind } from "../../domain/geometry-records";
import type { ReadScene } from "./scene";

/** Returns the faces that have both corners. */
export function facesWithBoth(scene: Pick<ReadScene, "facesOfVertex">, a: string, b: string): string[] {
  const facesOfB = new Set(scene.facesOfVertex(b));
  return scene.facesOfVertex(a).filter((key) => facesOfB.has(key));
}

/** Returns the faces at a corner or an edge, and the host of a planar object; otherwise the key itself. */
export function facesAt(scene: ReadScene, kind: GeometryKind, key: string): readonly string[] {
  if (kind === "objectPlanar") return [scene.get("objectPlanar", key)?.faceKey ?? ""];
  if (kind === "vertex") return scene.facesOfVertex(key);
  if (kind !== "edge") return [key];
  const [a = "", b = ""] = scene.get("edge", key)?.vertexKeys ?? [];
  return facesWithBoth(scene, a, b);
}
