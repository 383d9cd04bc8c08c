import { facePoints } from "../../core/measures/face-points";
import type { ReadScene } from "../../core/scene";

const QUARTER_TURN = Math.PI / 2;

/** Returns the main direction of the walls, weighted by length and folded into a quarter turn, in radians. */
export function wallDirection(scene: ReadScene, floorNumber: number): number {
  let sine = 0;
  let cosine = 0;
  for (const key of scene.keysOnFloor("face", floorNumber)) {
    const face = scene.get("face", key);
    if (face?.label !== "floor") continue;
    const loop = facePoints(scene, face)[0] ?? [];
    loop.forEach((from, index) => {
      const to = loop[(index + 1) % loop.length]!;
      const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
      const angle = Math.atan2(-dz, dx) * 4;
      const length = Math.hypot(dx, dz);
      sine += Math.sin(angle) * length;
      cosine += Math.cos(angle) * length;
    });
  }
  if (sine === 0 && cosine === 0) return 0;
  const folded = Math.atan2(sine, cosine) / 4;
  return folded > QUARTER_TURN / 2 ? folded - QUARTER_TURN : folded;
}
