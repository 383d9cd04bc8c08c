"use client";
/** What the figures are of: the room that the selection is in, the floor shown, or all of the survey. */
import { useEffect, useMemo, useRef, useState } from "react";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { selectedItems } from "@/lib/editor/core/selection";
import { type FloorContents, roomOfRecord, type SurveyRoom } from "../../canvas/view/survey-rooms";
import { useSelection } from "../../state/use-store";

export const SCOPES = ["room", "floor", "home"] as const;
export type ScopeName = (typeof SCOPES)[number];

export type Scope = {
  name: ScopeName;
  /** Of the selection. Null where nothing that is selected stands in a room. */
  room: SurveyRoom | null;
  /** A room was asked for, and none is selected. */
  isRoomMissing: boolean;
  choose(name: ScopeName): void;
};

/** Until somebody chooses, a selected room's and else all. "room" follows the selection. */
export function useScope(store: EditorStore, floors: readonly FloorContents[]): Scope {
  const [chosen, setChosen] = useState<ScopeName | null>(null);
  const [item] = selectedItems(useSelection(store));
  const record = item && store.scene.get(item.kind, item.key);
  const contents = floors.find((floor) => floor.floorNumber === record?.floorNumber);
  const shownKey = useRef<string | null>(null);
  // A wall that is two rooms' leads to neither while one of them is shown, nor does a door in it.
  const shown = contents?.rooms.find(({ faceKey }) => faceKey === shownKey.current);
  const holding = item && contents ? roomOfRecord(store.scene, contents, item.key) : null;
  const wall = item?.kind === "objectPlanar" ? store.scene.get("objectPlanar", item.key)?.faceKey : item?.key;
  const room = wall !== undefined && shown?.sharedWalls.includes(wall) ? shown : holding;
  useEffect(() => {
    shownKey.current = room?.faceKey ?? null;
  });
  const usual: ScopeName = room ? "room" : "home";
  const name = chosen === null || chosen === "room" ? usual : chosen;
  const isRoomMissing = chosen === "room" && !room;
  return useMemo(() => ({ name, room, isRoomMissing, choose: setChosen }), [name, room, isRoomMissing]);
}
