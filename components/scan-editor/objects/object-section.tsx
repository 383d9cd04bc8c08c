"use client";

import { DoorOpen, Scaling } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ObjectDesk } from "@/lib/editor/desk/object-desk";
import type { EditorStore } from "@/lib/editor/editor-store";
import { type SelectionItem, selectedItems } from "@/lib/editor/selection";
import type { EditorView } from "../canvas/editor-view";
import type { FloorContents } from "../canvas/survey-rooms";
import styles from "../properties/properties.module.css";
import { useRecord } from "../properties/use-record";
import { useSelection } from "../use-store";
import { OBJECT_PANEL_WORDS as WORDS } from "./object-words";
import { openSquareUp } from "./open-square-up";
import { SelectionCommands } from "./selection-commands";
import { KindField, ThingFields } from "./thing-fields";
import { WallField } from "./wall-field";

type Props = { store: EditorStore; view: EditorView; desk: ObjectDesk; floors: readonly FloorContents[] };

/** Under the numbers of what is selected: what can be done with doors, windows, things, walls and rooms, and with copies. */
export function ObjectSection({ store, view, desk, floors }: Props) {
  const items = selectedItems(useSelection(store));
  const [first] = items;
  if (!first) return null;
  return (
    <>
      {items.length === 1 ? (
        <OfOne key={first.key} store={store} view={view} desk={desk} floors={floors} item={first} />
      ) : null}
      <SelectionCommands desk={desk} items={items} />
    </>
  );
}

function OfOne({ store, view, desk, floors, item }: Props & { item: SelectionItem }) {
  const object = useRecord(store, "object3D", item.key);
  const face = useRecord(store, "face", item.key);
  const opening = useRecord(store, "objectPlanar", item.key);
  const contents = floors.find(({ floorNumber }) => floorNumber === opening?.floorNumber);
  if (object) {
    return (
      <>
        <KindField desk={desk} object={object} />
        <ThingFields desk={desk} object={object} />
      </>
    );
  }
  if (opening && contents) return <WallField store={store} desk={desk} contents={contents} planarKey={opening.key} />;
  if (!face) return null;
  return (
    <div className={styles.two}>
      {face.label === "wall" ? (
        <Button
          size="sm"
          shortcut="O"
          icon={<DoorOpen aria-hidden="true" />}
          onClick={() => desk.choose({ what: "opening", label: "door" })}
        >
          {WORDS.insert}
        </Button>
      ) : null}
      <Button
        size="sm"
        shortcut="Q"
        icon={<Scaling aria-hidden="true" />}
        onClick={() => openSquareUp({ store, view }, desk)}
      >
        {WORDS.squareUpTitle}
      </Button>
    </div>
  );
}
