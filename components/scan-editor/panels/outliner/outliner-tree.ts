/**
 * The survey as a tree: floors, rooms, faces with their objects, corners and edges. Children are created on first
 * access.
 */
import type { GeometryKind } from "@/lib/domain/geometry-records";
import { facePoints } from "@/lib/editor/core/measures/face-points";
import type { LooseOnFloor } from "@/lib/editor/core/rooms/loose-parts";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { currentMeasures } from "@/lib/editor/core/units/chosen-measures";
import { areaWithHoles } from "@/lib/geometry/area-with-holes";
import { distance } from "@/lib/geometry/vector3";
import { type FloorContents, roomOfRecord, type SurveyRoom } from "../../canvas/view/survey-rooms";
import { COPY } from "../../names/copy";
import { cornerNames, looseCornerNames } from "../../names/corner-names";
import {
  cornerName,
  edgeName,
  faceName,
  looseName,
  objectName,
  planarName,
  planarsAlong,
} from "../../names/element-names";

export type OutlinerIcon =
  | "level"
  | "room"
  | "wall"
  | "face"
  | "door"
  | "window"
  | "opening"
  | "damage"
  | "object"
  | "vertex"
  | "edge";

export type OutlinerNode = {
  /** Unique in the tree: a corner appears under each of its faces. */
  readonly id: string;
  readonly name: string;
  /** A measure at the end of the row. */
  readonly detail: string | null;
  readonly icon: OutlinerIcon;
  /** The element that the row selects; null for a heading. */
  readonly item: SelectionItem | null;
  readonly floorNumber: number;
  readonly hasChildren: boolean;
  children(): readonly OutlinerNode[];
};

/** Returns whether a row is a room, and not the group of elements outside rooms. */
export const isRoom = ({ icon, item }: OutlinerNode): boolean => icon === "room" && item !== null;

const NO_CHILDREN = (): readonly OutlinerNode[] => [];

export const nodeId = {
  floor: (floorNumber: number): string => `floor ${floorNumber}`,
  room: (faceKey: string): string => `room ${faceKey}`,
  loose: (floorNumber: number): string => `loose ${floorNumber}`,
  looseParts: (floorNumber: number): string => `loose parts ${floorNumber}`,
  objects: (faceKey: string): string => `objects ${faceKey}`,
  face: (key: string): string => `face ${key}`,
  planar: (key: string): string => `planar ${key}`,
  object: (key: string): string => `object ${key}`,
  vertex: (faceKey: string, key: string): string => `vertex ${faceKey} ${key}`,
  edge: (faceKey: string, key: string): string => `edge ${faceKey} ${key}`,
};

const PLANAR_ICONS: Readonly<Record<string, OutlinerIcon>> = { door: "door", window: "window", damage: "damage" };

type Draft = Omit<OutlinerNode, "hasChildren" | "children" | "detail" | "name"> & {
  /** A function is called when the row renders, because most rows never render. */
  name: string | (() => string);
  detail?: string | (() => string | null) | null;
  children?: (() => OutlinerNode[]) | null;
};

function node({ children, name, detail = null, ...draft }: Draft): OutlinerNode {
  let created: OutlinerNode[] | null = null;
  return {
    ...draft,
    get name() {
      return typeof name === "string" ? name : name();
    },
    get detail() {
      return typeof detail === "function" ? detail() : detail;
    },
    hasChildren: Boolean(children),
    children: children
      ? () => {
          created ??= children();
          return created;
        }
      : NO_CHILDREN,
  };
}

/** Returns a function that computes a value again only when the version changes. */
function cachedFor<T>(version: () => number, compute: () => T): () => T {
  let cached: { value: T; version: number } | null = null;
  return () => {
    const current = version();
    if (cached?.version !== current) cached = { value: compute(), version: current };
    return cached.value;
  };
}

const NO_POSITION_CHANGES = (): number => 0;

/** Returns the edges along a face's loops. */
function edgesOfFace(scene: ReadScene, vertexKeys: readonly string[]): string[] {
  const corners = new Set(vertexKeys);
  const edges = new Set<string>();
  for (const key of vertexKeys) {
    for (const edgeKey of scene.edgesOfVertex(key)) {
      if (scene.get("edge", edgeKey)?.vertexKeys.every((end) => corners.has(end))) edges.add(edgeKey);
    }
  }
  return [...edges];
}

