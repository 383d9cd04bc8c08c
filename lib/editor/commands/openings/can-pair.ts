import type { Face, ObjectPlanar } from "../../../domain/geometry-records";
import { areBackToBack, areOpposite, wallSide } from "../../core/measures/facing-walls";
import type { PlanarView } from "../../core/measures/planar-view";

type Kind = "face" | "objectPlanar";

/**
 * Whether two walls or openings can be twins: both unpaired, or paired with each other, and placed as two sides of one.
 */
export function canPair(view: PlanarView, kind: Kind, key: string, otherKey: string): boolean {
  const [one, other] = [view.get(kind, key), view.get(kind, otherKey)];
  if (!one || !other || key === otherKey) return false;
  if ((one.twinKey && one.twinKey !== otherKey) || (other.twinKey && other.twinKey !== key)) return false;
  const hosts = kind === "face" ? [key, otherKey] : [one, other].map((record) => (record as ObjectPlanar).faceKey);
  const [here, there] = [wallSide(view, hosts[0]!), wallSide(view, hosts[1]!)];
  if (!here || !there || !areBackToBack(here, there)) return false;
  if (kind === "face") return (one as Face).label === (other as Face).label;
  return areOpposite(here, one as ObjectPlanar, there, other as ObjectPlanar);
}
