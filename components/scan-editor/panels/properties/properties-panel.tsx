"use client";

import { CircleCheck, CircleDashed, Lock, Trash2 } from "lucide-react";
import { type ReactNode, useId, useMemo } from "react";
import { Chip } from "@/components/ui/feedback/chip";
import { IconButton } from "@/components/ui/icon-button";
import type { ElementConflict } from "@/lib/client/scan-editor/element-conflicts";
import { type SelectionItem, selectedItems } from "@/lib/editor/core/selection";
import { movesAlong } from "@/lib/editor/tools/moves-along";
import { deletionText } from "../../actions/delete-selection";
import type { FloorContents } from "../../canvas/view/survey-rooms";
import { useEditor } from "../../context/editor-context";
import { ConflictCard } from "../../dialogs/conflicts/conflict-card";
import { SeveralConflicts } from "../../dialogs/conflicts/several-conflicts";
import { StepConflictCard } from "../../dialogs/conflicts/step-conflict-card";
import { COPY } from "../../names/copy";
import { cornerNamesAt } from "../../names/element-names";
import { useElementName } from "../../names/use-element-name";
import { LockedFields } from "../../parts/locked-fields";
import { Panel } from "../../parts/panel";
import styles from "../../parts/properties.module.css";
import { PropertyGroup } from "../../parts/property-group";
import { useRecord } from "../../parts/use-record";
import { useIsDragging, useSelection } from "../../state/use-store";
import { EdgeProperties } from "./edge-properties";
import { FaceProperties } from "./face-properties";
import { PlanarProperties } from "./planar-properties";
import { SeveralProperties } from "./several-properties";
import { SeveralTitle } from "./several-title";
import { PlaceGroup, SizeGroup, TurnGroup } from "./value-groups";

/** The coordinates of a corner. */
function VertexProperties({ items }: { items: readonly [SelectionItem] }) {
  const { store } = useEditor();
  const vertex = useRecord(store, "vertex", items[0].key);
  const lockId = useId();
  if (!vertex) return null;
  return (
    <>
      <PlaceGroup items={items} title={COPY.position} lockedBy={vertex.locked ? lockId : undefined} />
      {vertex.locked ? (
        <p id={lockId} className={styles.locked}>
          <Lock aria-hidden="true" />
          {COPY.locked}
        </p>
      ) : null}
    </>
  );
}

/** The position, size and rotation of an object. */
function ObjectProperties({ items }: { items: readonly [SelectionItem] }) {
  const { store } = useEditor();
  const object = useRecord(store, "object3D", items[0].key);
  if (!object) return null;
  return (
    <>
      <PlaceGroup items={items} title={COPY.position} />
      <SizeGroup items={items} />
      <TurnGroup items={items} />
    </>
  );
}

/** The numbers of elements that move with the selection. */
function MovesWith({ items }: { items: readonly SelectionItem[] }) {
  const { store } = useEditor();
  const { corners, faces, openings, objects } = movesAlong(store.scene, items);
  const rows = [
    [COPY.movesCorners, corners],
    [COPY.movesFaces, faces],
    [COPY.movesOpenings, openings],
    [COPY.movesObjects, objects],
  ] as const;
  return (
    <PropertyGroup title={COPY.moves}>
      <dl className={styles.facts}>
        {rows
          .filter(([, count]) => count > 0)
          .map(([term, count]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{count}</dd>
            </div>
          ))}
      </dl>
    </PropertyGroup>
  );
}

/** In pixels. */
const MIN_HEIGHT = 280;

type Props = {
  floors: readonly FloorContents[];
  conflicts?: readonly ElementConflict[];
  /** Fields that are not numbers of the element. */
  children?: ReactNode;
  /** Commands for the selection, always visible. */
  commands?: ReactNode;
};

/** The properties of the selection, with fields to correct them. */
export function PropertiesPanel(props: Props) {
  const { floors, conflicts = [], children, commands } = props;
  const { store, deleteSelection } = useEditor();
  const selection = useSelection(store);
  // The list keeps its identity while the selection is the same, because fields recompute their values for a new list.
  const items = useMemo(() => selectedItems(selection), [selection]);
  const isMoving = useIsDragging(store);
  const [first] = items;
  return (
    <Panel
      id="properties"
      title={COPY.properties}
      leastHeight={first ? MIN_HEIGHT : undefined}
      actions={
        first ? (
          <IconButton
            size="sm"
            icon={<Trash2 />}
            label={deletionText(store)}
            shortcut="Del"
            onClick={deleteSelection}
          />
        ) : null
      }
    >
      <div className={styles.body} tabIndex={-1} data-conflicts="" data-entrance="">
        {!first ? (
          <p className={styles.quiet}>
            {COPY.nothingSelected}
            <span>{COPY.nothingSelectedHint}</span>
          </p>
        ) : items.length > 1 ? (
          <SeveralProperties items={items}>
            <SeveralTitle floors={floors} items={items} />
            <SeveralConflicts floors={floors} items={items} conflicts={conflicts} />
          </SeveralProperties>
        ) : (
          <Selected key={first.kind} floors={floors} conflicts={conflicts} item={first} />
        )}
        {!isMoving && items.length === 1 && first?.kind === "vertex" ? <MovesWith items={items} /> : null}
        {children}
      </div>
      {first && (commands || isMoving) ? (
        <div className={styles.foot}>
          {/* Below the scrolling fields, where the numbers stay visible. */}
          {isMoving ? <MovesWith items={items} /> : null}
          {commands}
        </div>
      ) : null}
    </Panel>
  );
}

type SelectedProps = Pick<Props, "floors" | "conflicts"> & { item: SelectionItem };

function Selected({ floors, conflicts = [], item }: SelectedProps) {
  const { store } = useEditor();
  const items = useMemo(() => [item] as const, [item]);
  const [name, room] = useElementName(store, floors, item).split("\n");
  const record = store.scene.get(item.kind, item.key);
  const contents = floors.find((floor) => floor.floorNumber === record?.floorNumber);
  if (!record || !contents) return null;
  const names = cornerNamesAt(store.scene, contents, item);
  const confidence = "confidence" in record ? record.confidence : undefined;
  return (
    <>
      <header className={styles.title}>
        <div>
          <h3>{name}</h3>
          <p>{[room, shortKey(item.key)].filter(Boolean).join(" · ")}</p>
        </div>
        {confidence ? (
          <Chip
            tone={confidence === "high" ? "ok" : "warn"}
            icon={confidence === "high" ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
          >
            {COPY.confidence[confidence]}
          </Chip>
        ) : null}
      </header>
      {conflicts
        .filter(({ key }) => key === item.key)
        .map((conflict) => (
          <ConflictCard key={conflict.gestureId} conflict={conflict} />
        ))}
      <StepConflictCard elementKey={item.key} />
      <LockedFields items={items}>
        {item.kind === "vertex" ? <VertexProperties items={items} /> : null}
        {item.kind === "edge" ? <EdgeProperties names={names} items={items} /> : null}
        {item.kind === "face" ? <FaceProperties names={names} items={items} /> : null}
        {item.kind === "objectPlanar" ? <PlanarProperties items={items} /> : null}
        {item.kind === "object3D" ? <ObjectProperties items={items} /> : null}
      </LockedFields>
    </>
  );
}

/** Returns the kind and the last characters of a key, which are enough to distinguish keys. */
function shortKey(key: string): string {
  return `${key.split("-")[0]}…${key.slice(-6)}`;
}
