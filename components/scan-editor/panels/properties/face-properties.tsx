"use client";

import { useCallback, useId } from "react";
import { elementExtent } from "@/lib/editor/commands/element-extent";
import { facePoints } from "@/lib/editor/core/measures/face-points";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { areaWithHoles } from "@/lib/geometry/area-with-holes";
import { useEditor } from "../../context/editor-context";
import { COPY } from "../../names/copy";
import type { CornerName } from "../../names/corner-names";
import { cornerName } from "../../names/element-names";
import { LabelField } from "../../parts/label-field";
import styles from "../../parts/properties.module.css";
import { PropertyGroup } from "../../parts/property-group";
import { useRecord } from "../../parts/use-record";
import { useMeasures } from "../../state/use-measures";
import { useSceneValue } from "../../state/use-store";
import { FaceFigures } from "../quantities/face-figures";
import { CornerTable } from "./corner-table";
import { RoomNameField } from "./room-name-field";
import { PlaceGroup, WallSizeGroup } from "./value-groups";

const SHAPE_KINDS = ["vertex", "face"] as const;

/** The label, area, corners and figures of a face; for a floor also the name of its room. */
export function FaceProperties(props: { items: readonly [SelectionItem]; names: ReadonlyMap<string, CornerName> }) {
  const { items, names } = props;
  const { store } = useEditor();
  const [item] = items;
  const faceKey = item.key;
  const hintId = useId();
  const face = useRecord(store, "face", faceKey);
  const read = useCallback(
    (scene: ReadScene) => {
      const record = scene.get("face", faceKey);
      if (!record) return null;
      const corners = record.loops.flat().flatMap((key) => scene.get("vertex", key) ?? []);
      const movedByWidth = elementExtent(scene, item, "width")?.moves;
      const movedByHeight = elementExtent(scene, item, "height")?.moves;
      return { corners, movedByWidth, movedByHeight, area: areaWithHoles(facePoints(scene, record)) };
    },
    [faceKey, item],
  );
  const shape = useSceneValue(store, SHAPE_KINDS, read);
  const measures = useMeasures();
  if (!face || !shape) return null;
  const movingCorner = shape.movedByWidth?.find((key) => !names.get(key)?.isTop) ?? shape.movedByWidth?.[0];
  return (
    <>
      <LabelField kind="face" items={items} />
      {face.label === "floor" ? <RoomNameField key={faceKey} face={face} /> : null}
      <PlaceGroup items={items} title={COPY.center} />
      <WallSizeGroup items={items} hintId={hintId}>
        {movingCorner ? (
          <p id={hintId} className={styles.hint}>
            {COPY.wallMoves(cornerName(names, movingCorner), names.get(shape.movedByHeight?.[0] ?? "")?.isTop === true)}
          </p>
        ) : null}
      </WallSizeGroup>
      <dl className={styles.facts}>
        <div>
          <dt>{COPY.area}</dt>
          <dd>{measures.area(shape.area)}</dd>
        </div>
      </dl>
      <FaceFigures face={face} area={shape.area} />
      <PropertyGroup title={COPY.corners} unit={measures.coordinateUnit}>
        <CornerTable names={names} vertices={shape.corners} />
      </PropertyGroup>
    </>
  );
}
