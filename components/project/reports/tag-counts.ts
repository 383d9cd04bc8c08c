import type { Region } from "@/lib/domain/entities";
import { isHazardLabel } from "@/lib/domain/hazards";
import { photosOfRoom } from "@/lib/domain/room-summary";

export type TagCount = { label: string; count: number };

/** Counts the photos of a room by label, case-insensitive: hazards first, then the most frequent. */
export function tagCounts(room: Pick<Region, "images" | "videos">): TagCount[] {
  const counts = new Map<string, TagCount>();
  for (const photo of photosOfRoom(room)) {
    const labels = new Map((photo.tags ?? []).map(({ label }) => [label.trim().toLowerCase(), label.trim()]));
    for (const [name, label] of labels) {
      const current = counts.get(name) ?? { label, count: 0 };
      counts.set(name, { ...current, count: current.count + 1 });
    }
  }
  return [...counts.values()].sort(
    (a, b) =>
      Number(isHazardLabel(b.label)) - Number(isHazardLabel(a.label)) ||
      b.count - a.count ||
      a.label.localeCompare(b.label, "en-US"),
  );
}
