/** Hazards: photos with a tag from the app's own list of labels. Labels are compared without case. */
import type { Image, Tag } from "./entities";

/** Labels that the keys 1 to 9 set. */
export const QUICK_TAG_LABELS = ["Water", "Mold", "Crack", "Hail", "Wear", "Rot", "Burn", "Leak", "Damp"] as const;

export const HAZARD_LABELS: readonly string[] = [
  "Water",
  "Water stain",
  "Water run-down",
  "Water damage",
  "Damp",
  "Leak",
  "Mold",
  "Crack",
  "Rot",
  "Burn",
  "Fire damage",
  "Smoke damage",
  "Hail",
  "Hail damage",
  "Broken glass",
  "Exposed wiring",
  "Asbestos",
  "Trip hazard",
];

const HAZARDS = new Set(HAZARD_LABELS.map((label) => label.toLowerCase()));
const normalizeLabel = (label: string) => label.trim().replace(/\s+/g, " ").toLowerCase();

export function isHazardLabel(label: string): boolean {
  return HAZARDS.has(normalizeLabel(label));
}

/** Checks the displayed label; the detector's label does not count after a rename. */
export function isHazardTag(tag: Pick<Tag, "label">): boolean {
  return isHazardLabel(tag.label);
}

export function isHazardImage(image: Pick<Image, "tags">): boolean {
  return (image.tags ?? []).some(isHazardTag);
}
