/**
 * The quantities of a whole survey, kept as it changes: a change is measured where it happened. Sums are kept in whole
 * billionths, so that they come to the same however often something was taken out and put in again.
 */
import type { Face, ObjectPlanar } from "../../domain/geometry-records";
import { areaWithHoles } from "../../geometry/area-with-holes";
import { loopLength } from "../../geometry/loop-length";
import { changesOf, type Diff } from "../diff";
import type { ReadScene } from "../scene";
import { deductedArea } from "./deducted-area";
import { facePoints } from "./face-points";
import type { Quantities } from "./measure-quantities";
import { isWallOpening, planarArea } from "./planar-outline";

export type SurveyTotals = Omit<Quantities, "faces">;

const FIGURES = [
  "floorArea",
  "ceilingArea",
  "perimeter",
  "grossWall",
  "netWall",
  "openingsArea",
  "doors",
  "windows",
  "openings",
] as const satisfies readonly (keyof SurveyTotals)[];

type Share = Partial<SurveyTotals>;
const PER_UNIT = 1e9;
const NOTHING: Share = {};

export type TotalsKeeper = {
  /** The scene has changed by this. */
  follow(diff: Diff): void;
  /** Measures at most so many faces that are still to be measured; true when none is left. */
  settle(most?: number): boolean;
  /** Of what has been measured: whole after `settle` has said so. The same object until it changes. */
  totals(): SurveyTotals;
};

/** Of two records that are one thing seen from two rooms, the larger counts; of equals, the one with the lesser key. */
const counts = (key: string, size: number, twin: { key: string; size: number } | null): boolean =>
  twin === null || size > twin.size || (size === twin.size && key < twin.key);

export function createSurveyTotals(scene: ReadScene): TotalsKeeper {
  const shares = new Map<string, Share>();
  const sums = Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as SurveyTotals;
  const waiting = new Set<string>();
  let view: SurveyTotals | null = null;
  for (const { key } of scene.values("face")) waiting.add(key);

  function put(key: string, share: Share): void {
    const before = shares.get(key) ?? NOTHING;
    for (const figure of FIGURES) {
      const [was, is] = [before[figure] ?? 0, share[figure] ?? 0];
      if (was !== is) sums[figure] += Math.round(is * PER_UNIT) - Math.round(was * PER_UNIT);
    }
    if (share === NOTHING) shares.delete(key);
    else shares.set(key, share);
    view = null;
  }

  const areaOf = (face: Face): number => areaWithHoles(facePoints(scene, face));

  /** The other side, by whichever of the two names it. */
  function twinOf(kind: "face" | "objectPlanar", record: Face | ObjectPlanar): Face | ObjectPlanar | null {
    const named = record.twinKey ? scene.get(kind, record.twinKey) : undefined;
    if (named) return named;
    const naming = scene.namedBy(kind, record.key);
    const others = naming.flatMap((key) => {
      const other = scene.get(kind, key);
      return other?.twinKey === record.key ? [other] : [];
    });
    return others.sort((a, b) => (a.key < b.key ? -1 : 1))[0] ?? null;
  }

  function wallTwin(wall: Face): Face | null {
    const twin = twinOf("face", wall) as Face | null;
    return twin?.label === "wall" ? twin : null;
  }

  function openingsOf(face: Face): ObjectPlanar[] {
    if (face.label !== "wall") return [];
    return scene
      .planarObjectsOfFace(face.key)
      .flatMap((key) => scene.get("objectPlanar", key) ?? [])
      .filter(({ label }) => isWallOpening(label));
  }

  function openingTwin(object: ObjectPlanar): ObjectPlanar | null {
    const twin = twinOf("objectPlanar", object) as ObjectPlanar | null;
    return twin && isWallOpening(twin.label) && scene.get("face", twin.faceKey)?.label === "wall" ? twin : null;
  }

  function putOpening(object: ObjectPlanar): void {
    const size = planarArea(object);
    const twin = openingTwin(object);
    if (!counts(object.key, size, twin && { key: twin.key, size: planarArea(twin) })) {
      put(object.key, NOTHING);
      return;
    }
    const figure = object.label === "door" ? "doors" : object.label === "window" ? "windows" : "openings";
    put(object.key, { openingsArea: size, [figure]: 1 });
  }

  function putWall(wall: Face): void {
    const size = areaOf(wall);
    const twin = wallTwin(wall);
    const isCounted = counts(wall.key, size, twin && { key: twin.key, size: areaOf(twin) });
    put(
      wall.key,
      isCounted ? { grossWall: size, netWall: size - deductedArea(scene, wall, openingsOf(wall)) } : NOTHING,
    );
  }

  function measure(key: string): void {
    const face = scene.get("face", key);
    if (!face) put(key, NOTHING);
    else if (face.label === "floor") {
      const points = facePoints(scene, face);
      const perimeter = points.reduce((sum, loop) => sum + loopLength(loop), 0);
      put(key, { floorArea: areaWithHoles(points), perimeter });
    } else if (face.label === "ceiling") put(key, { ceilingArea: areaOf(face) });
    else if (face.label === "wall") putWall(face);
    else put(key, NOTHING);
    for (const object of face ? openingsOf(face) : []) putOpening(object);
  }

  /** Those that it names or that name it. */
  function askTwin(kind: "face" | "objectPlanar", record: Face | ObjectPlanar | undefined): void {
    const twin = record?.twinKey ? scene.get(kind, record.twinKey) : undefined;
    if (twin) waiting.add("faceKey" in twin ? twin.faceKey : twin.key);
    for (const key of record ? scene.namedBy(kind, record.key) : []) {
      const other = scene.get(kind, key);
      if (other) waiting.add("faceKey" in other ? other.faceKey : other.key);
    }
  }

  /** A wall or an opening is measured with its twins, since only one of them counts. */
  function ask(key: string): void {
    waiting.add(key);
    askTwin("face", scene.get("face", key));
    for (const object of scene.planarObjectsOfFace(key)) askTwin("objectPlanar", scene.get("objectPlanar", object));
  }

  return {
    follow(diff) {
      for (const { kind, key, from, to } of changesOf(diff)) {
        if (kind === "vertex") for (const face of scene.facesOfVertex(key)) ask(face);
        else if (kind === "face") {
          ask(key);
          askTwin(kind, from);
          if (to?.label !== "wall") for (const object of scene.planarObjectsOfFace(key)) put(object, NOTHING);
        } else if (kind === "objectPlanar") {
          put(key, NOTHING);
          askTwin(kind, from);
          if (from) ask(from.faceKey);
          if (to) ask(to.faceKey);
        }
      }
    },
    settle(most = Number.POSITIVE_INFINITY) {
      let left = most;
      for (const key of waiting) {
        if (left <= 0) return false;
        left -= 1;
        waiting.delete(key);
        measure(key);
      }
      return true;
    },
    totals() {
      view ??= Object.fromEntries(FIGURES.map((figure) => [figure, sums[figure] / PER_UNIT])) as SurveyTotals;
      return view;
    },
  };
}