/** Returns the position of a loose corner on the plan, or the length of a loose edge, as text. */
function looseDetail(scene: ReadScene, kind: "vertex" | "edge", key: string): string {
  const ends = kind === "edge" ? (scene.get("edge", key)?.vertexKeys ?? []) : [key];
  const [a, b] = ends.map((end) => scene.get("vertex", end));
  const { length } = currentMeasures();
  if (!a) return "";
  return kind === "edge" && b ? length(distance([a.x, a.y, a.z], [b.x, b.y, b.z])) : `${length(a.x)}, ${length(a.z)}`;
}

function leaf(
  kind: GeometryKind,
  key: string,
  id: string,
  name: () => string,
  icon: OutlinerIcon,
  floorNumber: number,
): OutlinerNode {
  return node({ id, name, icon, item: { kind, key }, floorNumber });
}

/** Creates the nodes of the tree. */
class OutlinerNodes {
  constructor(
    private readonly scene: ReadScene,
    private readonly looseParts: ReadonlyMap<number, LooseOnFloor>,
    private readonly positionVersion: () => number,
  ) {}

  floorNode(floor: FloorContents, name: string): OutlinerNode {
    return node({
      id: nodeId.floor(floor.floorNumber),
      name,
      icon: "level",
      item: null,
      floorNumber: floor.floorNumber,
      children: () => this.floorChildren(floor),
    });
  }

  private faceChildren(room: SurveyRoom | null, faceKey: string): OutlinerNode[] {
    const face = this.scene.get("face", faceKey);
    if (!face) return [];
    const { floorNumber } = face;
    const corners = [...new Set(face.loops.flat())];
    const names = cachedFor(this.positionVersion, () =>
      room ? cornerNames(this.scene, room) : looseCornerNames(this.scene, faceKey),
    );
    return [
      ...planarsAlong(this.scene, faceKey).map((key) => {
        const icon = PLANAR_ICONS[this.scene.get("objectPlanar", key)?.label ?? ""] ?? "opening";
        return leaf(
          "objectPlanar",
          key,
          nodeId.planar(key),
          () => planarName(this.scene, room, key),
          icon,
          floorNumber,
        );
      }),
      ...corners.map((key) =>
        leaf("vertex", key, nodeId.vertex(faceKey, key), () => cornerName(names(), key), "vertex", floorNumber),
      ),
      ...edgesOfFace(this.scene, corners).map((key) =>
        leaf("edge", key, nodeId.edge(faceKey, key), () => edgeName(this.scene, names(), key), "edge", floorNumber),
      ),
    ];
  }

  private faceNode(room: SurveyRoom | null, key: string, floorNumber: number): OutlinerNode {
    return node({
      id: nodeId.face(key),
      name: () => faceName(this.scene, room, key),
      icon: this.scene.get("face", key)?.label === "wall" ? "wall" : "face",
      item: { kind: "face", key },
      floorNumber,
      children: () => this.faceChildren(room, key),
    });
  }

  private objectsNode(
    id: string,
    keys: readonly string[],
    room: SurveyRoom | null,
    floorNumber: number,
  ): OutlinerNode[] {
    if (keys.length === 0) return [];
    return [
      node({
        id,
        name: COPY.objects,
        detail: String(keys.length),
        icon: "object",
        item: null,
        floorNumber,
        children: () =>
          keys.map((key) =>
            leaf("object3D", key, nodeId.object(key), () => objectName(this.scene, room, key), "object", floorNumber),
          ),
      }),
    ];
  }

  private roomNode(room: SurveyRoom): OutlinerNode {
    return node({
      id: nodeId.room(room.faceKey),
      name: room.name,
      detail: () => {
        const floor = this.scene.get("face", room.faceKey);
        return floor ? currentMeasures().area(areaWithHoles(facePoints(this.scene, floor))) : null;
      },
      icon: "room",
      item: { kind: "face", key: room.faceKey },
      floorNumber: room.floorNumber,
      children: () => [
        ...[...room.walls, room.faceKey, ...room.ceilings].map((key) => this.faceNode(room, key, room.floorNumber)),
        ...this.objectsNode(nodeId.objects(room.faceKey), room.objects, room, room.floorNumber),
      ],
    });
  }

