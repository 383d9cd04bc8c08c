"use client";

import { outlineSpread } from "@/lib/editor/analysis/quantities/planar-spread";
import { spreadOf } from "@/lib/editor/analysis/quantities/spread";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { areaWithSpread, MIN_SPREAD } from "@/lib/editor/core/units/area-with-spread";
import type { Measures } from "@/lib/editor/core/units/measures";
import type { EvidenceState } from "@/lib/editor/tools/evidence/evidence-controller";
import type { EvidencePhoto } from "@/lib/editor/tools/evidence/evidence-photo";
import type { ModelHit } from "@/lib/editor/tools/evidence/meet-model";
import { POSE_OFF, poseGain } from "@/lib/editor/tools/evidence/pose-gain";
import { measureFigures } from "@/lib/editor/tools/measure-figures";
import { loopArea } from "@/lib/geometry/newell";
import type { Vector3 } from "@/lib/geometry/vector3";
import { useEditor } from "../../context/editor-context";
import { elementName } from "../../names/element-names";
import { useMeasures } from "../../state/use-measures";
import { PHOTO_COPY as COPY } from "./copy";
import styles from "./photo-window.module.css";

/** Returns a text such as "Wall 2 · north, Kitchen · 1.20, 0.85, −3.10 m · 2.41 m from the camera". */
function pointText(store: EditorStore, { faceKey, at, distance }: ModelHit, measures: Measures): string {
  const face = store.scene.get("face", faceKey);
  const contents = face && store.rooms.floor(face.floorNumber);
  const { name, room } = contents
    ? elementName(store.scene, contents, { kind: "face", key: faceKey })
    : { name: "", room: null };
  const coordinates = `${at.map(measures.coordinate).join(", ")} ${measures.coordinateUnit}`;
  return COPY.point(COPY.surface(name, room), coordinates, measures.length(distance));
}

type Readout = { store: EditorStore; state: EvidenceState; eye: Vector3; measures: Measures };

function readoutText({ store, state: { tool, marks, corners }, eye, measures }: Readout): string {
  const [first] = marks;
  if (tool === "outline") {
    if (corners.length === 0) return COPY.hints.outline;
    if (corners.length < 3) return COPY.hints.more;
    const face = store.scene.get("face", corners[0]?.hit.faceKey ?? "");
    const isOneFace = corners.every(({ hit }) => hit.faceKey === face?.key);
    const points = corners.map(({ hit }) => hit.at);
    const area = isOneFace ? loopArea(points) : 0;
    if (area === 0) return COPY.hints.close;
    const text = areaWithSpread(measures, area, outlineSpread(points, spreadOf(face?.confidence)));
    const gain = measures.area(Math.max(poseGain({ eye, corners: points }), MIN_SPREAD));
    return `${COPY.area(text, measures.length(POSE_OFF.meters), gain)} · ${COPY.hints.close}`;
  }
  if (!first) return COPY.hints[tool];
  if (tool === "point") return pointText(store, first, measures);
  return (
    measureFigures(
      "distance",
      marks.map(({ at }) => at),
    ) ?? COPY.hints.second
  );
}

/** The result of the last click, or a hint for the next one. */
export function PhotoReadout({ state, photo }: { state: EvidenceState; photo: EvidencePhoto }) {
  const { store } = useEditor();
  const measures = useMeasures();
  return (
    <p role="status" className={styles.readout} data-tool={state.tool}>
      {photo.camera ? readoutText({ store, state, eye: photo.camera.position, measures }) : COPY.noCamera}
    </p>
  );
}
