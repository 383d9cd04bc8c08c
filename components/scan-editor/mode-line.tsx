"use client";

import { Fragment } from "react";
import { Kbd } from "@/components/ui/kbd";
import type { EditorStore } from "@/lib/editor/editor-store";
import { selectedItems } from "@/lib/editor/selection";
import type { EditorView } from "./canvas/editor-view";
import type { FloorContents } from "./canvas/survey-rooms";
import { elementName } from "./element-names";
import styles from "./mode-line.module.css";
import { MODE_LINE } from "./mode-line-words";
import { useSelection, useViewState } from "./use-store";
import { WORDS } from "./words";

/** Always says what the next click does, and the keys that matter now. */
export function ModeLine(props: {
  store: EditorStore;
  view: EditorView;
  floors: readonly FloorContents[];
  progress: string | null;
}) {
  const { store, view, floors, progress } = props;
  const selection = useSelection(store);
  const { hovered, movement, refusal } = useViewState(view);
  const items = selectedItems(selection);
  const nameOf = (item: (typeof items)[number]): string => {
    const floorNumber = store.scene.get(item.kind, item.key)?.floorNumber;
    const contents = floors.find((floor) => floor.floorNumber === floorNumber);
    if (!contents) return "";
    const { name, room } = elementName(store.scene, contents, item);
    return room ? `${name}, ${room}` : name;
  };
  const [first] = items;
  const chosen = items.length > 1 ? WORDS.severalSelected(items.length) : first ? nameOf(first) : null;
  const sentence =
    progress ??
    refusal ??
    (movement ? MODE_LINE.moving[movement] : MODE_LINE.click(selection.mode, hovered && nameOf(hovered)));
  const keys = movement ? MODE_LINE.movingKeys : first ? MODE_LINE.selectedKeys : MODE_LINE.idleKeys;
  return (
    <footer className={styles.line}>
      <span>
        <b>{WORDS.modeNames[selection.mode]}</b>
        {chosen}
      </span>
      <i />
      <span role="status" aria-live="polite" className={styles.sentence} data-tone={refusal ? "bad" : undefined}>
        {sentence}
      </span>
      <span className={styles.keys}>
        {keys.map(([key, does]) => (
          <Fragment key={key}>
            <Kbd>{key}</Kbd>
            {does}
          </Fragment>
        ))}
      </span>
    </footer>
  );
}
