import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { distanceBetween } from "@/lib/domain/distance";
import { isHazardLabel } from "@/lib/domain/hazards";
import { readExif } from "@/tests/support/read-exif";
import { demoScene, HOME_SCENE } from "./demo-scenes";
import { readManifest } from "./media-manifest";
import { homeMedia } from "./media-records";

const DIRECTORY = path.join(process.cwd(), "backend/seed/media");
const NOW = "2026-03-02T10:00:00.000Z";
const found = readManifest(DIRECTORY);
if (!found) throw new Error("The demo's media are not rendered: npm run demo-media");
const manifest = found;
const pictures = [...manifest.pictures, ...manifest.films.flatMap(({ snapshots }) => snapshots)];
const { claim, contact } = demoScene(HOME_SCENE, 0, "company", "employee", NOW);
const made = homeMedia(manifest, claim, (name) => `https://files.test/${name}`);

test("the files are those of the manifest, and small enough to be kept", () => {
  const files = readdirSync(DIRECTORY).filter((name) => name !== "manifest.json");
  const named = [...pictures, ...manifest.films].map(({ file }) => file);
  expect(files.sort()).toEqual(named.sort());
  const bytes = files.reduce((sum, name) => sum + statSync(path.join(DIRECTORY, name)).size, 0);
  expect(bytes).toBeLessThan(12 * 1024 * 1024);
});

test("each of the seventeen rooms has two to six photos", () => {
  const counts = claim.regions.map(({ key }) => made.images.filter(({ parentKey }) => parentKey === key).length);
  expect(counts).toHaveLength(17);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...counts)).toBeLessThanOrEqual(6);
});

test("photos are as large as their records say, the right way up", async () => {
  for (const { file, width, height } of pictures) {
    const { autoOrient, format } = await sharp(path.join(DIRECTORY, file)).metadata();
    expect([file, format, autoOrient.width, autoOrient.height]).toEqual([file, "jpeg", width, height]);
  }
  expect(new Set(manifest.pictures.map(({ width, height }) => `${width} ${height}`))).toEqual(
    new Set(["1600 1200", "1200 1600"]),
  );
});

test("photos say when and where they were taken, and how the phone was held", async () => {
  for (const { file, latitude, longitude, takenAfter, width, height } of pictures) {
    const { exif } = await sharp(path.join(DIRECTORY, file)).metadata();
    const read = readExif(exif ?? Buffer.alloc(0));
    const taken = new Date(Date.parse(manifest.visitBegan) + takenAfter * 1000).toISOString();
    expect(read.takenAt).toBe(taken.slice(0, 19).replaceAll("-", ":").replace("T", " "));
    expect(read.orientation).toBe(width < height ? 6 : 1);
    expect(read.latitude).toBeCloseTo(latitude, 4);
    expect(read.longitude).toBeCloseTo(longitude, 4);
  }
});

test("they were taken at the insured home, after the inspection was opened and before its status changed", () => {
  const { latitude, longitude } = contact.property;
  for (const image of made.images) {
    const from = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
    const away = distanceBetween(from, { latitude: image.latitude ?? 0, longitude: image.longitude ?? 0 });
    expect(away).toBeLessThan(25);
    expect(image.createdAt > claim.survey.createdAt).toBe(true);
    expect(image.createdAt < claim.project.statusChangedAt).toBe(true);
  }
});

test("films are short, play at once, and their pictures are moments of them", () => {
  expect(made.videos).toHaveLength(2);
  for (const { file, duration, snapshots } of manifest.films) {
    const bytes = readFileSync(path.join(DIRECTORY, file));
    expect(bytes.length).toBeLessThan(1.5 * 1024 * 1024);
    expect(bytes.toString("latin1", 4, 8)).toBe("ftyp");
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
    expect(snapshots.length).toBeGreaterThanOrEqual(2);
    for (const { videoTimestamp } of snapshots) expect(videoTimestamp).toBeLessThan(duration);
  }
  const ofFilms = made.images.filter(({ parentType }) => parentType === "video");
  expect(ofFilms.every(({ videoTimestamp }) => typeof videoTimestamp === "number")).toBe(true);
});

test("tags lie on their photos; there are hazards of each kind", () => {
  const keys = new Set(made.images.map(({ key }) => key));
  for (const { imageKey, box } of made.tags) {
    expect(keys.has(imageKey)).toBe(true);
    const { x = -1, y = -1, width = 0, height = 0 } = box ?? {};
    expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1.0001);
  }
  const hazards = new Set(made.tags.map(({ label }) => label).filter(isHazardLabel));
  expect([...hazards].sort()).toEqual(["Crack", "Mold", "Water run-down", "Water stain"]);
});

test("no key comes twice", () => {
  const keys = [...made.images, ...made.videos, ...made.tags].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
