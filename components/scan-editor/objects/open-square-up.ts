/** Opens squaring up for the room of the selection, or for the only room of the floor. */

import { selectedItems } from "@/lib/editor/core/selection";
import { floorContents, roomOfRecord } from "../canvas/view/survey-rooms";
import type { StoreAndView } from "../context/editor-context";
import { OBJECT_PANEL_COPY as COPY } from "../names/object-copy";

export function openSquareUp({ store, view }: StoreAndView): void {
  const contents = floorContents(store.scene, view.get().floorNumber);
  const [first] = selectedItems(store.getSelection());
  const onlyRoom = contents.rooms.length === 1 ? contents.rooms[0] : null;
  const room = (first && roomOfRecord(store.scene, contents, first.key)) ?? onlyRoom;
  if (room) view.placing.openSquareUp(room.faceKey);
  else view.set({ refusal: COPY.noRoom });
}
