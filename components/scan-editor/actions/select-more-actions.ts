/** Actions that select more elements: connected, same label, same room, all, the rest. */

import { allOnFloor, invertedOnFloor } from "@/lib/editor/commands/selecting/all-on-floor";
import { connectedItems } from "@/lib/editor/commands/selecting/connected";
import { itemsOfRooms, roomsOfItems } from "@/lib/editor/commands/selecting/rooms-of-items";
import { withSameLabels } from "@/lib/editor/commands/selecting/same-label";
import type { ReadScene } from "@/lib/editor/core/scene";
import { type SelectionItem, selectedItems } from "@/lib/editor/core/selection";
import { type EditorActionGroup, editorAction } from "./editor-action";
import { TOPOLOGY_ACTION_COPY as COPY } from "./topology-copy";

export const selectMoreActions: EditorActionGroup = ({ store, view }) => {
  const selection = store.getSelection();
  const { mode } = selection;
  const hasSome = selection.kinds.size > 0;

  function selectAction(id: string, label: string, key: string, find: (scene: ReadScene) => readonly SelectionItem[]) {
    return editorAction({
      id: `select-${id}`,
      label,
      keys: [key],
      disabledReason: hasSome || id === "all" ? null : COPY.nothingSelected,
      run() {
        const found = find(store.scene).filter(({ kind, key }) => !view.layers.isHidden(kind, key));
        view.set({ refusal: found.length === 0 ? COPY.nothingMore : null });
        if (found.length > 0) store.select(found);
      },
    });
  }

  const items = () => selectedItems(selection);
  return [
    selectAction("all", COPY.selectAll, "mod+a", (scene) => allOnFloor(scene, mode, view.get().floorNumber)),
    selectAction("rest", COPY.invert, "mod+i", (scene) => invertedOnFloor(scene, selection, view.get().floorNumber)),
    selectAction("connected", COPY.connected, "shift+l", (scene) => connectedItems(scene, mode, items())),
    selectAction("label", COPY.sameLabel, "l", (scene) => withSameLabels(scene, items())),
    selectAction("room", COPY.room, "shift+r", (scene) => itemsOfRooms(scene, mode, roomsOfItems(scene, items()))),
  ];
};
