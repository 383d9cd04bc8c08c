/** Builds what the capture found in a room, each in the box that the capture gave it. */
import type { HomeObject } from "../home-rooms";
import { plain } from "../materials";
import type { SceneBuilder } from "../surfaces";
import { dishwasher, refrigerator, stove, television, washer } from "./appliances";
import { cabinet, shelf } from "./cupboards";
import { type Piece, pieceOf } from "./piece";
import { bathtub, sink, toilet } from "./sanitary";
import { bed, chair, sofa, table } from "./seating";

const BUILDERS: Record<string, (piece: Piece) => void> = {
  bathtub,
  bed,
  cabinet,
  chair,
  dishwasher,
  refrigerator,
  shelf,
  sink,
  sofa,
  stove,
  table,
  television,
  toilet,
  washerDryer: washer,
};

/** `floorLevel`: metres, in the scene. */
export function buildFurniture(scene: SceneBuilder, object: HomeObject, floorLevel: number, subject: number): void {
  const elevation = object.frame.origin[1] - object.size[1] / 2 - floorLevel;
  const piece = pieceOf(scene, object, elevation, subject);
  const build = BUILDERS[object.kind];
  if (build) {
    build(piece);
    return;
  }
  const [w, d] = [piece.width / 2, piece.depth / 2];
  piece.box([-w, w], [0, piece.height], [-d, d], plain("#b9b5ac", 0.1));
}
