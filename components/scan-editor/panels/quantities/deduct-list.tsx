"use client";

import { useCallback } from "react";
import { Switch } from "@/components/ui/inputs/switch";
import type { ObjectPlanar } from "@/lib/domain/geometry-records";
import type { SurveyFigures } from "@/lib/editor/analysis/quantities/survey-figures";
import { openingsOfWall } from "@/lib/editor/analysis/quantities/wall-openings";
import { isDeducted } from "@/lib/editor/core/measures/opening-presets";
import { planarArea } from "@/lib/editor/core/measures/planar-outline";
import type { ReadScene } from "@/lib/editor/core/scene";
import { runCameraCommand } from "../../canvas/view/editor-view";
import type { SurveyRoom } from "../../canvas/view/survey-rooms";
import { useEditor } from "../../context/editor-context";
import { planarName } from "../../names/element-names";
import { useMeasures } from "../../state/use-measures";
import { useSceneValue } from "../../state/use-store";
import { countOpenings, QUANTITY_COPY } from "./copy";
import styles from "./quantities.module.css";
import { switchDeduct } from "./switch-deduct";

type Props = {
  /** The room whose openings are listed; null for a floor or the home, whose openings are only counted. */
  room: SurveyRoom | null;
  figures: SurveyFigures;
};

const OPENING_KINDS = ["face", "objectPlanar"] as const;

function openingsOf(scene: ReadScene, room: SurveyRoom | null): ObjectPlanar[] {
  return (room ? [...room.walls, ...room.sharedWalls] : []).flatMap((key) => {
    const wall = scene.get("face", key);
    return wall ? openingsOfWall(scene, wall) : [];
  });
}

/** The doors, windows and openings of a room, each with a switch that deducts it from its wall. */
export function DeductList({ room, figures }: Props) {
  const { store } = useEditor();
  const read = useCallback((scene: ReadScene) => openingsOf(scene, room), [room]);
  const openings = useSceneValue(store, OPENING_KINDS, read);
  const measures = useMeasures();
  const { openingsArea, grossWall, netWall, deducted } = figures;
  const once = figures.once ?? figures;
  const hasOpenings = countOpenings(figures) > 0;
  return (
    <section className={styles.openings} aria-label={QUANTITY_COPY.openings}>
      <table className={styles.table}>
        <tbody>
          <tr>
            <th scope="row">{QUANTITY_COPY.openings}</th>
            <td>
              <span translate="no" className={styles.figure}>
                {measures.area(openingsArea)}
                <small className={styles.kinds}>{QUANTITY_COPY.kinds(figures, once)}</small>
              </span>
            </td>
          </tr>
        </tbody>
      </table>
      {hasOpenings ? (
        <p className={styles.deducted}>
          {QUANTITY_COPY.deduct} <small className={styles.aside}>{QUANTITY_COPY.deductedOf(figures, once)}</small>
          <span>{deducted > 0 ? QUANTITY_COPY.deducted(measures.area(grossWall - netWall)) : null}</span>
        </p>
      ) : null}
      {countOpenings(once) < countOpenings(figures) ? (
        <p className={styles.hint}>{QUANTITY_COPY.sharedOpenings}</p>
      ) : null}
      {hasOpenings && room === null ? <p className={styles.hint}>{QUANTITY_COPY.switchesInRooms}</p> : null}
      {openings.length > 0 ? (
        <ul className={styles.list}>
          {openings.map((opening) => (
            <OpeningRow key={opening.key} room={room} opening={opening} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

type RowProps = Pick<Props, "room"> & { opening: ObjectPlanar };

function OpeningRow({ room, opening }: RowProps) {
  const { store, view } = useEditor();
  const measures = useMeasures();
  const name = planarName(store.scene, room, opening.key);
  return (
    <li>
      <button
        type="button"
        className={styles.opening}
        title={QUANTITY_COPY.select(name)}
        onClick={() => {
          store.select([{ kind: "objectPlanar", key: opening.key }]);
          requestAnimationFrame(() => runCameraCommand(view, "frame"));
        }}
      >
        <span>{name}</span>
        <small className={styles.aside}>{measures.extent(opening.width, opening.height)}</small>
      </button>
      <span className={styles.size}>{measures.area(planarArea(opening))}</span>
      <Switch
        label={QUANTITY_COPY.deductOne(name)}
        isLabelHidden
        value={isDeducted(opening)}
        onValueChange={(deduct) => switchDeduct(store, view, [opening.key], deduct)}
      />
    </li>
  );
}
