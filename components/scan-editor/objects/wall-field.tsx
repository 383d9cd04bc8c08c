"use client";

import { rehostOpening } from "@/lib/editor/commands/rehost-opening";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { ObjectDesk } from "@/lib/editor/tools/placing/object-desk";
import type { FloorContents } from "../canvas/view/survey-rooms";
import { faceName } from "../names/element-names";
import { OBJECT_PANEL_WORDS as WORDS } from "../names/object-words";
import { refusalText } from "../names/refusal-text";
import { PickField } from "../parts/pick-field";
import { useRecord } from "../parts/use-record";

/** Which wall an opening is on; another one moves it there. */
export function WallField(props: { store: EditorStore; desk: ObjectDesk; contents: FloorContents; planarKey: string }) {
  const { store, desk, contents, planarKey } = props;
  const object = useRecord(store, "objectPlanar", planarKey);
  if (!object) return null;
  const walls = contents.rooms.flatMap((room) =>
    // With its room in the text, which the list is searched by: every room has a wall 1.
    room.walls.map((wall) => ({ value: wall, text: WORDS.wallOfRoom(faceName(store.scene, room, wall), room.name) })),
  );
  const isListed = walls.some(({ value }) => value === object.faceKey);
  const own = isListed ? [] : [{ value: object.faceKey, text: faceName(store.scene, null, object.faceKey) }];
  function move(faceKey: string): string | null {
    const result = desk.run((scene) => rehostOpening(scene, { key: planarKey, faceKey, newKey: desk.newKey }));
    return result.ok ? null : refusalText(store.scene, result.refusal);
  }
  return (
    <PickField label={WORDS.onWall} of={planarKey} options={[...own, ...walls]} value={object.faceKey} onPick={move} />
  );
}
