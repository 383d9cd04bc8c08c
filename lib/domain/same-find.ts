/** Whether what a detector proposes is a tag of the photo already. */
import type { Tag, TagBox } from "./entities";

type Named = Pick<Tag, "label" | "detectorLabel" | "box">;

/** Of what two boxes cover together, so much lies in both where they show the same thing, even if one was moved a little. */
const SAME_SHARE = 0.5;

const overlap = (from: number, length: number, otherFrom: number, otherLength: number) =>
  Math.max(0, Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom));

/** Which share of what the boxes cover together lies in both: 0 where they do not meet, 1 where they are the same. */
export function sharedPart(one: TagBox, other: TagBox): number {
  const both = overlap(one.x, one.width, other.x, other.width) * overlap(one.y, one.height, other.y, other.height);
  const all = one.width * one.height + other.width * other.height - both;
  return all > 0 ? both / all : 0;
}

const same = (one: string | null | undefined, other: string | null | undefined) =>
  Boolean(one) && one?.trim().toLowerCase() === other?.trim().toLowerCase();

/** By its name, or by the detector's where the tag was renamed; a find with a box only where the tag has one there. */
function isSameFind(found: Named, tag: Named): boolean {
  if (!same(found.label, tag.label) && !same(found.detectorLabel, tag.detectorLabel)) return false;
  if (!found.box) return true;
  return tag.box ? sharedPart(found.box, tag.box) >= SAME_SHARE : false;
}

/** Those of a detector's finds that no tag of the photo says already. */
export function newFinds<Found extends Named>(finds: readonly Found[], tags: readonly Named[]): Found[] {
  return finds.filter((found) => !tags.some((tag) => isSameFind(found, tag)));
}
