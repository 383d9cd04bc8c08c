/** Walls as bands, with the doors, windows and openings that break them and the other planar objects on them. */
import type { Face, ObjectPlanar, PlanarLabel } from "../../../domain/geometry-records";
import { interpolate, type Vector3 } from "../../../geometry/vector3";
import type { ReadScene } from "../../core/scene";
import { doorLeaves } from "./door-leaves";
import { angleOf, type PlanLayer, type PlanMark, type ToSheet } from "./drawing";
import { drawnFace } from "./drawn-face";
import { type PlanQuad, type WallPiece, wallPieces } from "./plan-wall";
import { wallTops } from "./wall-tops";

const LAYER_OF: Record<PlanarLabel, PlanLayer> = {
  door: "doors",
  window: "windows",
  opening: "openings",
  vent: "fixtures",
  outlet: "fixtures",
  damage: "damage",
};
const TURN = 2 * Math.PI;

/** Draws the open leaves with their arcs. */
function drawDoor(scene: ReadScene, quad: PlanQuad, object: ObjectPlanar, toSheet: ToSheet): PlanMark[] {
  const { key } = object;
  return doorLeaves(scene, quad, object).flatMap(({ hinge, along, into, width }): PlanMark[] => {
    const tip: Vector3 = [hinge[0] + into[0] * width, hinge[1], hinge[2] + into[2] * width];
    const [closed, open] = [angleOf(toSheet, along), angleOf(toSheet, into)];
    // Of the two possible arcs, draw the quarter turn.
    const isForward = (((open - closed) % TURN) + TURN) % TURN < Math.PI;
    const from = isForward ? closed : open;
    return [
      { kind: "line", layer: "doors", key, points: [toSheet(hinge), toSheet(tip)] },
      { kind: "arc", layer: "doors", key, center: toSheet(hinge), radius: width, from, to: from + Math.PI / 2 },
    ];
  });
}

/** Draws a frame with a pane in the middle. */
function drawWindow([a, b, c, d]: PlanQuad, key: string, toSheet: ToSheet): PlanMark[] {
  const pane = [interpolate(a, d, 0.5), interpolate(b, c, 0.5)].map(toSheet);
  return [
    { kind: "shape", layer: "windows", key, loops: [[a, b, c, d].map(toSheet)] },
    { kind: "line", layer: "windows", key, points: pane },
  ];
}

function drawPiece(scene: ReadScene, wall: Face, { quad, object }: WallPiece, toSheet: ToSheet): PlanMark[] {
  const [a, b, c, d] = quad;
  if (!object) return [{ kind: "shape", layer: "walls", key: wall.key, loops: [quad.map(toSheet)] }];
  const { key, label } = object;
  if (label === "door") return drawDoor(scene, quad, object, toSheet);
  if (label === "window") return drawWindow(quad, key, toSheet);
  if (label === "opening") {
    const side = (from: Vector3, to: Vector3): PlanMark => ({
      kind: "line",
      layer: "openings",
      key,
      points: [toSheet(from), toSheet(to)],
    });
    return [side(a, b), side(d, c)];
  }
  return [{ kind: "shape", layer: LAYER_OF[label], key, loops: [quad.map(toSheet)] }];
}

export function drawWall(scene: ReadScene, wall: Face, toSheet: ToSheet): PlanMark[] {
  return wallPieces(drawnFace(scene, wall), wallTops(scene, wall)).flatMap((piece) =>
    drawPiece(scene, wall, piece, toSheet),
  );
}
