"use client";

import { useCallback } from "react";
import type { Face } from "@/lib/domain/geometry-records";
import { deductedArea } from "@/lib/editor/analysis/quantities/deducted-area";
import { type FigureCode, listFigures } from "@/lib/editor/analysis/quantities/figure-list";
import { facesOfFigure, measureRoom } from "@/lib/editor/analysis/quantities/measure-quantities";
import type { ReadScene } from "@/lib/editor/core/scene";
import { floorContents, roomOfRecord } from "../../canvas/view/survey-rooms";
import { useEditor } from "../../context/editor-context";
import { PropertyGroup } from "../../parts/property-group";
import { useMeasures } from "../../state/use-measures";
import { useSceneValue } from "../../state/use-store";
import { QUANTITY_COPY } from "./copy";
import { EstimateMark } from "./estimate-mark";
import { figureText } from "./figure-text";
import styles from "./quantities.module.css";
import { showFaces } from "./show-faces";

const MEASURED = ["vertex", "face", "objectPlanar"] as const;
/** Figures that are sums of areas, to which a face contributes a share. */
const SHARED: ReadonlySet<FigureCode> = new Set(["F", "C", "W", "WC"]);
const PERCENT = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 0 });

/** The figures of its room that a face contributes to, net if that differs; each selects all faces of the figure. */
export function FaceFigures({ face, area }: { face: Face; area: number }) {
  const { store, view } = useEditor();
  const { key, floorNumber } = face;
  const read = useCallback(
    (scene: ReadScene) => {
      const room = roomOfRecord(scene, floorContents(scene, floorNumber), key);
      const own = scene.get("face", key);
      return room && { room, figures: measureRoom(scene, room), deducted: own ? deductedArea(scene, own) : 0 };
    },
    [key, floorNumber],
  );
  const known = useSceneValue(store, MEASURED, read);
  const measures = useMeasures();
  if (!known) return null;
  const fed = listFigures(known.figures).filter(
    ({ code, gross }) => gross.value > 0 && facesOfFigure(known.figures, code).includes(key),
  );
  if (fed.length === 0) return null;
  // The face's share of the net figure.
  const part = area - known.deducted;
  return (
    <PropertyGroup title={QUANTITY_COPY.feeds} unit={known.room.name}>
      <ul className={styles.fed}>
        {fed.map(({ code, unit, gross, net, estimates }) => {
          const { value } = net ?? gross;
          return (
            <li key={code}>
              <button type="button" onClick={() => showFaces(store, view, facesOfFigure(known.figures, code))}>
                <span className={styles.code}>{code}</span>
                <span>
                  {QUANTITY_COPY.names[code]}
                  <EstimateMark estimates={estimates} figures={known.figures} />
                </span>
                <span translate="no" className={styles.amount}>
                  {SHARED.has(code) && part < value - 1e-6 ? (
                    <small>{QUANTITY_COPY.share(PERCENT.format(part / value))}</small>
                  ) : null}
                  {figureText(measures, unit, value)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </PropertyGroup>
  );
}
