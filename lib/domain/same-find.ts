/** Whether a detector's suggestion is already a tag of the photo. */
import type { Tag, TagBox } from "./entities";

type Named = Pick<Tag, "label" | "detectorLabel" | "box">;

/** Boxes that share this fraction of their union show the same object, even if one was moved a little. */
const SAME_SHARE = 0.5;

const overlap = (from: number, length: number, otherFrom: number, otherLength: number) =>
  Math.max(0, Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom));

/** Intersection over union of two boxes: 0 if they do not meet, 1 if they are equal. */
export function sharedPart(one: TagBox, other: TagBox): number {
  const both = overlap(one.x, one.width, other.x, other.width) * overlap(one.y, one.height, other.y, other.height);
  const all = one.width * one.height + other.width * other.height - both;
  return all > 0 ? both / all : 0;
}

const same = (one: string | null | undefined, other: string | null | undefined) =>
  Boolean(one) && one?.trim().toLowerCase() === other?.trim().toLowerCase();

/** By its name, or the detector's if the tag was renamed; a find with a box also needs an overlapping tag. */
function isSameFind(found: Named, tag: Named): boolean {
  if (!same(found.label, tag.label) && !same(found.detectorLabel, tag.detectorLabel)) return false;
  if (!found.box) return true;
  return tag.box ? sharedPart(found.box, tag.box) >= SAME_SHARE : false;
}

/** The finds that no tag of the photo covers. */
export function newFinds<Found extends Named>(finds: readonly Found[], tags: readonly Named[]): Found[] {
  return finds.filter((found) => !tags.some((tag) => isSameFind(found, tag)));
}
