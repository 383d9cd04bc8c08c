import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { distanceBetween } from "@/lib/domain/distance";
import type { Face, Object3D, ObjectPlanar, Vertex } from "@/lib/domain/geometry-records";
import { isHazardLabel } from "@/lib/domain/hazards";
import { planarOutline } from "@/lib/editor/core/measures/planar-outline";
import { fromFrame, hostFrame } from "@/lib/geometry/host-frame";
import { projectPoint } from "@/lib/geometry/project-point";
import { rotate } from "@/lib/geometry/quaternion";
import { add, type Vector3 } from "@/lib/geometry/vector3";
import { readExif } from "@/tests/support/read-exif";
import { demoHomeGeometry } from "./demo-home-geometry";
import { demoScene, HOME_SCENE } from "./demo-scenes";
import { readManifest } from "./media-manifest";
import { homeMedia } from "./media-records";

const DIRECTORY = path.join(process.cwd(), "backend/seed/media");
const NOW = "2026-03-02T10:00:00.000Z";
const found = readManifest(DIRECTORY);
if (!found) throw new Error("backend/seed/media has no manifest.json");
const manifest = found;
const pictures = [...manifest.pictures, ...manifest.films.flatMap(({ snapshots }) => snapshots)];
const { claim, contact } = demoScene(HOME_SCENE, 0, "company", "employee", NOW);
const made = homeMedia(manifest, claim, (name) => `https://files.test/${name}`);

test("the files match the manifest, and are small enough for the repository", () => {
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

test("photos have the size of their records, upright", async () => {
  for (const { file, width, height } of pictures) {
    const { autoOrient, format } = await sharp(path.join(DIRECTORY, file)).metadata();
    expect([file, format, autoOrient.width, autoOrient.height]).toEqual([file, "jpeg", width, height]);
  }
  expect(new Set(manifest.pictures.map(({ width, height }) => `${width} ${height}`))).toEqual(
    new Set(["1600 1200", "1200 1600"]),
  );
});

test("photos record when and where they were taken, and the phone's orientation", async () => {
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

test("photos were taken at the insured property, after the inspection was opened and before its status changed", () => {
  const { latitude, longitude } = contact.property;
  for (const image of made.images) {
    const from = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
    const away = distanceBetween(from, { latitude: image.latitude ?? 0, longitude: image.longitude ?? 0 });
    expect(away).toBeLessThan(25);
    expect(image.createdAt > claim.survey.createdAt).toBe(true);
    expect(image.createdAt < claim.project.statusChangedAt).toBe(true);
  }
});

test("videos are short, can play before they are loaded, and contain the time of each of their frames", () => {
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

test("tags are within their photos, and every kind of hazard occurs", () => {
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

test("keys are unique", () => {
  const keys = [...made.images, ...made.videos, ...made.tags].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

type Box = { left: number; top: number; right: number; bottom: number };
const areaOf = ({ left, top, right, bottom }: Box) => Math.max(right - left, 0) * Math.max(bottom - top, 0);
const intersection = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Returns the corners of each object and opening of the demo home, in meters, by key. */
function cornersByKey(): Map<string, Vector3[]> {
  const kinds = Object.fromEntries(demoHomeGeometry("srv-1", NOW, { keepsWalls: true }));
  const vertices = kinds.vertex as Vertex[];
  const faces = kinds.face as Face[];
  const positions = new Map(vertices.map(({ key, x, y, z }) => [key, [x, y, z] as Vector3]));
  const frames = new Map(
    faces.map(({ key, loops: [outer = []] }) => [key, hostFrame(outer.map((corner) => positions.get(corner)!))]),
  );
  const halves = [-0.5, 0.5];
  const found = new Map<string, Vector3[]>();
  for (const { key, position, quaternion, size } of kinds.object3D as Object3D[]) {
    const corners = halves.flatMap((x) =>
      halves.flatMap((y) => halves.map((z): Vector3 => [x * size[0], y * size[1], z * size[2]])),
    );
    found.set(
      key,
      corners.map((corner) => add(position, rotate(quaternion, corner))),
    );
  }
  for (const object of kinds.objectPlanar as ObjectPlanar[]) {
    const frame = frames.get(object.faceKey);
    if (!frame) throw new Error(`${object.key} has no wall`);
    found.set(
      object.key,
      planarOutline(object).map((corner) => fromFrame(frame, corner)),
    );
  }
  return found;
}

test("an object's box in a photo is where its camera pose projects the geometry", () => {
  const corners = cornersByKey();
  const shares = pictures.flatMap(({ file, cameraPose, width, height, seen }) =>
    seen.flatMap(({ kind, key, label, box }) => {
      if (kind === "damage") return [];
      const projected = (corners.get(key) ?? []).map((corner) => projectPoint(cameraPose, width / height, corner));
      if (projected.length === 0) throw new Error(`${file} shows ${key}, which the home does not have`);
      const points = projected.flatMap((point) => (point ? [point] : []));
      // Partly behind the camera: no box.
      if (points.length < projected.length) return [];
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      const whole = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
      const outer = intersection(whole, { left: 0, top: 0, right: 1, bottom: 1 });
      const inner = { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
      return [{ file, label, share: areaOf(intersection(inner, outer)) / Math.min(areaOf(inner), areaOf(outer)) }];
    }),
  );
  expect(shares.length).toBeGreaterThan(100);
  // Objects partly hide each other, and an open door's leaf swings out of its opening.
  expect(shares.filter(({ share }) => share < 0.2)).toEqual([]);
  const isOpening = ({ label }: { label: string }) => label === "door" || label === "opening";
  const clear = shares.filter((one) => !isOpening(one));
  expect(clear.filter(({ share }) => share > 0.9).length / clear.length).toBeGreaterThan(0.9);
});
