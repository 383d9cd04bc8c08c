/** Random commands on openings, things and copies, for property tests. Each picks its elements from the scene it is run on. */
import * as fc from "fast-check";
import type { GeometryKind } from "@/lib/domain/geometry-records";
import { copyElements } from "@/lib/editor/clipboard/clipping";
import { acceptElements, withdrawAcceptance } from "@/lib/editor/commands/accept-elements";
import { ALIGN_AXES, ALIGN_SIDES, alignElements } from "@/lib/editor/commands/align-elements";
import { arrayElements } from "@/lib/editor/commands/array-elements";
import { type Command, type CommandOutcome, refuse } from "@/lib/editor/commands/command";
import { insertOpening } from "@/lib/editor/commands/insert-opening";
import { mirrorElements } from "@/lib/editor/commands/mirror-elements";
import { pasteElements } from "@/lib/editor/commands/paste-elements";
import { rehostOpening } from "@/lib/editor/commands/rehost-opening";
import { scaleObjects } from "@/lib/editor/commands/scale-objects";
import { turnElements } from "@/lib/editor/commands/turn-elements";
import type { ReadScene } from "@/lib/editor/scene";
import type { SelectionItem } from "@/lib/editor/selection";

type Draw = { at: number; other: number; size: number };

const BUILT: readonly GeometryKind[] = ["face", "objectPlanar", "object3D"];

const keysOf = (scene: ReadScene, kind: GeometryKind): string[] => [...scene.values(kind)].map(({ key }) => key);
const keyOf = (scene: ReadScene, kind: GeometryKind, at: number): string => {
  const keys = keysOf(scene, kind);
  return keys[at % Math.max(1, keys.length)] ?? "nowhere";
};

/** One or two of what may be copied, turned or accepted. */
function itemsOf(scene: ReadScene, { at, other }: Draw): SelectionItem[] {
  const all = BUILT.flatMap((kind) => keysOf(scene, kind).map((key): SelectionItem => ({ kind, key })));
  const [first, second] = [all[at % Math.max(1, all.length)], all[other % Math.max(1, all.length)]];
  return [first, second].filter((item, place) => item && (place === 0 || item.key !== first?.key)) as SelectionItem[];
}

const RUN: Record<string, (scene: ReadScene, draw: Draw) => CommandOutcome> = {
  insert: (scene, { at, other, size }) =>
    insertOpening(scene, {
      faceKey: keyOf(scene, "face", at),
      label: (["door", "window", "opening", "damage"] as const)[other % 4]!,
      width: size / 4,
      height: size / 4,
    }),
  rehost: (scene, { at, other }) =>
    rehostOpening(scene, { key: keyOf(scene, "objectPlanar", at), faceKey: keyOf(scene, "face", other) }),
  turn: (scene, draw) => turnElements(scene, { items: itemsOf(scene, draw), pivot: [1, 0, 1], angle: draw.size }),
  scale: (scene, { at, size }) => scaleObjects(scene, { keys: [keyOf(scene, "object3D", at)], factor: 0.5 + size }),
  paste: (scene, draw) => {
    const clipping = copyElements(scene, itemsOf(scene, draw));
    const floors = scene.floorNumbers();
    if (!clipping) return refuse("missing", "Nothing is copied.");
    return pasteElements(scene, {
      clipping,
      floorNumber: floors[draw.other % floors.length] ?? 0,
      vector: [draw.size, 0, draw.size],
    });
  },
  array: (scene, draw) =>
    arrayElements(scene, { items: itemsOf(scene, draw), count: 2, step: [draw.size + 0.1, 0, 0] }),
  mirror: (scene, draw) =>
    mirrorElements(scene, { items: itemsOf(scene, draw), axis: draw.other % 2 === 0 ? "x" : "z" }),
  align: (scene, draw) =>
    alignElements(scene, {
      items: itemsOf(scene, draw),
      axis: ALIGN_AXES[draw.at % 3]!,
      side: ALIGN_SIDES[draw.other % 3]!,
    }),
  accept: (scene, draw) => acceptElements(scene, { items: itemsOf(scene, draw), by: "emp-ann", at: "then" }),
  withdraw: (scene, draw) => withdrawAcceptance(scene, { items: itemsOf(scene, draw) }),
};

export const anyBuildingCommand: fc.Arbitrary<Command> = fc
  .record({
    name: fc.constantFrom(...Object.keys(RUN)),
    at: fc.nat(1_000),
    other: fc.nat(1_000),
    size: fc.integer({ min: 1, max: 12 }).map((quarters) => quarters / 4),
  })
  .map(
    ({ name, ...draw }) =>
      (scene) =>
        RUN[name]!(scene, draw),
  );
