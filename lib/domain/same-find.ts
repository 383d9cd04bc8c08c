/** Whether a detector's suggestion is already a tag of the photo. */
import type { Tag, TagBox } from "./entities";

type LabeledBox = Pick<Tag, "label" | "detectorLabel" | "box">;

/** Boxes that share this fraction of their union show the same object, even if one was moved a little. */
const MIN_SHARED_PART = 0.5;

const overlap = (from: number, length: number, otherFrom: number, otherLength: number) =>
  Math.max(0, Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom));

/** Returns the intersection over union of two boxes: 0 if they do not meet, 1 if they are equal. */
export function sharedPart(one: TagBox, other: TagBox): number {
  const shared = overlap(one.x, one.width, other.x, other.width) * overlap(one.y, one.height, other.y, other.height);
  const union = one.width * one.height + other.width * other.height - shared;
  return union > 0 ? shared / union : 0;
}

const isSameText = (one: string | null | undefined, other: string | null | undefined) =>
  Boolean(one) && one?.trim().toLowerCase() === other?.trim().toLowerCase();

/** Compares labels, or detector labels if the tag was renamed; a find with a box also needs an overlapping box. */
function isSameFind(found: LabeledBox, tag: LabeledBox): boolean {
  if (!isSameText(found.label, tag.label) && !isSameText(found.detectorLabel, tag.detectorLabel)) return false;
  if (!found.box) return true;
  return tag.box ? sharedPart(found.box, tag.box) >= MIN_SHARED_PART : false;
}

/** Returns the finds that no tag of the photo covers. */
export function newFinds<Found extends LabeledBox>(finds: readonly Found[], tags: readonly LabeledBox[]): Found[] {
  return finds.filter((found) => !tags.some((tag) => isSameFind(found, tag)));
}
