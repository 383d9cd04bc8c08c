/**
 * Random commands on openings, objects and copies, for property tests. Each selects its elements from the current
 * scene.
 */
import * as fc from "fast-check";
import type { GeometryKind } from "@/lib/domain/geometry-records";
import { findRepair } from "@/lib/editor/analysis/checks/repairs/find-repair";
import { checkSurvey } from "@/lib/editor/analysis/checks/survey-checks";
import { acceptElements, withdrawAcceptance } from "@/lib/editor/commands/accept-elements";
import { ALIGN_AXES, ALIGN_SIDES, alignElements } from "@/lib/editor/commands/align-elements";
import { arrayElements } from "@/lib/editor/commands/array-elements";
import { copyElements } from "@/lib/editor/commands/clipboard/clipping";
import { closeLoopsOnPlan } from "@/lib/editor/commands/close-loops-on-plan";
import { VALUE_FIELDS } from "@/lib/editor/commands/element-values";
import { insertObject3D } from "@/lib/editor/commands/insert-object-3d";
import { insertOpening } from "@/lib/editor/commands/insert-opening";
import { mirrorElements } from "@/lib/editor/commands/mirror-elements";
import { moveSelection } from "@/lib/editor/commands/move-selection";
import { pasteElements } from "@/lib/editor/commands/paste-elements";
import { rehostOpening } from "@/lib/editor/commands/rehost-opening";
import { scaleObjects } from "@/lib/editor/commands/scale-objects";
import { setDeduct } from "@/lib/editor/commands/set-deduct";
import { addToValue, setValue } from "@/lib/editor/commands/set-value";
import { snapToFloor, snapToWall } from "@/lib/editor/commands/snap-objects";
import { turnElements } from "@/lib/editor/commands/turn-elements";
import { type CommandOutcome, refuse } from "@/lib/editor/core/command";
import { OBJECT_PRESETS } from "@/lib/editor/core/objects/object-presets";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { drawnAs } from "./drawn-command";
import { edgesOfLoop } from "./random-topology";

type Draw = { at: number; other: number; size: number };

const ELEMENT_KINDS: readonly GeometryKind[] = ["face", "objectPlanar", "object3D"];

const keysOf = (scene: ReadScene, kind: GeometryKind): string[] => [...scene.values(kind)].map(({ key }) => key);
const keyOf = (scene: ReadScene, kind: GeometryKind, index: number): string => {
  const keys = keysOf(scene, kind);
  return keys[index % Math.max(1, keys.length)] ?? "nowhere";
};

/** Returns one or two elements that can be copied, turned or accepted. */
function itemsOf(scene: ReadScene, { at, other }: Draw): SelectionItem[] {
  const all = ELEMENT_KINDS.flatMap((kind) => keysOf(scene, kind).map((key): SelectionItem => ({ kind, key })));
  const [first, second] = [all[at % Math.max(1, all.length)], all[other % Math.max(1, all.length)]];
  return [first, second].filter((item, index) => item && (index === 0 || item.key !== first?.key)) as SelectionItem[];
}

/** Returns any one element, vertices and edges included. */
function anyItem(scene: ReadScene, index: number): SelectionItem[] {
  const all = (["vertex", "edge", ...ELEMENT_KINDS] as const).flatMap((kind) =>
    keysOf(scene, kind).map((key): SelectionItem => ({ kind, key })),
  );
  return all.slice(index % Math.max(1, all.length)).slice(0, 1);
}

const RUN: Record<string, (scene: ReadScene, draw: Draw) => CommandOutcome> = {
  insert: (scene, { at, other, size }) =>
    insertOpening(scene, {
      faceKey: keyOf(scene, "face", at),
      label: (["door", "window", "opening", "damage"] as const)[other % 4]!,
      width: size / 4,
      height: size / 4,
    }),
  place: (scene, { at, other, size }) =>
    insertObject3D(scene, {
      preset: OBJECT_PRESETS[other % OBJECT_PRESETS.length]!,
      floorNumber: scene.floorNumbers()[0] ?? 0,
      faceKey: at % 2 === 0 ? keyOf(scene, "face", at) : null,
      ...(at % 3 === 0 ? { at: [size, 1, size] as const } : {}),
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
  withdraw: (scene, { at }) => {
    const accepted = ELEMENT_KINDS.flatMap((kind) =>
      [...scene.values(kind)].filter((one) => one.acceptedBy).map(({ key }): SelectionItem => ({ kind, key })),
    );
    return withdrawAcceptance(scene, { items: accepted.slice(at % Math.max(1, accepted.length)).slice(0, 1) });
  },
  deduct: (scene, { at, other }) =>
    setDeduct(scene, { keys: [keyOf(scene, "objectPlanar", at)], deduct: other % 2 === 0 }),
  "set value": (scene, { at, other, size }) =>
    setValue(scene, { items: anyItem(scene, at), field: VALUE_FIELDS[other % VALUE_FIELDS.length]!, value: size }),
  "add to value": (scene, { at, other, size }) =>
    addToValue(scene, { items: anyItem(scene, at), field: VALUE_FIELDS[other % VALUE_FIELDS.length]!, by: size / 10 }),
  slide: (scene, { at, other, size }) =>
    moveSelection(scene, { items: anyItem(scene, at), vector: [size / 20, 0, other % 2 === 0 ? 0 : size / 20] }),
  "snap to floor": (scene, { at }) => snapToFloor(scene, { keys: [keyOf(scene, "object3D", at)] }),
  "snap to wall": (scene, { at }) => snapToWall(scene, { keys: [keyOf(scene, "object3D", at)] }),
  "close loops on plan": (scene, { at }) => closeLoopsOnPlan(scene, { edgeKeys: edgesOfLoop(scene, at) }),
  repair: (scene, { at }) => {
    const { list } = checkSurvey(scene);
    const finding = list[at % Math.max(1, list.length)];
    const repair = finding && findRepair(scene, finding);
    return repair && "command" in repair ? repair.command(scene) : refuse("invalid", "There is nothing to repair.");
  },
};

export const BUILDING_NAMES = Object.keys(RUN);

export const anyBuildingCommand = fc
  .record({
    name: fc.constantFrom(...BUILDING_NAMES),
    at: fc.nat(1_000),
    other: fc.nat(1_000),
    size: fc.integer({ min: 1, max: 12 }).map((quarters) => quarters / 4),
  })
  .map(({ name, ...draw }) => drawnAs(name, (scene) => RUN[name]!(scene, draw), draw));
