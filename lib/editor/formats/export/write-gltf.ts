/** A survey as one self-contained glTF 2.0 file (.glb): metres, Y up, as the records are. */
import type { Object3D } from "../../../domain/geometry-records";
import type { ReadScene } from "../../core/scene";
import { floorMeshes, type MeshLabel } from "./floor-meshes";
import { type FloorNames, nameOfFloor } from "./floor-names";
import { createGlbBuffer } from "./glb";
import { gltfMaterial, type MaterialName } from "./gltf-materials";
import { leftOutOfModel } from "./left-out";
import { type MeshData, unitBox } from "./mesh-builder";
import type { SheetTitle } from "./sheet-title";

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
