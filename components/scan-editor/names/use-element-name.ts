"use client";

import { useCallback } from "react";
import type { GeometryKind } from "@/lib/domain/geometry-records";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import type { FloorContents } from "../canvas/view/survey-rooms";
import { useSceneValue } from "../state/use-store";
import { elementName } from "./element-names";

/** What others of these come to, one may be counted among: a door that goes to another wall is another number there. */
const COUNTED: readonly GeometryKind[] = ["face", "objectPlanar", "object3D"];

/** What an element is called, "" for none; the room follows in a line of its own, where it stands in one. */
export function elementText(
  scene: ReadScene,
  floors: readonly FloorContents[],
  item: SelectionItem | null | undefined,
): string {
  const floorNumber = item && scene.get(item.kind, item.key)?.floorNumber;
  const contents = floors.find((floor) => floor.floorNumber === floorNumber);
  if (!item || !contents) return "";
  const { name, room } = elementName(scene, contents, item);
  return room ? `${name}\n${room}` : name;
}

/** The same, told anew as the scene changes. */
export function useElementName(
  store: EditorStore,
  floors: readonly FloorContents[],
  item: SelectionItem | null | undefined,
): string {
  const compute = useCallback((scene: ReadScene) => elementText(scene, floors, item), [floors, item]);
  return useSceneValue(store, COUNTED, compute);
}
