import type { ElementConflict } from "@/lib/client/scan-editor/element-conflicts";
import type { SelectionItem } from "@/lib/editor/core/selection";
import type { FloorContents } from "../../canvas/view/survey-rooms";
import { useEditor } from "../../context/editor-context";
import { COPY } from "../../names/copy";
import { elementName } from "../../names/element-names";
import { ConflictCard } from "./conflict-card";

/** Returns the first selected element of each edit with a conflict. */
function firstOfEach(conflicts: readonly ElementConflict[], items: readonly SelectionItem[]): ElementConflict[] {
  // The selection may be very large, so its keys are only collected if there is a conflict.
  if (conflicts.length === 0) return [];
  const selected = new Set(items.map(({ key }) => key));
  const first = new Map<string, ElementConflict>();
  for (const conflict of conflicts) {
    if (selected.has(conflict.key) && !first.has(conflict.gestureId)) first.set(conflict.gestureId, conflict);
  }
  return [...first.values()];
}

/** For a selection of several elements: one card per refused edit, with the element's name. */
export function SeveralConflicts(props: {
  floors: readonly FloorContents[];
  items: readonly SelectionItem[];
  conflicts: readonly ElementConflict[];
}) {
  const { floors, items, conflicts } = props;
  const { store } = useEditor();
  const nameOf = (item: SelectionItem): string | undefined => {
    const record = store.scene.get(item.kind, item.key);
    const contents = floors.find((floor) => floor.floorNumber === record?.floorNumber);
    if (!contents) return undefined;
    const { name, room } = elementName(store.scene, contents, item);
    return room ? COPY.inRoom(name, room) : name;
  };
  return firstOfEach(conflicts, items).map((conflict) => (
    <ConflictCard key={conflict.gestureId} conflict={conflict} name={nameOf(conflict)} />
  ));
}
