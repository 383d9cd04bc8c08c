import sharp from "sharp";
import { builtAnalyzer } from "@/tests/support/built-analyzer";
import type { FindingKind } from "./detectors/detector";

let analyzer: ReturnType<typeof builtAnalyzer>;
beforeAll(() => {
  analyzer = builtAnalyzer();
}, 60_000);
afterAll(async () => {
  await analyzer.close();
  analyzer.remove();
});

const WALL = "#d8d2c4";

/** Returns a photo of a wall with drawn content. */
async function wall(shapes: string, background = WALL): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><defs>
    <filter id="soft"><feGaussianBlur stdDeviation="18"/></filter></defs>
    <rect width="800" height="600" fill="${background}"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

async function kinds(photo: Buffer): Promise<FindingKind[]> {
  return (await analyzer.analyze(photo)).map(({ kind }) => kind);
}

const STAIN = `<ellipse cx="300" cy="220" rx="110" ry="80" fill="#a5845a" filter="url(#soft)"/>`;
const CRACK = `<polyline fill="none" stroke="#3b3530" stroke-width="4"
  points="420,40 447,86 431,130 470,171 452,224 495,262 480,315 520,358 508,410 549,452 540,505"/>`;

test("detects a soft brown patch as damp, in a box around it", async () => {
  const findings = await analyzer.analyze(await wall(STAIN));
  expect(findings).toMatchObject([{ kind: "damp" }]);
  const box = findings[0]?.box ?? { x: 1, y: 1, width: 0, height: 0 };
  expect(box.x).toBeLessThan(260 / 800);
  expect(box.x + box.width).toBeGreaterThan(340 / 800);
  expect(box.y).toBeLessThan(190 / 600);
  expect(box.y + box.height).toBeGreaterThan(250 / 600);
  expect(box.width).toBeLessThan(0.5);
});

test("detects a thin crooked dark line as a crack", async () => {
  const findings = await analyzer.analyze(await wall(CRACK));
  expect(findings).toMatchObject([{ kind: "crack" }]);
  const box = findings[0]?.box ?? { x: 1, y: 1, width: 0, height: 0 };
  expect(box.x).toBeCloseTo(420 / 800, 1);
  expect(box.y + box.height).toBeCloseTo(505 / 600, 1);
});

test("detects many small dark spots close together as mold", async () => {
  const spots = Array.from({ length: 160 }, (_, index) => {
    const angle = index * 2.4;
    const radius = 10 * Math.sqrt(index);
    const [x, y] = [380 + radius * Math.cos(angle), 280 + radius * Math.sin(angle)];
    return `<circle cx="${x}" cy="${y}" r="${2 + (index % 3)}" fill="#6f6d66"/>`;
  }).join("");
  const findings = await analyzer.analyze(await wall(spots));
  expect(findings.map(({ kind }) => kind)).toEqual(["mold"]);
  const box = findings[0]?.box ?? { x: 1, y: 1, width: 0, height: 0 };
  expect(box.x).toBeCloseTo(254 / 800, 1);
  expect(box.x + box.width).toBeCloseTo(506 / 800, 1);
});

test("detects many small objects in every direction as clutter", async () => {
  const shapes = Array.from({ length: 260 }, (_, index) => {
    const [x, y] = [300 + ((index * 73) % 380), 260 + ((index * 131) % 300)];
    const shade = ["#222", "#eee", "#955", "#488", "#774"][index % 5];
    return `<rect x="${x}" y="${y}" width="${9 + (index % 13)}" height="${8 + (index % 17)}" fill="${shade}" transform="rotate(${index * 37} ${x} ${y})"/>`;
  }).join("");
  const findings = await analyzer.analyze(await wall(shapes));
  expect(findings.map(({ kind }) => kind)).toContain("clutter");
  const box = findings.find(({ kind }) => kind === "clutter")?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(box.x).toBeGreaterThan(0.25);
  expect(box.y).toBeGreaterThan(0.3);
});

test.each([
  ["a bare wall", ""],
  ["a brown door", `<rect x="300" y="120" width="180" height="480" fill="#8a6038"/>`],
  ["a cable", `<path d="M100 0 V600" stroke="#333" stroke-width="4"/>`],
  ["a slanting pole", `<path d="M100 0 L500 600" stroke="#333" stroke-width="4"/>`],
  [
    "tiles",
    Array.from(
      { length: 12 },
      (_, index) => `<path d="M0 ${index * 60} H800 M${index * 80} 0 V600" stroke="#aaa" fill="none"/>`,
    ).join(""),
  ],
  ["a shelf", `<path d="M100 100 H600 M100 100 V500" stroke="#333" stroke-width="4" fill="none"/>`],
])("finds nothing on %s", async (_what, shapes) => {
  expect(await kinds(await wall(shapes))).toEqual([]);
});

test("returns the same findings for the same photo, in boxes within the photo, best first", async () => {
  const photo = await wall(STAIN + CRACK);
  const findings = await analyzer.analyze(photo);
  expect(await analyzer.analyze(photo)).toEqual(findings);
  expect(findings.map(({ kind }) => kind).sort()).toEqual(["crack", "damp"]);
  const scores = findings.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
  for (const { box, score } of findings) {
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1);
    expect([score > 0, score < 1]).toEqual([true, true]);
  }
});

test("analyzes a rotated photo upright", async () => {
  const upright = await analyzer.analyze(await wall(CRACK));
  const rotated = await sharp(await wall(CRACK))
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const [finding] = await analyzer.analyze(rotated);
  expect(finding?.kind).toBe("crack");
  expect(finding?.box.x).toBeCloseTo(upright[0]?.box.x ?? 0, 1);
});

test("refuses bytes that are not a picture", async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from("<html>"), Buffer.from([0xff, 0xd8, 0xff])])
    await expect(analyzer.analyze(bytes)).rejects.toThrow("The file can't be read as an image.");
  const cut = (await wall(CRACK)).subarray(0, 3000);
  await expect(analyzer.analyze(cut)).rejects.toThrow("The file can't be read as an image.");
});

test("finds nothing in a picture of one pixel", async () => {
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: WALL } })
    .png()
    .toBuffer();
  expect(await analyzer.analyze(dot)).toEqual([]);
});
