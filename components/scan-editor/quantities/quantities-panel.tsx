"use client";

import { useCallback } from "react";
import type { EditorStore } from "@/lib/editor/editor-store";
import { measureRoom } from "@/lib/editor/quantities/measure-quantities";
import type { ReadScene } from "@/lib/editor/scene";
import { selectedItems } from "@/lib/editor/selection";
import { type FloorContents, roomOfRecord } from "../canvas/survey-rooms";
import { Panel } from "../panel";
import { useMeasures } from "../use-measures";
import { useSceneValue, useSelection } from "../use-store";
import { WORDS } from "../words";
import styles from "./quantities.module.css";
import { useSurveyTotals } from "./use-survey-totals";

type Figure = "floorArea" | "perimeter" | "grossWall" | "openingsArea";

const MEASURED = ["vertex", "face", "objectPlanar"] as const;

/** What the claim is paid on: of the room that the selection is in, else of the whole survey; live while dragging. */
export function QuantitiesPanel({ store, floors }: { store: EditorStore; floors: readonly FloorContents[] }) {
  const [item] = selectedItems(useSelection(store));
  const record = item && store.scene.get(item.kind, item.key);
  const contents = floors.find((floor) => floor.floorNumber === record?.floorNumber);
  const room = item && contents ? roomOfRecord(store.scene, contents, item.key) : null;
  const measure = useCallback((scene: ReadScene) => room && measureRoom(scene, room), [room]);
  const ofRoom = useSceneValue(store, MEASURED, measure);
  const ofSurvey = useSurveyTotals(store);
  const { length, area } = useMeasures();
  const measured = ofRoom ?? ofSurvey;
  const shown = <K extends Figure>(figure: K, text: (value: number) => string): string =>
    measured ? text(measured[figure]) : WORDS.stillMeasured;
  const rows: readonly (readonly [name: string, figure: string])[] = [
    [WORDS.floorArea, shown("floorArea", area)],
    [WORDS.perimeter, shown("perimeter", length)],
    [WORDS.grossWall, shown("grossWall", area)],
    [WORDS.openings, shown("openingsArea", area)],
  ];
  return (
    <Panel id="quantities" title={WORDS.quantities} note={room?.name ?? WORDS.wholeSurvey}>
      <table className={styles.table}>
        <tbody>
          {rows.map(([name, figure]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
