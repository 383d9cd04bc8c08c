"use client";

import { DoorOpen, Scaling } from "lucide-react";
import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import { rehostOpening } from "@/lib/editor/commands/rehost-opening";
import { type SelectionItem, selectedItems } from "@/lib/editor/core/selection";
import type { FloorContents } from "../canvas/view/survey-rooms";
import { useEditor } from "../context/editor-context";
import { faceName } from "../names/element-names";
import { OBJECT_PANEL_COPY as COPY } from "../names/object-copy";
import { refusalText } from "../names/refusal-text";
import { LabelField } from "../parts/label-field";
import { PickField } from "../parts/pick-field";
import { useRecord } from "../parts/use-record";
import { useSelection } from "../state/use-store";
import { Object3DFields } from "./object-3d-fields";
import { openSquareUp } from "./open-square-up";
import { SelectionCommands } from "./selection-commands";
import styles from "./selection-commands.module.css";

/** Shows the wall of an opening; choosing another wall moves the opening there. */
function WallField({ contents, planarKey }: { contents: FloorContents; planarKey: string }) {
  const { store, view } = useEditor();
  const { placing: controller } = view;
  const object = useRecord(store, "objectPlanar", planarKey);
  if (!object) return null;
  const walls = contents.rooms.flatMap((room) =>
    // The text includes the room, because every room has a "wall 1".
    room.walls.map((wall) => ({ value: wall, text: COPY.wallOfRoom(faceName(store.scene, room, wall), room.name) })),
  );
  const isListed = walls.some(({ value }) => value === object.faceKey);
  const unlisted = isListed ? [] : [{ value: object.faceKey, text: faceName(store.scene, null, object.faceKey) }];
  const options = [...unlisted, ...walls];
  function move(faceKey: string): string | null {
    const result = controller.run((scene) =>
      rehostOpening(scene, { key: planarKey, faceKey, newKey: controller.newKey }),
    );
    return result.ok ? null : refusalText(store.scene, result.refusal);
  }
  return <PickField label={COPY.onWall} of={planarKey} options={options} value={object.faceKey} onPick={move} />;
}

/** The section of the properties for one opening or object. */
export function ObjectSection({ floors }: { floors: readonly FloorContents[] }) {
  const { store } = useEditor();
  const items = selectedItems(useSelection(store));
  const [first] = items;
  if (!first || items.length > 1) return null;
  return <SingleObject key={first.key} floors={floors} item={first} />;
}

function SingleObject({ floors, item }: { floors: readonly FloorContents[]; item: SelectionItem }) {
  const { store } = useEditor();
  const items = useMemo(() => [item], [item]);
  const object = useRecord(store, "object3D", item.key);
  const opening = useRecord(store, "objectPlanar", item.key);
  const contents = floors.find(({ floorNumber }) => floorNumber === opening?.floorNumber);
  if (object) {
    return (
      <>
        <LabelField kind="object3D" items={items} />
        <Object3DFields object={object} />
      </>
    );
  }
  if (opening && contents) return <WallField contents={contents} planarKey={opening.key} />;
  return null;
}

/** Commands for the selection: copies and alignment, and for one wall or room its own commands. */
export function ObjectCommands() {
  const { store } = useEditor();
  const items = selectedItems(useSelection(store));
  const [first] = items;
  if (!first) return null;
  return (
    <>
      {items.length === 1 ? <FaceCommands faceKey={first.key} /> : null}
      <SelectionCommands isSeveral={items.length > 1} />
    </>
  );
}

function FaceCommands({ faceKey }: { faceKey: string }) {
  const editor = useEditor();
  const { store, view } = editor;
  const face = useRecord(store, "face", faceKey);
  if (!face) return null;
  return (
    <div className={styles.pair}>
      {face.label === "wall" ? (
        <Button
          size="sm"
          shortcut="O"
          icon={<DoorOpen aria-hidden="true" />}
          onClick={() => view.placing.choose({ kind: "opening", label: "door" })}
        >
          {COPY.insert}
        </Button>
      ) : null}
      <Button size="sm" shortcut="Q" icon={<Scaling aria-hidden="true" />} onClick={() => openSquareUp(editor)}>
        {COPY.squareUpTitle}
      </Button>
    </div>
  );
}
