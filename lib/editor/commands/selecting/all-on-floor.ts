/** All elements of a mode on one floor, and the inverse of the selection. */
import type { ReadScene } from "../../core/scene";
import { type Selection, type SelectionItem, type SelectionMode, selectedItems } from "../../core/selection";
import { itemsOf, KINDS_OF_MODE } from "./kinds-of-mode";

export function allOnFloor(scene: ReadScene, mode: SelectionMode, floorNumber: number): SelectionItem[] {
  return KINDS_OF_MODE[mode].flatMap((kind) => itemsOf(kind, scene.keysOnFloor(kind, floorNumber)));
}

/** Inverts the selection on one floor. Elements selected on other floors stay selected. */
export function invertedOnFloor(scene: ReadScene, selection: Selection, floorNumber: number): SelectionItem[] {
  const onOtherFloors = selectedItems(selection).filter(
    ({ kind, key }) => scene.get(kind, key)?.floorNumber !== floorNumber,
  );
  const unselected = allOnFloor(scene, selection.mode, floorNumber).filter(({ key }) => !selection.kinds.has(key));
  return [...onOtherFloors, ...unselected];
}
