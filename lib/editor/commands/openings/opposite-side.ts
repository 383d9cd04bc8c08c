/** The place of an opening on the wall behind, seen from the other room. */
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

function areSidesOfOne(view: PlanarView, faceKey: string, otherKey: string): boolean {
  const [one, other] = [wallSide(view, faceKey), wallSide(view, otherKey)];
  return one !== null && other !== null && areBackToBack(one, other);
}

/**
 * Returns the place of an object on the twin of its wall; null if the wall has no twin, or one that is not behind it.
 */
export function oppositePlace(view: PlanarView, object: ObjectPlanar): Opposite | null {
  const here = uprightWall(view, object.faceKey);
  const wall = here?.face.twinKey ? uprightWall(view, here.face.twinKey) : null;
  if (!here || !wall || !areSidesOfOne(view, here.face.key, wall.face.key)) return null;
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

/** Whether the wall is behind that place: the twin of a long wall may be short. */
export function isBehind({ place, wall }: Opposite): boolean {
  const [along, up] = toUpright(wall, [place.u, place.v]);
  const [w, h] = [place.width / 2, place.height / 2];
  return along + w > wall.left && along - w < wall.right && up + h > wall.low && up - h < wall.high;
}

/** The other side of a door: its twin, unless the twin belongs to a third. */
export function twinOf(view: PlanarView, object: ObjectPlanar): ObjectPlanar | null {
  const twin = object.twinKey ? view.get("objectPlanar", object.twinKey) : undefined;
  return twin && twin.key !== object.key && (!twin.twinKey || twin.twinKey === object.key) ? twin : null;
}
