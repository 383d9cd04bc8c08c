/** What a picture shows, with the box that its pixels fill. */
import type { SeenThing } from "../../backend/seed/media-manifest";
import type { FloorScene } from "./floor-scene";
import type { Picture } from "./render-view";

/** Smaller than this a thing is not worth a box: shares of the picture's area. */
const LEAST_AREA = 0.004;
const LEAST_DAMAGE = 0.0012;
/** Stray pixels at a box's border: a row or a column counts from this share of the fullest one. */
const THIN = 0.06;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The first and last place where a profile is not thin. */
function bounds(profile: Uint32Array): [number, number] {
  const least = Math.max(1, Math.max(...profile) * THIN);
  const from = profile.findIndex((count) => count >= least);
  const to = profile.findLastIndex((count) => count >= least);
  return [from, to + 1];
}

export function seenThings(scene: FloorScene, picture: Picture): SeenThing[] {
  const { width, height, subjects } = picture;
  const counts = new Map<number, number>();
  for (const subject of subjects) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .flatMap(([number, count]): SeenThing[] => {
      const subject = scene.subjects[number];
      if (!subject || subject.kind === "shell") return [];
      if (count < width * height * (subject.kind === "damage" ? LEAST_DAMAGE : LEAST_AREA)) return [];
      const [columns, rows] = [new Uint32Array(width), new Uint32Array(height)];
      subjects.forEach((each, at) => {
        if (each !== number) return;
        columns[at % width]! += 1;
        rows[Math.floor(at / width)]! += 1;
      });
      const [[left, right], [top, bottom]] = [bounds(columns), bounds(rows)];
      const box = {
        x: rounded(left / width),
        y: rounded(top / height),
        width: rounded((right - left) / width),
        height: rounded((bottom - top) / height),
      };
      return [{ kind: subject.kind, label: subject.label, room: subject.room, key: subject.key, box }];
    });
}
