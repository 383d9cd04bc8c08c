/** A quick look that passes nearly every face of a home: three or four corners, flat, turning one way. */
import type { Face, Vertex } from "../../domain/geometry-records";
import type { Records } from "../topology/places";

/** Half of what a bent face may be off, in metres: the careful look decides about the rest. */
const FLAT = 0.005;
/** Twice the area of a corner's triangle, in m²: where it is less, the careful look decides. */
const LEAST_TURN = 0.01;
/** Twice the area by half of the greatest length around it, in metres: far over what counts as no area. */
const LEAST_WIDTH = 0.001;

/** True only where `checkOutline` would find nothing; false says nothing. No lists are made: it is asked of every face. */
export function isPlainlySound(records: Records, { loops }: Face): boolean {
  const loop = loops[0];
  if (loops.length !== 1 || !loop || loop.length < 3 || loop.length > 4) return false;
  const a = records.get("vertex", loop[0]!);
  const b = records.get("vertex", loop[1]!);
  const c = records.get("vertex", loop[2]!);
  const d = loop.length === 4 ? records.get("vertex", loop[3]!) : a;
  if (!a || !b || !c || !d) return false;
  // Of a triangle the fourth is the first: what it adds to the normal is nothing.
  const [px, py, pz] = [c.x - a.x, c.y - a.y, c.z - a.z];
  const [qx, qy, qz] = [d.x - b.x, d.y - b.y, d.z - b.z];
  let [nx, ny, nz] = [py * qz - pz * qy, pz * qx - px * qz, px * qy - py * qx];
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  const across = Math.sqrt(px * px + py * py + pz * pz) + Math.sqrt(qx * qx + qy * qy + qz * qz);
  if (length < LEAST_TURN || length < LEAST_WIDTH * across) return false;
  [nx, ny, nz] = [nx / length, ny / length, nz / length];
  const level = a.x * nx + a.y * ny + a.z * nz;
  const isFlat = (v: Vertex): boolean => Math.abs(v.x * nx + v.y * ny + v.z * nz - level) < FLAT;
  if (!isFlat(b) || !isFlat(c) || !isFlat(d)) return false;
  const turns = (p: Vertex, o: Vertex, q: Vertex): boolean => {
    const [ux, uy, uz] = [o.x - p.x, o.y - p.y, o.z - p.z];
    const [vx, vy, vz] = [q.x - o.x, q.y - o.y, q.z - o.z];
    return (uy * vz - uz * vy) * nx + (uz * vx - ux * vz) * ny + (ux * vy - uy * vx) * nz > LEAST_TURN;
  };
  if (loop.length === 3) return turns(a, b, c);
  return turns(a, b, c) && turns(b, c, d) && turns(c, d, a) && turns(d, a, b);
}
