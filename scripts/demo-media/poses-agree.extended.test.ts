import path from "node:path";
import sharp from "sharp";
import { type PictureFacts, readManifest, type SeenThing } from "@/backend/seed/media-manifest";
import { projectPoint } from "@/lib/geometry/project-point";
import { buildFloor, type Subject } from "./floor-scene";
import { turned } from "./home-rooms";
import { demoHome } from "./make-floor";
import { renderView } from "./render-view";

const DIRECTORY = path.join(process.cwd(), "backend/seed/media");
const manifest = readManifest(DIRECTORY);
if (!manifest) throw new Error("The demo's media are not rendered: npm run demo-media");
const pictures = [...manifest.pictures, ...manifest.films.flatMap(({ snapshots }) => snapshots)];
const home = demoHome();
const floors = [0, 1].map((floorNumber) => buildFloor(home, floorNumber));
const subjectOf = (floorNumber: number, key: string): Subject | undefined =>
  floors[floorNumber]?.subjects.find((subject) => subject.key === key);

type Box = { left: number; top: number; right: number; bottom: number };
const bounded = (value: number): number => Math.min(Math.max(value, 0), 1);

/** Round the projected corners, cut at the picture's borders; null when a corner is behind the camera. */
function projectedBox({ cameraPose, width, height }: PictureFacts, corners: Subject["corners"]): Box | null {
  const points = corners.map((corner) => projectPoint(cameraPose, width / height, turned(-home.turn, corner)));
  if (points.some((point) => point === null)) return null;
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => bounded(point?.[axis] ?? 0)));
  return { left: Math.min(...xs!), top: Math.min(...ys!), right: Math.max(...xs!), bottom: Math.max(...ys!) };
}

const boxOf = ({ box }: SeenThing): Box => ({
  left: box.x,
  top: box.y,
  right: box.x + box.width,
  bottom: box.y + box.height,
});

/** How far one box sticks out of another, as a share of the picture. */
const sticksOut = (inner: Box, outer: Box): number =>
  Math.max(outer.left - inner.left, outer.top - inner.top, inner.right - outer.right, inner.bottom - outer.bottom);

/** Frames, handles and a basin's cupboard reach past what was captured, a crack's branches past its place. */
function reachOf({ kind, label }: SeenThing, { left, right, top, bottom }: Box): number {
  if (label === "crack") return 0.15 * Math.max(right - left, bottom - top);
  if (kind === "damage") return 0.012;
  if (label === "door") return 1;
  return label === "sink" ? 0.6 : 0.12;
}

const areaOf = ({ left, right, top, bottom }: Box): number => Math.max(right - left, 0) * Math.max(bottom - top, 0);

/** How much of the smaller box lies in the other, 0 to 1: an open door's leaf swings out of its opening, but hangs in it. */
function shared(one: Box, other: Box): number {
  const both = {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return areaOf(both) / Math.min(areaOf(one), areaOf(other));
}

test("what is seen lies where its corners are projected to", () => {
  let compared = 0;
  for (const picture of pictures) {
    for (const thing of picture.seen) {
      const subject = subjectOf(picture.floorNumber, thing.key);
      if (!subject) throw new Error(`${picture.file} shows ${thing.key}, which the home has not`);
      const outer = projectedBox(picture, subject.corners);
      if (!outer) continue;
      const reach = reachOf(thing, outer);
      const off = sticksOut(boxOf(thing), outer);
      if (off >= reach) throw new Error(`${picture.file}: ${thing.label} sticks out by ${String(off)}`);
      const within = shared(boxOf(thing), outer);
      if (within < 0.2) throw new Error(`${picture.file}: ${thing.label} lies ${String(within)} in its place`);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test("a damage fills most of its place", () => {
  const whole = pictures.flatMap((picture) =>
    picture.seen
      .filter(({ kind }) => kind === "damage")
      .flatMap((thing) => {
        const outer = projectedBox(picture, subjectOf(picture.floorNumber, thing.key)?.corners ?? []);
        const isCut = !outer || Math.min(outer.left, outer.top) <= 0 || Math.max(outer.right, outer.bottom) >= 1;
        if (isCut) return [];
        return [(thing.box.width * thing.box.height) / ((outer.right - outer.left) * (outer.bottom - outer.top))];
      }),
  );
  expect(whole.length).toBeGreaterThan(8);
  expect(Math.max(...whole)).toBeLessThan(1.1);
  expect(whole.sort((a, b) => a - b)[Math.floor(whole.length / 2)]).toBeGreaterThan(0.4);
});

const SMALL = 400;
const SHIFTS = [-6, -4, -2, 2, 4, 6];

/** How bright the picture is at each pixel of a small copy. */
async function brightness(file: string, width: number, height: number): Promise<Uint8Array> {
  const { data } = await sharp(path.join(DIRECTORY, file))
    .autoOrient()
    .resize(width, height)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}

/** The mean step of brightness across the geometry's borders, moved sideways by some pixels. */
function stepAtBorders(
  subjects: Uint16Array,
  light: Uint8Array,
  width: number,
  [dx, dy]: readonly [number, number],
): number {
  const height = subjects.length / width;
  let [sum, count] = [0, 0];
  for (let y = 8; y < height - 8; y += 1) {
    for (let x = 8; x < width - 8; x += 1) {
      const at = y * width + x;
      const there = (y + dy) * width + x + dx;
      if (subjects[at] !== subjects[at + 1]) {
        sum += Math.abs(light[there + 1]! - light[there]!);
        count += 1;
      }
      if (subjects[at] !== subjects[at + width]) {
        sum += Math.abs(light[there + width]! - light[there]!);
        count += 1;
      }
    }
  }
  return sum / count;
}

const samples = [
  "living-room-1.jpg",
  "kitchen-1.jpg",
  "landing-1.jpg",
  "main-bedroom-1.jpg",
  "hall-4.jpg",
  "study-1.jpg",
];

test.each(samples)("the edges in %s are where the pose puts the geometry's", async (file) => {
  const picture = pictures.find((each) => each.file === file);
  if (!picture) throw new Error(`No ${file}`);
  const width = picture.width > picture.height ? SMALL : (SMALL * 3) / 4;
  const height = (width * picture.height) / picture.width;
  const floor = floors[picture.floorNumber];
  if (!floor) throw new Error("No such floor");
  const { subjects } = renderView(floor, home.turn, picture.cameraPose, [width, height]);
  const light = await brightness(file, width, height);
  const here = stepAtBorders(subjects, light, width, [0, 0]);
  const elsewhere = SHIFTS.flatMap((by) => [
    stepAtBorders(subjects, light, width, [by, 0]),
    stepAtBorders(subjects, light, width, [0, by]),
  ]);
  // Frames and skirtings have several borders a few pixels apart; a pose that is off has its peak elsewhere.
  expect(here).toBeGreaterThan(1.15 * Math.max(...elsewhere));
});
