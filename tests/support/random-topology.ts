/**
 * Random commands on shared vertices, edges and faces, for property tests. Each selects its elements from the current
 * scene.
 */
import * as fc from "fast-check";
import type { GeometryKind } from "@/lib/domain/geometry-records";
import { addWalls } from "@/lib/editor/commands/add-walls";
import { closeLoop } from "@/lib/editor/commands/close-loop";
import { deleteElements } from "@/lib/editor/commands/delete-elements";
import { dissolveElements } from "@/lib/editor/commands/dissolve-elements";
import { extrudeWall } from "@/lib/editor/commands/extrude-wall";
import { flipFaces } from "@/lib/editor/commands/flip-faces";
import { mergeColumns } from "@/lib/editor/commands/merge-columns";
import { mergeVertices } from "@/lib/editor/commands/merge-vertices";
import { raiseCeiling } from "@/lib/editor/commands/raise-ceiling";
import { splitEdge } from "@/lib/editor/commands/split-edge";
import { splitFaceAcross, splitFaceBetween } from "@/lib/editor/commands/split-face";
import { splitEdgesOnPlan, splitFlatsBetween } from "@/lib/editor/commands/split-on-plan";
import { weldVertices } from "@/lib/editor/commands/weld-vertices";
import type { Command, CommandOutcome } from "@/lib/editor/core/command";
import type { ReadScene } from "@/lib/editor/core/scene";
import { drawnAs } from "./drawn-command";

export const TOPOLOGY_NAMES = [
  "split edge",
  "split face between",
  "split face across",
  "extrude",
  "stand wall",
  "merge",
  "weld",
  "dissolve corner",
  "dissolve edge",
  "flip",
  "close loop",
  "raise ceiling",
  "merge on plan",
  "split flats on plan",
  "split edge on plan",
] as const;
export type TopologyName = (typeof TOPOLOGY_NAMES)[number];

type Draw = { at: number; other: number; share: number; distance: number };

function picker(scene: ReadScene) {
  const keysOf = (kind: GeometryKind): string[] => [...scene.values(kind)].map(({ key }) => key);
  return {
    one: (kind: GeometryKind, at: number): string => keysOf(kind)[at % Math.max(1, scene.count(kind))] ?? "nowhere",
    /** Returns one of the newest records, which commands have created. */
    late: (kind: GeometryKind, at: number): string => keysOf(kind).slice(-6)[at % 6] ?? "nowhere",
    face(label: string, at: number): string {
      const faces = [...scene.values("face")].filter((face) => face.label === label);
      return faces[at % Math.max(1, faces.length)]?.key ?? "nowhere";
    },
    corners: (faceKey: string): string[] => scene.get("face", faceKey)?.loops[0] ?? [],
  };
}

/** Returns the vertices around a deleted face: sides that only one face has, followed in order. */
function openLoop(scene: ReadScene): string[] | null {
  const isOpen = (a: string, b: string): boolean =>
    scene.facesOfVertex(a).filter((key) => scene.facesOfVertex(b).includes(key)).length === 1;
  for (const { vertexKeys } of scene.values("edge")) {
    if (!isOpen(...vertexKeys)) continue;
    const loop: string[] = [...vertexKeys];
    for (let tries = 0; tries < 20; tries += 1) {
      const ends = scene.edgesOfVertex(loop.at(-1)!).flatMap((key) => scene.get("edge", key)?.vertexKeys ?? []);
      const next = ends.find((end) => end !== loop.at(-1) && end !== loop.at(-2) && isOpen(loop.at(-1)!, end));
      if (next === loop[0]) return loop;
      if (next === undefined) break;
      loop.push(next);
    }
  }
  return null;
}

/** Returns the edges around a deleted face or, if there is none, the edges of an existing face. */
export function edgesOfLoop(scene: ReadScene, at: number): string[] {
  const { one, corners } = picker(scene);
  const loop = openLoop(scene) ?? corners(one("face", at));
  return loop.flatMap((a, index) =>
    scene
      .edgesOfVertex(a)
      .filter((key) => scene.get("edge", key)?.vertexKeys.includes(loop[(index + 1) % loop.length]!))
      .slice(0, 1),
  );
}

/** Commands that make it likely that the drawn command has an effect. */
const PREPARE: Partial<Record<TopologyName, (scene: ReadScene, draw: Draw) => CommandOutcome>> = {
  "dissolve corner": (scene, { other, share }) =>
    splitEdge(scene, { edgeKeys: [picker(scene).one("edge", other)], share }),
  "dissolve edge": (scene, { other, share }) =>
    splitFaceAcross(scene, { faceKey: picker(scene).one("face", other), share }),
  "close loop": (scene, { other }) =>
    deleteElements(scene, { items: [{ kind: "face", key: picker(scene).one("face", other) }] }),
  "stand wall": (scene, { other }) =>
    deleteElements(scene, { items: [{ kind: "face", key: picker(scene).face("wall", other) }] }),
};

