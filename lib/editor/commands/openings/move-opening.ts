/** Writes the new position and size of an opening; its twin moves equally in space and grows by the same amount. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { fromFrame, toFrame } from "../../../geometry/host-frame";
import { add, subtract } from "../../../geometry/vector3";
import { writeUpdate } from "../../core/command";
import type { Diff } from "../../core/diff";
import { uprightWall } from "../../core/measures/upright-wall";
import type { ReadScene } from "../../core/scene";
import { twinOf } from "./opposite-side";

export type OpeningBox = Pick<ObjectPlanar, "u" | "v" | "width" | "height">;

/** Minimum size of a twin that follows, in meters. */
const MIN_SIZE = 0.01;

/** Scales the outline, if any, to a new width and height. */
export const outlineOfSize = (
  { width, height, outline }: ObjectPlanar,
  to: Pick<OpeningBox, "width" | "height">,
): Pick<ObjectPlanar, "outline"> => {
  if (!outline || width <= 0 || height <= 0 || (to.width === width && to.height === height)) return {};
  const [scaleX, scaleY] = [to.width / width, to.height / height];
  return { outline: outline.map(([x, y]): [number, number] => [x * scaleX, y * scaleY]) };
};

/** `shape` returns further fields to change, for the opening and for its twin. */
export function writeMovedOpening(
  scene: ReadScene,
  diff: Diff,
  from: ObjectPlanar,
  to: OpeningBox,
  shape: (side: ObjectPlanar) => Partial<ObjectPlanar> = () => ({}),
): void {
  writeUpdate(diff, "objectPlanar", from, { ...to, ...outlineOfSize(from, to), ...shape(from) });
  const twin = twinOf(scene, from);
  const here = twin && uprightWall(scene, from.faceKey);
  const behind = twin && uprightWall(scene, twin.faceKey);
  if (!twin || !here || !behind) return;
  const shift = subtract(fromFrame(here.frame, [to.u, to.v]), fromFrame(here.frame, [from.u, from.v]));
  const [u, v] = toFrame(behind.frame, add(fromFrame(behind.frame, [twin.u, twin.v]), shift));
  const width = Math.max(MIN_SIZE, twin.width + to.width - from.width);
  const height = Math.max(MIN_SIZE, twin.height + to.height - from.height);
  const size = { width, height };
  writeUpdate(diff, "objectPlanar", twin, { u, v, ...size, ...outlineOfSize(twin, size), ...shape(twin) });
}
