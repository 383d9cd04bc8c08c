"use client";

import type { ReactNode } from "react";
import type { WholeIntakeFigures } from "@/lib/editor/formats/import/intake-figures";
import { useMeasures } from "../../state/use-measures";
import styles from "./import.module.css";
import { IMPORT_COPY } from "./import-copy";

type Props = {
  /** Square meters, meters and counts. */
  figures: WholeIntakeFigures;
  /** The number of rooms, if it is shown. */
  rooms?: number;
  children?: ReactNode;
};

type ShownFigure = { name: string; value: string; isEstimated?: boolean };

/** The measures of the whole import. */
export function ImportFigures({ figures, rooms, children }: Props) {
  const measures = useMeasures();
  const { figures: names } = IMPORT_COPY;
  const { isFloorEstimated: isEstimated } = figures;
  const openingFigure = (name: "doors" | "windows" | "openings"): ShownFigure => ({
    name: names[name],
    value: IMPORT_COPY.counted(figures[name], figures[`${name}Once`]),
  });
  const shown: ShownFigure[] = [
    ...(rooms === undefined ? [] : [{ name: names.rooms, value: String(rooms) }]),
    { name: names.floorArea, value: measures.area(figures.floorArea), isEstimated },
    { name: names.perimeter, value: measures.length(figures.perimeter), isEstimated },
    { name: names.grossWall, value: measures.area(figures.grossWall) },
    { name: names.grossWallOnce, value: measures.area(figures.grossWallOnce) },
    ...(figures.looseWall > 0 ? [{ name: names.looseWall, value: measures.area(figures.looseWall) }] : []),
    openingFigure("doors"),
    openingFigure("windows"),
    openingFigure("openings"),
  ];
  return (
    <section aria-label={IMPORT_COPY.whole}>
      <dl className={styles.figures}>
        {shown.map((figure) => (
          <div key={figure.name}>
            <dt>{figure.name}</dt>
            <dd translate="no">
              {figure.value}
              {figure.isEstimated ? (
                <>
                  {" "}
                  <span className={styles.estimated}>{IMPORT_COPY.estimated.toLowerCase()}</span>
                </>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
