"use client";

import { useCallback } from "react";
import type { GeometryKind } from "@/lib/domain/geometry-records";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import type { FloorContents } from "../canvas/view/survey-rooms";
import { useSceneValue } from "../state/use-store";
import { elementName } from "./element-names";

/** Changes of these kinds may change an element's number. */
const COUNTED: readonly GeometryKind[] = ["face", "objectPlanar", "object3D"];

/** Returns the name of an element, and on a second line its room, if any; empty if there is no element. */
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

/** Returns the same text as `elementText`, updated with the scene. */
export function useElementName(
  store: EditorStore,
  floors: readonly FloorContents[],
  item: SelectionItem | null | undefined,
): string {
  const compute = useCallback((scene: ReadScene) => elementText(scene, floors, item), [floors, item]);
  return useSceneValue(store, COUNTED, compute);
}