  /** Returns the node of the loose parts of a floor, numbered, with position or length. */
  private loosePartsNode(floorNumber: number, loose?: LooseOnFloor): OutlinerNode[] {
    if (!loose) return [];
    const { corners, edges } = loose;
    const id = nodeId.looseParts(floorNumber);
    const parts = (kind: "vertex" | "edge", keys: readonly string[]) =>
      keys.map((key, index) =>
        node({
          id: nodeId[kind](id, key),
          name: () => looseName(this.scene, kind, key, index + 1),
          detail: () => looseDetail(this.scene, kind, key),
          icon: kind,
          item: { kind, key },
          floorNumber,
        }),
      );
    return [
      node({
        id,
        name: COPY.looseParts,
        detail: String(corners.length + edges.length),
        icon: "vertex",
        item: null,
        floorNumber,
        children: () => [...parts("vertex", corners), ...parts("edge", edges)],
      }),
    ];
  }

  private floorChildren({ floorNumber, rooms, looseFaces, looseObjects }: FloorContents): OutlinerNode[] {
    const id = nodeId.loose(floorNumber);
    const parts = this.loosePartsNode(floorNumber, this.looseParts.get(floorNumber));
    const loose =
      looseFaces.length + looseObjects.length + parts.length === 0
        ? []
        : [
            node({
              id,
              name: COPY.elsewhere,
              icon: "room",
              item: null,
              floorNumber,
              children: () => [
                ...looseFaces.map((key) => this.faceNode(null, key, floorNumber)),
                ...this.objectsNode(nodeId.objects(id), looseObjects, null, floorNumber),
                ...parts,
              ],
            }),
          ];
    return [...rooms.map((room) => this.roomNode(room)), ...loose];
  }
}

/**
 * Builds the tree. Moved corners change only names and measures, which are computed on access, so the tree is not
 * rebuilt. `positionVersion` returns the version of the corner positions.
 */
export function buildOutliner(
  scene: ReadScene,
  floors: readonly FloorContents[],
  levelName: (floorNumber: number) => string,
  looseParts: ReadonlyMap<number, LooseOnFloor>,
  positionVersion: () => number = NO_POSITION_CHANGES,
): OutlinerNode[] {
  const nodes = new OutlinerNodes(scene, looseParts, positionVersion);
  return [...floors].reverse().map((floor) => nodes.floorNode(floor, levelName(floor.floorNumber)));
}

/** Returns the ids of the rows from the floor down to a record, which must be open to show it. */
export function pathTo(scene: ReadScene, contents: FloorContents, { kind, key }: SelectionItem): string[] {
  const room = roomOfRecord(scene, contents, key);
  const group = room ? nodeId.room(room.faceKey) : nodeId.loose(contents.floorNumber);
  const path = [nodeId.floor(contents.floorNumber), group];
  if (kind === "face") return key === room?.faceKey ? path : [...path, nodeId.face(key)];
  if (kind === "objectPlanar") {
    const host = scene.get("objectPlanar", key)?.faceKey ?? "";
    return [...path, nodeId.face(host), nodeId.planar(key)];
  }
  if (kind === "object3D") return [...path, nodeId.objects(room?.faceKey ?? group), nodeId.object(key)];
  const [a = "", b = ""] = kind === "edge" ? (scene.get("edge", key)?.vertexKeys ?? []) : [key, key];
  const otherEndFaces = new Set(scene.facesOfVertex(b));
  const faces = scene.facesOfVertex(a).filter((face) => otherEndFaces.has(face));
  const face = faces.find((candidate) => candidate !== room?.faceKey && room?.walls.includes(candidate)) ?? faces[0];
  if (!face) {
    const parts = nodeId.looseParts(contents.floorNumber);
    const id = kind === "edge" ? nodeId.edge(parts, key) : nodeId.vertex(parts, key);
    return [nodeId.floor(contents.floorNumber), nodeId.loose(contents.floorNumber), parts, id];
  }
  return [...path, nodeId.face(face), kind === "edge" ? nodeId.edge(face, key) : nodeId.vertex(face, key)];
}