const RUN: Record<TopologyName, (scene: ReadScene, draw: Draw) => CommandOutcome> = {
  "split edge": (scene, { at, share }) => splitEdge(scene, { edgeKeys: [picker(scene).one("edge", at)], share }),
  "split face between": (scene, { at, other }) => {
    const { one, corners } = picker(scene);
    const loop = corners(one("face", at));
    const [from = "nowhere", to = "nowhere"] = [loop[other % loop.length], loop[(other + 2) % loop.length]];
    return splitFaceBetween(scene, { from, to });
  },
  "split face across": (scene, { at, share }) =>
    splitFaceAcross(scene, { faceKey: picker(scene).one("face", at), share }),
  extrude: (scene, { at, distance }) =>
    extrudeWall(scene, { faceKeys: [picker(scene).face("wall", at)], distance: distance - 0.5 }),
  "stand wall": (scene, { at }) => {
    const bare = [...scene.values("edge")].filter(({ vertexKeys: [a, b] }) => {
      const faces = scene.facesOfVertex(a).filter((key) => scene.facesOfVertex(b).includes(key));
      return faces.length === 1;
    });
    return addWalls(scene, { edgeKeys: [bare[at % Math.max(1, bare.length)]?.key ?? "nowhere"] });
  },
  merge: (scene, { at, other }) => {
    const { one, corners } = picker(scene);
    const loop = corners(one("face", at));
    const keys = [loop[other % loop.length] ?? "nowhere", loop[(other + 1) % loop.length] ?? "nowhere"];
    return mergeVertices(scene, { keys, at: (["first", "last", "center"] as const)[other % 3]! });
  },
  weld: (scene, { at, distance }) => {
    const floorNumber = scene.floorNumbers()[at % scene.floorNumbers().length] ?? 0;
    return weldVertices(scene, { keys: [...scene.keysOnFloor("vertex", floorNumber)], distance: distance / 3 });
  },
  "dissolve corner": (scene, { at }) =>
    dissolveElements(scene, { items: [{ kind: "vertex", key: picker(scene).late("vertex", at) }] }),
  "dissolve edge": (scene, { at }) =>
    dissolveElements(scene, { items: [{ kind: "edge", key: picker(scene).late("edge", at) }] }),
  flip: (scene, { at, other }) => {
    const first = picker(scene).one("face", at);
    const neighbors = [...scene.keysOnFloor("face", scene.get("face", first)?.floorNumber ?? 0)];
    return flipFaces(scene, { faceKeys: [first, neighbors[other % Math.max(1, neighbors.length)] ?? first] });
  },
  "close loop": (scene, { at }) => closeLoop(scene, { edgeKeys: edgesOfLoop(scene, at) }),
  "raise ceiling": (scene, { at, distance }) =>
    raiseCeiling(scene, { floorKeys: [picker(scene).face("floor", at)], height: 2 + distance }),
  "merge on plan": (scene, { at, other }) => {
    const { one, corners } = picker(scene);
    const loop = corners(one("face", at));
    const keys = [loop[other % loop.length] ?? "nowhere", loop[(other + 1) % loop.length] ?? "nowhere"];
    return mergeColumns(scene, { keys, at: (["first", "last", "center"] as const)[other % 3]! });
  },
  "split flats on plan": (scene, { at, other }) => {
    const { face, corners } = picker(scene);
    const loop = corners(face("floor", at));
    return splitFlatsBetween(scene, {
      keys: [loop[other % loop.length] ?? "nowhere", loop[(other + 2) % loop.length] ?? "nowhere"],
    });
  },
  "split edge on plan": (scene, { at, share }) =>
    splitEdgesOnPlan(scene, { edgeKeys: [picker(scene).one("edge", at)], share }),
};

const draw: fc.Arbitrary<Draw> = fc.record({
  at: fc.nat(2000),
  other: fc.nat(2000),
  share: fc.integer({ min: 5, max: 95 }).map((hundredths) => hundredths / 100),
  distance: fc.integer({ min: 1, max: 150 }).map((hundredths) => hundredths / 100),
});

/** Returns a command of this name, after a preparing command if needed. */
export const preparedCommands = (name: TopologyName): fc.Arbitrary<Command[]> =>
  draw.map((values) => {
    const prepare = PREPARE[name];
    const command: Command = (scene) => RUN[name](scene, values);
    return prepare ? [(scene) => prepare(scene, values), command] : [command];
  });

export const topologyCommand = (name: TopologyName): fc.Arbitrary<Command> =>
  draw.map((values) => drawnAs(name, (scene) => RUN[name](scene, values), values));

export const anyTopologyCommand: fc.Arbitrary<Command> = fc
  .constantFrom(...TOPOLOGY_NAMES)
  .chain((name) => topologyCommand(name));
