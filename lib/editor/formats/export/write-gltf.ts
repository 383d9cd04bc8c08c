/** A survey as one self-contained glTF 2.0 file (.glb): metres, Y up, as the records are. */
import type { Object3D } from "../../../domain/geometry-records";
import type { ReadScene } from "../../core/scene";
import { floorMeshes, type MeshLabel } from "./floor-meshes";
import { type FloorNames, nameOfFloor } from "./floor-names";
import { createGlbBuffer } from "./glb";
import { leftOutOfModel } from "./left-out";
import { type MeshData, unitBox } from "./mesh-builder";
import type { SheetTitle } from "./sheet-title";

type MaterialName = MeshLabel | "object" | "object damage";

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

/** How each label looks: plain colours, in linear light. */
function gltfMaterial(name: MaterialName): object {
  const { colour, isSeenFromBehind } = LOOKS[name];
  return {
    name,
    pbrMetallicRoughness: { baseColorFactor: colour, metallicFactor: 0, roughnessFactor: 0.9 },
    ...(colour[3] < 1 ? { alphaMode: "BLEND" } : {}),
    ...(isSeenFromBehind ? { doubleSided: true } : {}),
  };
}

type GltfNode = { name: string; children?: number[]; mesh?: number; extras?: object; [more: string]: unknown };

export function writeGltf(
  scene: ReadScene,
  title: Omit<SheetTitle, "floor">,
  floorNames: FloorNames,
): { file: Uint8Array<ArrayBuffer>; leftOut: string[] } {
  const shown = new Set<string>();
  const buffer = createGlbBuffer();
  const nodes: GltfNode[] = [];
  const meshes: object[] = [];
  const materials: object[] = [];
  const materialOf = new Map<MaterialName, number>();
  let box: ReturnType<typeof buffer.add> | null = null;
  const boxMeshes = new Map<MaterialName, number>();

  const addNode = (node: GltfNode): number => nodes.push(node) - 1;

  function materialNamed(name: MaterialName): number {
    const known = materialOf.get(name);
    if (known !== undefined) return known;
    const index = materials.push(gltfMaterial(name)) - 1;
    materialOf.set(name, index);
    return index;
  }

  function addLabel(label: MeshLabel, data: MeshData, floorNumber: number): number[] {
    const extras = { label, floorNumber, elements: data.elements };
    if (data.indices.length === 0) return [];
    for (const { key } of data.elements) shown.add(key);
    const mesh =
      meshes.push({
        name: `${label} ${floorNumber}`,
        primitives: [{ ...buffer.add(data), material: materialNamed(label) }],
      }) - 1;
    return [addNode({ name: label, mesh, extras })];
  }

  function boxMesh(name: MaterialName): number {
    const known = boxMeshes.get(name);
    if (known !== undefined) return known;
    box ??= buffer.add(unitBox());
    const mesh = meshes.push({ name, primitives: [{ ...box, material: materialNamed(name) }] }) - 1;
    boxMeshes.set(name, mesh);
    return mesh;
  }

  function addObject({ key, label, position, quaternion, size }: Object3D): number {
    shown.add(key);
    const length = Math.hypot(...quaternion);
    const rotation = length > 0 ? quaternion.map((part) => part / length) : [0, 0, 0, 1];
    const mesh = boxMesh(label === "damage" ? "object damage" : "object");
    return addNode({ name: label, mesh, translation: position, rotation, scale: size, extras: { key, label } });
  }

  function addOpening(key: string, cutKeys: ReadonlySet<string>): GltfNode[] {
    const object = scene.get("objectPlanar", key);
    if (object?.label !== "opening") return [];
    if (!cutKeys.has(key)) return [];
    shown.add(key);
    const { label, faceKey, width, height } = object;
    return [{ name: label, extras: { key, label, faceKey, width, height } }];
  }

  const floors = scene.floorNumbers().map((floorNumber) => {
    const { meshes: labelled, cutKeys } = floorMeshes(scene, floorNumber);
    const children = [...labelled].flatMap(([label, data]) => addLabel(label, data, floorNumber));
    for (const key of scene.keysOnFloor("objectPlanar", floorNumber))
      children.push(...addOpening(key, cutKeys).map(addNode));
    for (const key of scene.keysOnFloor("object3D", floorNumber)) {
      const object = scene.get("object3D", key);
      if (object) children.push(addObject(object));
    }
    const name = nameOfFloor(floorNames, floorNumber);
    return addNode({ name, extras: { floorNumber }, ...(children.length > 0 ? { children } : {}) });
  });
  const root = addNode({ name: title.title || "Survey", ...(floors.length > 0 ? { children: floors } : {}) });
  const leftOut = leftOutOfModel(scene, shown);
  const { detail, date } = title;
  const extras = {
    surveyKey: scene.surveyKey,
    detail,
    date,
    unit: "metre",
    ...(leftOut.length > 0 ? { leftOut } : {}),
  };
  const file = buffer.file({
    asset: { version: "2.0", generator: "Lintel", extras },
    scene: 0,
    scenes: [{ name: title.title || "Survey", nodes: [root] }],
    nodes,
    ...(meshes.length > 0 ? { meshes, materials } : {}),
  });
  return { file, leftOut };
}
