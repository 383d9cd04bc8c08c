import type { Object3D } from "../../domain/geometry-records";
import { rotate } from "../../geometry/quaternion";
import { add } from "../../geometry/vector3";
import { wrapAngle } from "../../geometry/wrap-angle";
import { areFinite, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import { type Diff, squashInto } from "../core/diff";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import {
  axisPlace,
  elementValue,
  isAxisField,
  isExtentField,
  readValue,
  sizePlace,
  type ValueField,
} from "./element-values";
import { moveElements } from "./move-elements";
import { placeObject3D } from "./place-object-3d";
import { type PlanarPlace, placePlanarObjects } from "./place-planar-object";
import { setExtents } from "./set-extents";
import { setVertexCoordinates, type VertexPlace } from "./set-vertex-coordinates";
import { turnElements } from "./turn-elements";

/** Smaller rotations are ignored, in radians. */
const MIN_TURN = 1e-9;

type Change = { items: readonly SelectionItem[]; field: ValueField };

function withComponent(values: Object3D["size"], index: 0 | 1 | 2, value: number): [number, number, number] {
  const copy: [number, number, number] = [...values];
  copy[index] = value;
  return copy;
}

/** Returns the center of an object after a change of height that keeps its base in place. */
function centerOnBase({ position, quaternion, size }: Object3D, height: number): [number, number, number] {
  const [x, y, z] = add(position, rotate(quaternion, [0, (height - size[1]) / 2, 0]));
  return [x, y, z];
}

/** Sets one field of a 3D object. */
function setObjectField(scene: ReadScene, item: SelectionItem, field: ValueField, value: number): CommandOutcome {
  const { key } = item;
  const object = scene.get("object3D", key);
  if (!object || field === "u" || field === "v" || field === "length") return refuse("missing", COPY.missing, [key]);
  if (field === "turn") {
    const before = elementValue(scene, item, field) ?? 0;
    const angle = wrapAngle(value - before);
    // Different numbers may describe the same angle.
    const isSame = Math.abs(angle) < MIN_TURN;
    return turnElements(scene, { items: [item], pivot: object.position, angle: isSame ? 0 : angle });
  }
  if (isAxisField(field)) {
    return placeObject3D(scene, { key, position: withComponent(object.position, axisPlace(field), value) });
  }
  const position = field === "height" ? centerOnBase(object, value) : object.position;
  return placeObject3D(scene, { key, position, size: withComponent(object.size, sizePlace(field), value) });
}

/** Joins the outcomes into one: the first refusal, or all diffs, with one label for all items. */
function joinOutcomes(items: readonly SelectionItem[], outcomes: readonly CommandOutcome[]): CommandOutcome {
  const diff: Diff = {};
  let label = "";
  for (const outcome of outcomes) {
    if (!outcome.ok) return outcome;
    label ||= outcome.label;
    squashInto(diff, outcome.diff);
  }
  return { ok: true, label: items.length > 1 ? COPY.change(items.length) : label, diff };
}

/**
 * Sets a number computed for each element. Corners are set together, and so are openings, since one may make room for
 * another.
 */
function setEach(
  scene: ReadScene,
  items: readonly SelectionItem[],
  field: ValueField,
  numberOf: (before: number) => number,
): CommandOutcome {
  const corners: VertexPlace[] = [];
  const openings: PlanarPlace[] = [];
  const outcomes: CommandOutcome[] = [];
  for (const item of items) {
    const before = elementValue(scene, item, field);
    if (before === null) return refuse("missing", COPY.missing, [item.key]);
    const value = numberOf(before);
    if (item.kind === "vertex") corners.push({ key: item.key, [field]: value });
    else if (item.kind === "objectPlanar") openings.push({ key: item.key, [field]: value });
    else outcomes.push(setObjectField(scene, item, field, value));
  }
  if (corners.length > 0) outcomes.push(setVertexCoordinates(scene, corners));
  if (openings.length > 0) outcomes.push(placePlanarObjects(scene, openings));
  return joinOutcomes(items, outcomes);
}

function moveAsWhole(scene: ReadScene, items: readonly SelectionItem[], field: ValueField, by: number): CommandOutcome {
  if (!isAxisField(field)) return refuse("invalid", COPY.nothingToMove);
  const vector: [number, number, number] = [0, 0, 0];
  vector[axisPlace(field)] = by;
  return moveElements(scene, { items, vector });
}

const arePlacedAsWhole = (items: readonly SelectionItem[]): boolean =>
  items.length > 0 && items.every(({ kind }) => kind === "edge" || kind === "face");

/** Sets all elements to a number, in meters or radians; edges and faces move together, by their center. */
export function setValue(scene: ReadScene, { items, field, value }: Change & { value: number }): CommandOutcome {
  if (!areFinite([value])) return refuse("invalid", COPY.notANumber);
  if (arePlacedAsWhole(items) && isExtentField(field)) return setExtents(scene, items, field, () => value);
  if (!arePlacedAsWhole(items)) return setEach(scene, items, field, () => value);
  const before = readValue(scene, items, field);
  if (typeof before !== "number") return refuse("invalid", COPY.nothingToMove);
  return moveAsWhole(scene, items, field, value - before);
}

/** Adds the amount to each element's number. */
export function addToValue(scene: ReadScene, { items, field, by }: Change & { by: number }): CommandOutcome {
  if (!areFinite([by])) return refuse("invalid", COPY.notANumber);
  if (arePlacedAsWhole(items) && isExtentField(field)) return setExtents(scene, items, field, (before) => before + by);
  if (arePlacedAsWhole(items)) return moveAsWhole(scene, items, field, by);
  return setEach(scene, items, field, (before) => before + by);
}
