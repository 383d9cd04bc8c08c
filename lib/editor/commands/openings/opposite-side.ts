/** The position of an opening on the wall behind, seen from the other room. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { fromFrame, toFrame } from "../../../geometry/host-frame";
import { areBackToBack, wallSide } from "../../core/measures/facing-walls";
import type { PlanarView } from "../../core/measures/planar-view";
import { toUpright, type UprightWall, uprightWall } from "../../core/measures/upright-wall";

export type OppositePlace = Pick<ObjectPlanar, "faceKey" | "floorNumber" | "u" | "v" | "width" | "height"> & {
  rotation: number;
  outline: [number, number][] | null;
};

export type Opposite = { place: OppositePlace; wall: UprightWall };

function areSidesOfOneWall(view: PlanarView, faceKey: string, otherKey: string): boolean {
  const [one, other] = [wallSide(view, faceKey), wallSide(view, otherKey)];
  return one !== null && other !== null && areBackToBack(one, other);
}

/**
 * Returns the position of an object on the twin of its wall; null if the wall has no twin, or its twin is not behind.
 */
export function oppositePlace(view: PlanarView, object: ObjectPlanar): Opposite | null {
  const here = uprightWall(view, object.faceKey);
  const wall = here?.face.twinKey ? uprightWall(view, here.face.twinKey) : null;
  if (!here || !wall || !areSidesOfOneWall(view, here.face.key, wall.face.key)) return null;
  const [u, v] = toFrame(wall.frame, fromFrame(here.frame, [object.u, object.v]));
  const { width, height, outline } = object;
  return {
    wall,
    place: {
      faceKey: wall.face.key,
      floorNumber: wall.face.floorNumber,
      u,
      v,
      width,
      height,
      rotation: wall.turn - ((object.rotation ?? 0) - here.turn),
      outline: outline ? outline.map(([x, y]): [number, number] => [-x + 0, y]).reverse() : null,
    },
  };
}

/** Whether the wall is behind that position: the twin of a long wall may be short. */
export function isBehind({ place, wall }: Opposite): boolean {
  const [along, up] = toUpright(wall, [place.u, place.v]);
  const [halfWidth, halfHeight] = [place.width / 2, place.height / 2];
  const overlapsAlong = along + halfWidth > wall.left && along - halfWidth < wall.right;
  const overlapsUp = up + halfHeight > wall.low && up - halfHeight < wall.high;
  return overlapsAlong && overlapsUp;
}

/** Returns the twin of an opening, unless the twin is paired with a third opening. */
export function twinOf(view: PlanarView, object: ObjectPlanar): ObjectPlanar | null {
  const twin = object.twinKey ? view.get("objectPlanar", object.twinKey) : undefined;
  return twin && twin.key !== object.key && (!twin.twinKey || twin.twinKey === object.key) ? twin : null;
}
