import { DRAWING_COPY } from "./copy";
import styles from "./floor-drawing.module.css";
import {
  BACK_WALLS,
  DOOR_HEIGHT,
  FRONT_HEIGHT,
  FRONT_WALLS,
  lintel,
  OUTLINE,
  onWall,
  PARTITIONS,
  ROOMS,
  solidParts,
  WALL_HEIGHT,
  type Wall,
} from "./floor-plan";
import { type Point, points, project } from "./isometric";

const GRID_STEP = 4;
const SILL = 2.6;
const gridLines = (length: number) =>
  Array.from({ length: Math.ceil(length / GRID_STEP) - 1 }, (_, index) => (index + 1) * GRID_STEP);

/** A scanned floor as a line drawing with its lintels in the accent color; decoration. */
export function FloorDrawing() {
  const { x, y } = OUTLINE;
  return (
    <svg viewBox="-430 -165 960 700" className={styles.drawing} aria-hidden="true" focusable="false">
      <polygon className={styles.floor} points={points([0, 0, 0], [x, 0, 0], [x, y, 0], [0, y, 0])} />
      {gridLines(x).map((offset) => (
        <polyline key={`x${offset}`} className={styles.grid} points={points([offset, 0, 0], [offset, y, 0])} />
      ))}
      {gridLines(y).map((offset) => (
        <polyline key={`y${offset}`} className={styles.grid} points={points([0, offset, 0], [x, offset, 0])} />
      ))}
      {BACK_WALLS.map((wall) => (
        <StandingWall key={wall.axis} wall={wall} height={WALL_HEIGHT} />
      ))}
      {PARTITIONS.map((wall) => (
        <StandingWall key={`${wall.axis}${wall.at}`} wall={wall} height={DOOR_HEIGHT} />
      ))}
      {ROOMS.map((room) => {
        const { left, top } = project(room.at);
        return (
          <text key={room.name} x={left} y={top} className={styles.room}>
            {DRAWING_COPY.rooms[room.name]}
            <tspan x={left} dy="18" className={styles.area}>
              {DRAWING_COPY.area(room.squareFeet)}
            </tspan>
          </text>
        );
      })}
      {FRONT_WALLS.map((wall) => (
        <StandingWall key={`front${wall.axis}`} wall={wall} height={FRONT_HEIGHT} />
      ))}
      <Measure from={[0, y + 2.4, 0]} to={[x, y + 2.4, 0]} angle={30} text={DRAWING_COPY.depth} />
      <Measure from={[x + 2.4, y, 0]} to={[x + 2.4, 0, 0]} angle={-30} text={DRAWING_COPY.width} />
    </svg>
  );
}

/** A wall as its solid parts, its windows, and a lintel over each opening of a full-height wall. */
function StandingWall({ wall, height }: { wall: Wall; height: number }) {
  const rectangle = (start: number, end: number, low: number, high: number) =>
    points(onWall(wall, start, low), onWall(wall, end, low), onWall(wall, end, high), onWall(wall, start, high));
  const openings = height >= DOOR_HEIGHT ? [...(wall.doors ?? []), ...(wall.windows ?? [])] : [];
  return (
    <g>
      {solidParts(wall).map(([start, end]) => (
        <polygon key={start} className={styles.wall} points={rectangle(start, end, 0, height)} />
      ))}
      {(wall.windows ?? []).map(([start, end]) => (
        <g key={start}>
          <polygon className={styles.window} points={rectangle(start, end, SILL, DOOR_HEIGHT)} />
          <polyline
            className={styles.line}
            points={points(onWall(wall, (start + end) / 2, SILL), onWall(wall, (start + end) / 2, DOOR_HEIGHT))}
          />
        </g>
      ))}
      {openings.map((opening) => (
        <polyline key={opening[0]} className={styles.lintel} points={points(...lintel(wall, opening, DOOR_HEIGHT))} />
      ))}
    </g>
  );
}

/** A measured length along an edge, with its label rotated. */
function Measure({ from, to, angle, text }: { from: Point; to: Point; angle: number; text: string }) {
  const start = project(from);
  const end = project(to);
  const left = (start.left + end.left) / 2;
  const top = (start.top + end.top) / 2;
  return (
    <g>
      <polyline className={styles.line} points={points(from, to)} />
      {[start, end].map((tick) => (
        <line
          key={tick.left}
          className={styles.line}
          x1={tick.left - 5}
          x2={tick.left + 5}
          y1={tick.top + (angle > 0 ? 3 : -3)}
          y2={tick.top - (angle > 0 ? 3 : -3)}
          transform={`rotate(90 ${tick.left} ${tick.top})`}
        />
      ))}
      <text x={left} y={top} dy="20" className={styles.figure} transform={`rotate(${angle} ${left} ${top})`}>
        {text}
      </text>
    </g>
  );
}
