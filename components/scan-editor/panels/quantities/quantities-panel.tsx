"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Segmented } from "@/components/ui/inputs/segmented";
import type { FigureCode } from "@/lib/editor/analysis/quantities/figure-list";
import type { MarkedWalls } from "@/lib/editor/analysis/quantities/marked-walls";
import { facesOfFigure, measureRoom, type Quantities } from "@/lib/editor/analysis/quantities/measure-quantities";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { ReadScene } from "@/lib/editor/core/scene";
import { selectedItems } from "@/lib/editor/core/selection";
import type { Units } from "@/lib/editor/core/units/measures";
import { type FloorContents, roomOfRecord, type SurveyRoom } from "../../canvas/view/survey-rooms";
import { useEditor } from "../../context/editor-context";
import { chooseAndStoreUnits } from "../../measures/stored-units";
import { COPY } from "../../names/copy";
import { Panel } from "../../parts/panel";
import { useUnits } from "../../state/use-measures";
import { useSceneValue, useSelection } from "../../state/use-store";
import { QUANTITY_COPY } from "./copy";
import { DeductList } from "./deduct-list";
import { FigureTable } from "./figure-table";
import styles from "./quantities.module.css";
import { facesOfScope, feedsScope } from "./scope-faces";
import { showFaces } from "./show-faces";
import { useFollowedTotals, useSurveyTotals } from "./use-survey-totals";

/** The scope of the figures: the room of the selection, the floor shown, or the whole survey. */
const SCOPES = ["room", "floor", "home"] as const;
type ScopeName = (typeof SCOPES)[number];

type Scope = {
  name: ScopeName;
  /** The room of the selection; null if no selected element is in a room. */
  room: SurveyRoom | null;
  /** The user chose the scope room, but no room is selected. */
  isRoomMissing: boolean;
  choose(name: ScopeName): void;
};

/** Returns the chosen scope; before any choice, a selected room, else the home. "room" follows the selection. */
function useScope(store: EditorStore, floors: readonly FloorContents[]): Scope {
  const [chosen, setChosen] = useState<ScopeName | null>(null);
  const [item] = selectedItems(useSelection(store));
  const record = item && store.scene.get(item.kind, item.key);
  const contents = floors.find((floor) => floor.floorNumber === record?.floorNumber);
  const shownKey = useRef<string | null>(null);
  // Selecting a wall or door that two rooms share does not switch from one of these rooms to the other.
  const shownRoom = contents?.rooms.find(({ faceKey }) => faceKey === shownKey.current);
  const containingRoom = item && contents ? roomOfRecord(store.scene, contents, item.key) : null;
  const wall = item?.kind === "objectPlanar" ? store.scene.get("objectPlanar", item.key)?.faceKey : item?.key;
  const room = wall !== undefined && shownRoom?.sharedWalls.includes(wall) ? shownRoom : containingRoom;
  useEffect(() => {
    shownKey.current = room?.faceKey ?? null;
  });
  const defaultName: ScopeName = room ? "room" : "home";
  const name = chosen === null || chosen === "room" ? defaultName : chosen;
  const isRoomMissing = chosen === "room" && !room;
  return useMemo(() => ({ name, room, isRoomMissing, choose: setChosen }), [name, room, isRoomMissing]);
}

const MEASURED_KINDS = ["vertex", "face", "objectPlanar"] as const;
/** Height of heading, scope and half of the figures, in pixels. Scrolling figures must not squeeze the fields above. */
const MIN_HEIGHT = 330;
const SHRINK_WEIGHT = 6;

const UNIT_OPTIONS = (["metric", "feet"] as const).map((value) => ({ value, label: QUANTITY_COPY.unitNames[value] }));
const SCOPE_OPTIONS = SCOPES.map((value) => ({ value, label: QUANTITY_COPY.scopes[value] }));

type Props = {
  floors: readonly FloorContents[];
  /** The floor shown. */
  floor?: { readonly floorNumber: number; readonly name: string };
};

/**
 * The quantities that a claim is paid on, for a room, a floor or the whole survey; updated during a drag. A press
 * on a number selects its faces.
 */
export function QuantitiesPanel({ floors, floor }: Props) {
  const { store, view } = useEditor();
  const scope = useScope(store, floors);
  const room = scope.name === "room" ? scope.room : null;
  const measure = useCallback((scene: ReadScene) => room && measureRoom(scene, room), [room]);
  const roomFigures = useSceneValue(store, MEASURED_KINDS, measure);
  const floorNumber = scope.name === "floor" && floor ? floor.floorNumber : null;
  const totals = useFollowedTotals(store);
  const totalFigures = useSurveyTotals(totals, floorNumber);
  const units = useUnits();
  const figures = roomFigures ?? totalFigures;

  const feeds = useMemo(() => {
    if (roomFigures) return (code: FigureCode, key: string) => facesOfFigure(roomFigures, code).includes(key);
    // The marked walls of the current figures are computed once a face is selected.
    let marked: MarkedWalls | null = null;
    return (code: FigureCode, key: string) => {
      marked ??= totalFigures ? totals.marked(floorNumber) : null;
      return marked !== null && feedsScope(store.scene, floorNumber, code, key, marked);
    };
  }, [store, totals, roomFigures, totalFigures, floorNumber]);
  const { choose, name } = scope;
  const showFigureFaces = useCallback(
    (code: FigureCode) => {
      // The faces that get selected are in some room, which must not change the scope.
      if (name !== "room") choose(name);
      const source: Pick<Quantities, "faces" | "marked"> = roomFigures ?? {
        faces: facesOfScope(store.scene, floorNumber, code),
        marked: totals.marked(floorNumber),
      };
      showFaces(store, view, facesOfFigure(source, code));
    },
    [store, view, totals, floorNumber, roomFigures, choose, name],
  );
  const note = room?.name ?? (floorNumber === null ? COPY.wholeSurvey : floor?.name);
  const options = useMemo(
    () => (floor ? SCOPE_OPTIONS : SCOPE_OPTIONS.filter(({ value }) => value !== "floor")),
    [floor],
  );

  return (
    <Panel
      id="quantities"
      title={COPY.quantities}
      note={note}
      leastHeight={MIN_HEIGHT}
      yields={SHRINK_WEIGHT}
      actions={
        <span className={styles.units}>
          <Segmented<Units>
            label={QUANTITY_COPY.units}
            value={units}
            onValueChange={chooseAndStoreUnits}
            options={UNIT_OPTIONS}
          />
        </span>
      }
    >
      <div className={styles.body}>
        <div className={styles.scope}>
          <Segmented<ScopeName>
            label={QUANTITY_COPY.scope}
            value={scope.name}
            onValueChange={choose}
            options={options}
          />
        </div>
        {scope.isRoomMissing ? <p className={styles.hint}>{QUANTITY_COPY.noRoom}</p> : null}
        <FigureTable figures={figures} feeds={feeds} onShow={showFigureFaces} />
        {figures ? <DeductList room={room} figures={figures} /> : null}
      </div>
    </Panel>
  );
}
