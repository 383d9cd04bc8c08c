/** Everything of a mode on one floor, and the other way around: all but what is selected. */
import type { ReadScene } from "../../core/scene";
import { type Selection, type SelectionItem, type SelectionMode, selectedItems } from "../../core/selection";
import { itemsOf, KINDS_OF_MODE } from "./kinds-of-mode";

export function allOnFloor(scene: ReadScene, mode: SelectionMode, floorNumber: number): SelectionItem[] {
  return KINDS_OF_MODE[mode].flatMap((kind) => itemsOf(kind, scene.keysOnFloor(kind, floorNumber)));
}

/** What is selected on other floors stays selected. */
export function invertedOnFloor(scene: ReadScene, selection: Selection, floorNumber: number): SelectionItem[] {
  const elsewhere = selectedItems(selection).filter(
    ({ kind, key }) => scene.get(kind, key)?.floorNumber !== floorNumber,
  );
  const others = allOnFloor(scene, selection.mode, floorNumber).filter(({ key }) => !selection.kinds.has(key));
  return [...elsewhere, ...others];
}
