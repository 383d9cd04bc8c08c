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

/** The room's figures to which a face contributes, net if that differs; each selects all faces of its figure. */
export function FaceFigures({ face, area }: { face: Face; area: number }) {
  const { store, view } = useEditor();
  const { key, floorNumber } = face;
  const read = useCallback(
    (scene: ReadScene) => {
      const room = roomOfRecord(scene, floorContents(scene, floorNumber), key);
      const current = scene.get("face", key);
      return room && { room, figures: measureRoom(scene, room), deducted: current ? deductedArea(scene, current) : 0 };
    },
    [key, floorNumber],
  );
  const measured = useSceneValue(store, MEASURED, read);
  const measures = useMeasures();
  if (!measured) return null;
  const contributions = listFigures(measured.figures).filter(
    ({ code, gross }) => gross.value > 0 && facesOfFigure(measured.figures, code).includes(key),
  );
  if (contributions.length === 0) return null;
  const netArea = area - measured.deducted;
  return (
    <PropertyGroup title={QUANTITY_COPY.feeds} unit={measured.room.name}>
      <ul className={styles.fed}>
        {contributions.map(({ code, unit, gross, net, estimates }) => {
          const { value } = net ?? gross;
          return (
            <li key={code}>
              <button type="button" onClick={() => showFaces(store, view, facesOfFigure(measured.figures, code))}>
                <span className={styles.code}>{code}</span>
                <span>
                  {QUANTITY_COPY.names[code]}
                  <EstimateMark estimates={estimates} figures={measured.figures} />
                </span>
                <span translate="no" className={styles.amount}>
                  {SHARED.has(code) && netArea < value - 1e-6 ? (
                    <small>{QUANTITY_COPY.share(PERCENT.format(netArea / value))}</small>
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
