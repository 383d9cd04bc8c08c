import type { Object3D } from "../../../domain/geometry-records";
import type { ReadScene } from "../../core/scene";
import { floorMeshes, type MeshLabel } from "./floor-meshes";
import { type FloorNames, nameOfFloor } from "./floor-names";
import { createGlbBuffer, type GlbBuffer } from "./glb";
import { leftOutOfModel } from "./left-out";
import { type MeshData, unitBox } from "./mesh-builder";
import type { SheetTitle } from "./sheet-title";

type MaterialName = MeshLabel | "object" | "object damage";

/** `color` is RGBA in linear light. */
type MaterialStyle = { color: readonly [number, number, number, number]; isDoubleSided?: boolean };

/** Walls and ceilings are only visible from inside their room, so that the home can be viewed from outside. */
const MATERIAL_STYLES: Readonly<Record<MaterialName, MaterialStyle>> = {
  floor: { color: [0.46, 0.4, 0.33, 1] },
  ceiling: { color: [0.86, 0.86, 0.84, 1] },
  wall: { color: [0.78, 0.78, 0.76, 1] },
  roof: { color: [0.36, 0.2, 0.16, 1], isDoubleSided: true },
  step: { color: [0.5, 0.44, 0.37, 1] },
  door: { color: [0.37, 0.22, 0.11, 1], isDoubleSided: true },
  window: { color: [0.45, 0.66, 0.85, 0.4], isDoubleSided: true },
  opening: { color: [1, 1, 1, 1] },
  vent: { color: [0.55, 0.57, 0.6, 1] },
  outlet: { color: [0.9, 0.9, 0.9, 1] },
  damage: { color: [0.87, 0.42, 0.07, 0.75], isDoubleSided: true },
  object: { color: [0.42, 0.44, 0.48, 1] },
  "object damage": { color: [0.87, 0.42, 0.07, 0.75] },
};

/** Returns the glTF material of a label: a plain color. */
function gltfMaterial(name: MaterialName): object {
  const { color, isDoubleSided } = MATERIAL_STYLES[name];
  return {
    name,
    pbrMetallicRoughness: { baseColorFactor: color, metallicFactor: 0, roughnessFactor: 0.9 },
    ...(color[3] < 1 ? { alphaMode: "BLEND" } : {}),
    ...(isDoubleSided ? { doubleSided: true } : {}),
  };
}

type GltfNode = { name: string; children?: number[]; mesh?: number; extras?: object; [more: string]: unknown };

/** Collects the lists of a glTF file as its floors are added. */
class GltfBuilder {
  /** Keys of the records that the file shows. */
  readonly shown = new Set<string>();
  private readonly buffer = createGlbBuffer();
  private readonly nodes: GltfNode[] = [];
  private readonly meshes: object[] = [];
  private readonly materials: object[] = [];
  private readonly materialIndices = new Map<MaterialName, number>();
  private readonly boxMeshes = new Map<MaterialName, number>();
  private box: ReturnType<GlbBuffer["add"]> | null = null;

  constructor(private readonly scene: ReadScene) {}

  addNode(node: GltfNode): number {
    return this.nodes.push(node) - 1;
  }

  /** Adds a floor with its faces, openings and objects; returns its node. */
  addFloor(floorNumber: number, name: string): number {
    const { meshes, cutKeys } = floorMeshes(this.scene, floorNumber);
    const children = [...meshes].flatMap(([label, data]) => this.addLabel(label, data, floorNumber));
    for (const key of this.scene.keysOnFloor("objectPlanar", floorNumber)) {
      if (cutKeys.has(key)) children.push(...this.addOpening(key));
    }
    for (const key of this.scene.keysOnFloor("object3D", floorNumber)) {
      const object = this.scene.get("object3D", key);
      if (object) children.push(this.addObject(object));
    }
    return this.addNode({ name, extras: { floorNumber }, ...(children.length > 0 ? { children } : {}) });
  }

  file(name: string, root: number, extras: object): Uint8Array<ArrayBuffer> {
    return this.buffer.file({
      asset: { version: "2.0", generator: "Lintel", extras },
      scene: 0,
      scenes: [{ name, nodes: [root] }],
      nodes: this.nodes,
      ...(this.meshes.length > 0 ? { meshes: this.meshes, materials: this.materials } : {}),
    });
  }

  private addLabel(label: MeshLabel, data: MeshData, floorNumber: number): number[] {
    const extras = { label, floorNumber, elements: data.elements };
    if (data.indices.length === 0) return [];
    for (const { key } of data.elements) this.shown.add(key);
    const primitives = [{ ...this.buffer.add(data), material: this.materialOf(label) }];
    const mesh = this.meshes.push({ name: `${label} ${floorNumber}`, primitives }) - 1;
    return [this.addNode({ name: label, mesh, extras })];
  }

  private addObject({ key, label, position, quaternion, size }: Object3D): number {
    this.shown.add(key);
    const length = Math.hypot(...quaternion);
    const rotation = length > 0 ? quaternion.map((part) => part / length) : [0, 0, 0, 1];
    const mesh = this.boxMeshOf(label === "damage" ? "object damage" : "object");
    return this.addNode({ name: label, mesh, translation: position, rotation, scale: size, extras: { key, label } });
  }

  /** An opening has no mesh, but a node with its size. */
  private addOpening(key: string): number[] {
    const object = this.scene.get("objectPlanar", key);
    if (object?.label !== "opening") return [];
    this.shown.add(key);
    const { label, faceKey, width, height } = object;
    return [this.addNode({ name: label, extras: { key, label, faceKey, width, height } })];
  }

  private materialOf(name: MaterialName): number {
    const known = this.materialIndices.get(name);
    if (known !== undefined) return known;
    const index = this.materials.push(gltfMaterial(name)) - 1;
    this.materialIndices.set(name, index);
    return index;
  }

  private boxMeshOf(name: MaterialName): number {
    const known = this.boxMeshes.get(name);
    if (known !== undefined) return known;
    this.box ??= this.buffer.add(unitBox());
    const mesh = this.meshes.push({ name, primitives: [{ ...this.box, material: this.materialOf(name) }] }) - 1;
    this.boxMeshes.set(name, mesh);
    return mesh;
  }
}

/**
 * Writes a survey as one self-contained glTF 2.0 file (.glb) in m, Y up like the records. Returns the keys of the
 * elements that the file cannot show as `leftOut`.
 */
export function writeGltf(
  scene: ReadScene,
  title: Omit<SheetTitle, "floor">,
  floorNames: FloorNames,
): { file: Uint8Array<ArrayBuffer>; leftOut: string[] } {
  const builder = new GltfBuilder(scene);
  const floors = scene
    .floorNumbers()
    .map((floorNumber) => builder.addFloor(floorNumber, nameOfFloor(floorNames, floorNumber)));
  const name = title.title || "Survey";
  const root = builder.addNode({ name, ...(floors.length > 0 ? { children: floors } : {}) });
  const leftOut = leftOutOfModel(scene, builder.shown);
  const { detail, date } = title;
  const extras = {
    surveyKey: scene.surveyKey,
    detail,
    date,
    unit: "metre",
    ...(leftOut.length > 0 ? { leftOut } : {}),
  };
  return { file: builder.file(name, root, extras), leftOut };
}
