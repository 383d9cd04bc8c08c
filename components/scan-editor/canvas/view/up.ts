import type { Vector3 } from "@/lib/geometry/vector3";

/** The world's vertical. */
export const UP: Vector3 = [0, 1, 0];
