import type { Object3D } from "../../domain/geometry-records";
import { type Diff, squashInto } from "../diff";
import type { ReadScene } from "../scene";
import type { SelectionItem } from "../selection";
import { axisPlace, elementValue, isAxisField, readValue, sizePlace, type ValueField } from "../values/element-values";
import { WORDS } from "../words";
import { areFinite, type CommandOutcome, refuse } from "./command";
import { moveElements } from "./move-elements";
import { placeObject3D } from "./place-object-3d";
import { placePlanarObject } from "./place-planar-object";
import { setVertexCoordinates } from "./set-vertex-coordinates";
import { turnElements } from "./turn-elements";

type Change = { items: readonly SelectionItem[]; field: ValueField };

function replaced(values: Object3D["size"], place: 0 | 1 | 2, value: number): [number, number, number] {
  const copy: [number, number, number] = [...values];
  copy[place] = value;
  return copy;
}

/** Puts one element's number where wanted. */
function setOne(scene: ReadScene, item: SelectionItem, field: ValueField, value: number): CommandOutcome {
  const { kind, key } = item;
  const before = elementValue(scene, item, field);
  if (before === null) return refuse("missing", WORDS.missing, [key]);
  if (kind === "vertex" && isAxisField(field)) return setVertexCoordinates(scene, { key, [field]: value });
  if (kind === "objectPlanar") return placePlanarObject(scene, { key, [field]: value });
  const object = scene.get("object3D", key);
  if (!object || field === "u" || field === "v") return refuse("missing", WORDS.missing, [key]);
  if (field === "turn") return turnElements(scene, { items: [item], pivot: object.position, angle: value - before });
  if (isAxisField(field)) {
    return placeObject3D(scene, { key, position: replaced(object.position, axisPlace(field), value) });
  }
  return placeObject3D(scene, { key, size: replaced(object.size, sizePlace(field), value) });
}

/** All or nothing, under the first one's name, or that of many. */
function together(items: readonly SelectionItem[], outcomes: readonly CommandOutcome[]): CommandOutcome {
  const diff: Diff = {};
  let label = "";
  for (const outcome of outcomes) {
    if (!outcome.ok) return outcome;
    label ||= outcome.label;
    squashInto(diff, outcome.diff);
  }
  return { ok: true, label: items.length > 1 ? WORDS.change(items.length) : label, diff };
}

function moveAsWhole(scene: ReadScene, items: readonly SelectionItem[], field: ValueField, by: number): CommandOutcome {
  if (!isAxisField(field)) return refuse("invalid", WORDS.nothingToMove);
  const vector: [number, number, number] = [0, 0, 0];
  vector[axisPlace(field)] = by;
  return moveElements(scene, { items, vector });
}

const areWhole = (items: readonly SelectionItem[]): boolean =>
  items.length > 0 && items.every(({ kind }) => kind === "edge" || kind === "face");

/** Gives all of them this number, in metres or radians; edges and faces go there together, by their middle. */
export function setValue(scene: ReadScene, { items, field, value }: Change & { value: number }): CommandOutcome {
  if (!areFinite([value])) return refuse("invalid", WORDS.notANumber);
  if (!areWhole(items))
    return together(
      items,
      items.map((item) => setOne(scene, item, field, value)),
    );
  const before = readValue(scene, items, field);
  if (typeof before !== "number") return refuse("invalid", WORDS.nothingToMove);
  return moveAsWhole(scene, items, field, value - before);
}

/** Changes each one's number by as much. */
export function addToValue(scene: ReadScene, { items, field, by }: Change & { by: number }): CommandOutcome {
  if (!areFinite([by])) return refuse("invalid", WORDS.notANumber);
  if (areWhole(items)) return moveAsWhole(scene, items, field, by);
  return together(
    items,
    items.map((item) => setOne(scene, item, field, (elementValue(scene, item, field) ?? Number.NaN) + by)),
  );
}
