import type { EvidenceState } from "@/lib/editor/tools/evidence/evidence-controller";
import { aspectOf, type EvidencePhoto } from "@/lib/editor/tools/evidence/evidence-photo";
import { lineOverPhoto } from "@/lib/editor/tools/evidence/photo-lines";
import { projectPoint } from "@/lib/geometry/project-point";
import type { Vector2 } from "@/lib/geometry/vector2";
import styles from "./photo-window.module.css";

const svgPoints = (points: readonly Vector2[]): string => points.map(([x, y]) => `${x},${y}`).join(" ");
/** Returns a path of zero-length lines, whose round caps appear as dots. */
const dotPath = (points: readonly Vector2[]): string => points.map(([x, y]) => `M${x} ${y}h0`).join("");

/**
 * Draws over a photo: the points marked on the model, the outline in progress, and the crosshair of the keyboard.
 * Coordinates are shares of the photo's width and height.
 */
export function PhotoMarks(props: {
  photo: EvidencePhoto;
  state: EvidenceState;
  /** The position of the next corner of the outline, if the user clicks now. */
  pointer: Vector2 | null;
  crosshair: Vector2 | null;
}) {
  const { photo, state, pointer, crosshair } = props;
  const { camera } = photo;
  const aspect = aspectOf(photo);
  const marks = state.marks.flatMap(({ at }) => {
    const point = camera && projectPoint(camera, aspect, at);
    return point ? [point] : [];
  });
  const [from, to] = state.marks;
  const line = camera && from && to ? lineOverPhoto(camera, aspect, from.at, to.at) : null;
  const corners = state.corners.map(({ place }) => place);
  const outline = pointer && corners.length > 0 ? [...corners, pointer] : corners;
  return (
    <>
      <svg aria-hidden="true" className={styles.over} viewBox="0 0 1 1" preserveAspectRatio="none">
        {line ? <polyline className={styles.line} points={svgPoints(line)} /> : null}
        {outline.length > 1 ? (
          <polygon className={styles.outline} points={svgPoints(outline)} data-part="outline" />
        ) : null}
        {marks.length > 0 ? (
          <>
            <path className={styles.markRim} d={dotPath(marks)} />
            <path className={styles.mark} d={dotPath(marks)} data-part="mark" />
          </>
        ) : null}
        {corners.length > 0 ? (
          <>
            <path className={styles.cornerRim} d={dotPath(corners)} />
            <path className={styles.corner} d={dotPath(corners)} data-part="corner" />
          </>
        ) : null}
      </svg>
      {crosshair ? (
        <span
          aria-hidden="true"
          className={styles.crosshair}
          data-part="crosshair"
          style={{ left: `${crosshair[0] * 100}%`, top: `${crosshair[1] * 100}%` }}
        />
      ) : null}
    </>
  );
}
