/** How each label looks: plain colours, in linear light. */
import type { MeshLabel } from "./floor-meshes";

export type MaterialName = MeshLabel | "object" | "object damage";

type Look = { colour: readonly [number, number, number, number]; isSeenFromBehind?: boolean };

/** Walls and ceilings are seen from inside of their rooms alone, so that one looks into the home. */
const LOOKS: Readonly<Record<MaterialName, Look>> = {
  floor: { colour: [0.46, 0.4, 0.33, 1] },
  ceiling: { colour: [0.86, 0.86, 0.84, 1] },
  wall: { colour: [0.78, 0.78, 0.76, 1] },
  roof: { colour: [0.36, 0.2, 0.16, 1], isSeenFromBehind: true },
  step: { colour: [0.5, 0.44, 0.37, 1] },
  door: { colour: [0.37, 0.22, 0.11, 1], isSeenFromBehind: true },
  window: { colour: [0.45, 0.66, 0.85, 0.4], isSeenFromBehind: true },
  opening: { colour: [1, 1, 1, 1] },
  vent: { colour: [0.55, 0.57, 0.6, 1] },
  outlet: { colour: [0.9, 0.9, 0.9, 1] },
  damage: { colour: [0.87, 0.42, 0.07, 0.75], isSeenFromBehind: true },
  object: { colour: [0.42, 0.44, 0.48, 1] },
  "object damage": { colour: [0.87, 0.42, 0.07, 0.75] },
};

export function gltfMaterial(name: MaterialName): object {
  const { colour, isSeenFromBehind } = LOOKS[name];
  return {
    name,
    pbrMetallicRoughness: { baseColorFactor: colour, metallicFactor: 0, roughnessFactor: 0.9 },
    ...(colour[3] < 1 ? { alphaMode: "BLEND" } : {}),
    ...(isSeenFromBehind ? { doubleSided: true } : {}),
  };
}
