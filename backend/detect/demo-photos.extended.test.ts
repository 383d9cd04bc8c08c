/** Findings in the photos of a whole home; a person has checked every photo. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { builtAnalyzer } from "@/tests/support/built-analyzer";

const MEDIA = path.join(process.cwd(), "backend/seed/media");
let analyzer: ReturnType<typeof builtAnalyzer>;
beforeAll(() => {
  analyzer = builtAnalyzer();
}, 60_000);
afterAll(async () => {
  await analyzer.close();
  analyzer.remove();
});
const find = (name: string) => analyzer.analyze(readFileSync(path.join(MEDIA, `${name}.jpg`)));

/** The point is the center of the damage, in fractions of the photo. */
test.each([
  ["damp", "a stain on a ceiling", "bedroom-1-4", 0.51, 0.5],
  ["damp", "a stain in the light of a lamp", "hall-5", 0.52, 0.5],
  ["damp", "a stain above a kitchen", "kitchen-4", 0.5, 0.5],
  ["damp", "a stain low on a wall", "dining-room-4", 0.52, 0.5],
  ["damp", "water that ran down a wall", "hall-6", 0.5, 0.48],
  ["damp", "water that ran down a beige wall", "bedroom-2-4", 0.48, 0.42],
  ["mold", "spots around a lamp", "bathroom-3", 0.5, 0.48],
  ["mold", "spots in a dark corner", "closet-3", 0.55, 0.45],
  ["mold", "spots on a ceiling", "en-suite-3", 0.5, 0.46],
  ["mold", "spots over a washer", "laundry-3", 0.46, 0.5],
  ["crack", "a crack in a wall", "living-room-4", 0.52, 0.55],
  ["crack", "a fainter crack", "main-bedroom-4", 0.48, 0.46],
  ["crack", "a crack that forks", "study-4", 0.5, 0.5],
])("detects %s: %s (%s)", async (kind, _what, name, x, y) => {
  const [first, ...others] = await find(name);
  expect(first?.kind).toBe(kind);
  const { box } = first ?? { box: { x: 9, y: 9, width: 0, height: 0 } };
  expect(Math.abs(box.x + box.width / 2 - x)).toBeLessThan(0.06);
  expect(Math.abs(box.y + box.height / 2 - y)).toBeLessThan(0.06);
  expect(others.filter((other) => other.kind !== kind)).toEqual([]);
});

test.each([
  ["a bedroom with a wardrobe and a picture", "bedroom-3-1"],
  ["wooden furniture on a carpet", "bedroom-2-1"],
  ["a bath before tiles", "bathroom-1"],
  ["a tiled bathroom", "en-suite-1"],
  ["a tiled kitchen", "kitchen-3"],
  ["a table on boards, in the sun", "dining-room-1"],
  ["a room full of light and shadow", "living-room-1"],
  ["shelves of books", "storage-1"],
  ["a landing with doors", "landing-1"],
  ["an empty white corner", "linen-room-2"],
  ["a washer", "linen-room-3"],
  ["a toilet", "toilet-3"],
])("finds nothing on %s (%s)", async (_what, name) => {
  expect(await find(name)).toEqual([]);
});
