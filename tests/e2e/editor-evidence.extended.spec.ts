/**
 * Photos as evidence: next to the model, viewed from their camera positions, located by clicks, and with damage
 * outlined.
 */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Region } from "../../lib/domain/entities";
import type { Face, ObjectPlanar, Vertex } from "../../lib/domain/geometry-records";
import { evidencePhotos } from "../../lib/editor/tools/evidence/evidence-photo";
import type { PinholeCamera } from "../../lib/geometry/project-point";
import { auditOf } from "./check-screen";
import { EditorPage } from "./editor-page";
import { admit, expect, test, WHOLE_PIXELS } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

test.use(WHOLE_PIXELS);

/** The photo shows the dining room's north wall, bare above a sideboard. */
const PHOTO = "Dining room 3";
const stage = (page: Page) => page.getByRole("button", { name: `Photo ${PHOTO}` });
const photoWindow = (page: Page) => page.getByRole("region", { name: PHOTO });
const pressed = (page: Page, name: string) => photoWindow(page).getByRole("button", { name, pressed: true });

/** Clicks positions on the photo, as fractions. */
async function click(page: Page, ...places: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const box = await stage(page).boundingBox();
  if (!box) throw new Error("The photo is not in sight");
  for (const [x, y] of places) await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
}

type Point = readonly [number, number, number];
type Place = readonly [x: number, y: number];

type Lists = { regions: Region[]; faces: Face[]; vertices: Vertex[]; objectsPlanar: ObjectPlanar[] };

async function read(page: Page, path: string): Promise<Lists> {
  const answer = await page.request.get(`/api/backend/${path}`, { headers: { "X-Requested-With": "lintel" } });
  return (await answer.json()) as Lists;
}

/** Returns the survey's photos, from the claim's rooms. */
async function photosOf(page: Page, surveyKey: string) {
  const projectKey = new URL(page.url()).pathname.split("/").find((part) => part.startsWith("prj-"));
  const { regions } = await read(page, `region?projectKey=${projectKey}&expandedFields=scan,video,image,tag`);
  return evidencePhotos(regions, surveyKey);
}

/** Returns the open photo's camera and size, and the corners of the selected wall. */
async function seenWall(page: Page, surveyKey: string) {
  const photo = (await photosOf(page, surveyKey)).find(({ name }) => name === PHOTO);
  const { faces } = await read(page, `face?surveyKey=${surveyKey}`);
  const { vertices } = await read(page, `vertex?surveyKey=${surveyKey}`);
  const wall = faces.find(({ key }) => page.url().includes(key));
  if (!photo?.camera || !wall) throw new Error("No photo with a place, or no wall selected");
  const { camera, width, height } = photo;
  const corners = wall.loops[0]!.map((key): Point => {
    const { x, y, z } = vertices.find((vertex) => vertex.key === key)!;
    return [x, y, z];
  });
  return { camera, width, height, corners };
}

const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Point): Point => a.map((part) => part / Math.hypot(...a)) as unknown as Point;

/**
 * Returns the damage that the backend has, its host, and its corners, measured from the host's first corner along its
 * first side.
 */
async function readDamage(page: Page, surveyKey: string) {
  const { objectsPlanar } = await read(page, `object-planar?surveyKey=${surveyKey}`);
  const { faces } = await read(page, `face?surveyKey=${surveyKey}`);
  const { vertices } = await read(page, `vertex?surveyKey=${surveyKey}`);
  return objectsPlanar
    .filter(({ label }) => label === "damage")
    .map((damage) => {
      const host = faces.find(({ key }) => key === damage.faceKey)!;
      const loop = host.loops[0]!.map((key): Point => {
        const { x, y, z } = vertices.find((vertex) => vertex.key === key)!;
        return [x, y, z];
      });
      const [first, second, last] = [loop[0]!, loop[1]!, loop.at(-1)!];
      const along = unit(subtract(second, first));
      const up = cross(unit(cross(along, subtract(last, first))), along);
      const turn = damage.rotation ?? 0;
      const corners = (damage.outline ?? []).map(([a, b]): Point => {
        const u = damage.u + a * Math.cos(turn) - b * Math.sin(turn);
        const v = damage.v + a * Math.sin(turn) + b * Math.cos(turn);
        return first.map((part, axis) => part + u * along[axis]! + v * up[axis]!) as unknown as Point;
      });
      const keys = new Set(host.loops[0]);
      const rooms = faces.filter(
        ({ label, loops }) => label === "floor" && loops[0]!.filter((key) => keys.has(key)).length > 1,
      );
      return { damage, host, rooms: rooms.map(({ roomLabel }) => roomLabel), corners };
    });
}

/** Projects a point into a photo, as fractions; null behind the camera. Uses rows of the camera's rotation matrix. */
function projectToPhoto({ position, quaternion, fovY }: PinholeCamera, aspect: number, point: Point): Place | null {
  const [x, y, z, w] = quaternion;
  const offset = point.map((value, axis) => value - position[axis]!) as unknown as Point;
  const along = (axis: Point): number => axis[0] * offset[0] + axis[1] * offset[1] + axis[2] * offset[2];
  const right = along([1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)]);
  const up = along([2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)]);
  const ahead = -along([2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)]);
  const half = Math.tan(fovY / 2);
  return ahead <= 0 ? null : [0.5 + right / ahead / half / aspect / 2, 0.5 - up / ahead / half / 2];
}

/** Returns the corners of the camera's view at a distance in meters. Uses the columns of the same matrix. */
function cornersAhead({ position, quaternion, fovY }: PinholeCamera, aspect: number, ahead: number): Point[] {
  const [x, y, z, w] = quaternion;
  const half = Math.tan(fovY / 2) * ahead;
  return [-1, 1].flatMap((across) =>
    [-1, 1].map((down): Point => {
      const [a, b, c] = [across * half * aspect, down * half, -ahead];
      return [
        position[0] + (1 - 2 * (y * y + z * z)) * a + 2 * (x * y - z * w) * b + 2 * (x * z + y * w) * c,
        position[1] + 2 * (x * y + z * w) * a + (1 - 2 * (x * x + z * z)) * b + 2 * (y * z - x * w) * c,
        position[2] + 2 * (x * z - y * w) * a + 2 * (y * z + x * w) * b + (1 - 2 * (x * x + y * y)) * c,
      ];
    }),
  );
}

/** Maps plan to screen, from three floor corners and their pixels in any order; null if no mapping fits. */
function planOn(corners: readonly Point[], seen: readonly Place[]): ((point: Point) => Place) | null {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  for (const order of orders) {
    const [[ax, ay], [bx, by]] = [seen[order[0]!]!, seen[order[1]!]!];
    const [from, to] = [corners[0]!, corners[1]!];
    const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
    const square = dx * dx + dz * dz;
    // Rotation and uniform scale are one complex number.
    const [re, im] = [((bx - ax) * dx + (by - ay) * dz) / square, ((by - ay) * dx - (bx - ax) * dz) / square];
    const on = ([x, , z]: Point): Place => [
      ax + re * (x - from[0]) - im * (z - from[2]),
      ay + im * (x - from[0]) + re * (z - from[2]),
    ];
    const [cx, cy] = on(corners[2]!);
    const [wx, wy] = seen[order[2]!]!;
    if (Math.hypot(cx - wx, cy - wy) < 1) return on;
  }
  return null;
}

/** Returns the greatest distance from a position to its nearest match, in pixels. */
const farthest = (places: readonly Place[], found: readonly Place[]): number =>
  Math.max(...places.map(([x, y]) => Math.min(...found.map(([a, b]) => Math.hypot(a - x, b - y)))));

test("a photo opens next to the model, the camera moves to its position, points in it are located, and outlined damage becomes an element", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await admit(page);
  await editor.open(DEMO_HOME_CLAIM);
  await expect(page.locator("[data-part='room']").first()).toBeVisible();

  await test.step("a key opens the list of photos, and the keyboard opens a photo from the list", async () => {
    await page.keyboard.press("d");
    const list = page.getByRole("listbox", { name: "Photos of this floor" });
    await list.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(list.getByRole("option", { name: PHOTO, selected: true })).toBeVisible();
    await expect(stage(page).locator("img")).toHaveJSProperty("complete", true);
    await expect(stage(page).locator("[data-part='model'] [data-kind='opening'] path").last()).toHaveAttribute(
      "d",
      /M/,
    );
    expect(await auditOf(page, null, "[data-photo-window]")).toEqual([]);
  });

  await test.step("the camera moves to the photo, and Escape returns the camera", async () => {
    await page.keyboard.press("z");
    await expect(pressed(page, "Back to the previous view")).toBeVisible();
    // The camera arrives with the next frame; a press then refers to what is visible.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const picture = page.locator("[data-picture] canvas").first();
    const first = (await picture.boundingBox())!;
    await page.keyboard.press("3");
    await page.mouse.click(first.x + first.width / 2, first.y + first.height * 0.4);
    await expect(page).toHaveURL(/selection=/);
    const { camera, width, height, corners } = await seenWall(page, editor.surveyKey());
    const aspect = width / height;
    const fractions = corners.map((corner) => projectToPhoto(camera, aspect, corner)).filter((place) => place !== null);
    expect(fractions.length).toBeGreaterThan(1);
    const handles = page.locator("[data-picture] svg [data-part='handle']");
    // Canvases narrower and wider than the photo: the photo is centered and entirely visible.
    for (const [isWider, size] of [
      [false, page.viewportSize()!],
      [true, { width: 1700, height: 640 }],
    ] as const) {
      await page.setViewportSize(size);
      await expect
        .poll(async () => {
          const box = (await picture.boundingBox())!;
          if (box.width / box.height > aspect !== isWider) return Number.POSITIVE_INFINITY;
          const high = Math.min(box.height, box.width / aspect);
          const places = fractions.map(
            ([x, y]): Place => [
              box.x + box.width / 2 + (x - 0.5) * high * aspect,
              box.y + box.height / 2 + (y - 0.5) * high,
            ],
          );
          const found = await handles.evaluateAll((all) =>
            all.map((one): [number, number] => {
              const { x, y, width: across, height: down } = one.getBoundingClientRect();
              return [x + across / 2, y + down / 2];
            }),
          );
          return farthest(places, found);
        })
        .toBeLessThan(1);
    }
    // The lines over the photo pass through the corners that it shows.
    const inside = fractions.filter((place) => place.every((share) => share > 0.01 && share < 0.99));
    expect(inside.length).toBeGreaterThan(0);
    const lines = await stage(page).locator("[data-part='model'] [data-kind='face'] path").last().getAttribute("d");
    const ends = [...(lines ?? "").matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(
      ([, x, y]): Place => [Number(x), Number(y)],
    );
    expect(
      farthest(
        inside.map(([x, y]): Place => [x * width, y * height]),
        ends,
      ),
    ).toBeLessThan(2);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(photoWindow(page).getByRole("button", { name: "View from the photo" })).toBeVisible();
  });

  await test.step("one click shows a position, and two clicks show the distance between them", async () => {
    await click(page, [0.5, 0.36]);
    await expect(photoWindow(page).getByRole("status")).toContainText(
      /^Wall \d · north, Dining room · .* m from the camera$/,
    );
    await page.keyboard.press("Alt+x");
    await click(page, [0.5, 0.36], [0.56, 0.36]);
    await expect(photoWindow(page).getByRole("status")).toContainText(/^0\.\d{3} m · /);
  });

  await test.step("damage around a corner is refused; damage on one wall becomes an element that one undo removes", async () => {
    const damage = editor.tree.getByRole("treeitem", { name: /^Damage/ });
    await page.keyboard.press("Alt+a");
    await click(page, [0.5, 0.3], [0.9, 0.2], [0.5, 0.42]);
    await page.keyboard.press("Enter");
    await expect(page.locator("footer").getByRole("status")).toContainText("outline each surface separately");
    await page.keyboard.press("Escape");
    for (let corner = 0; corner < 3; corner += 1) await page.keyboard.press("Escape");
    const outlined: Place[] = [
      [0.45, 0.3],
      [0.55, 0.3],
      [0.55, 0.42],
      [0.45, 0.42],
    ];
    await click(page, ...outlined);
    await expect(photoWindow(page).getByRole("status")).toContainText(
      /^0\.\d\d m² ±0\.\d\d m², without the photo's own error \(±0\.\d\d m² for 0\.05 m and 1°\) · /,
    );
    await page.keyboard.press("Enter");
    await expect(damage).toBeVisible();
    const message = page.getByText(/^Damage of 0\.\d\d m² ±0\.\d\d m², without the photo's own error$/);
    await expect(message).toBeVisible();
    const area = Number((await message.textContent())!.match(/0\.\d\d/)![0]);
    // The damage is hatched in amber on the wall, even without a selection.
    const outline = (await page.locator("[data-part='filled']").first().boundingBox())!;
    await editor.letGo();
    const isAmber = async () => {
      const [x, y] = [outline.x + outline.width / 4, outline.y + outline.height / 4];
      const clip = { x, y, width: outline.width / 2, height: outline.height / 2 };
      const { channels } = await sharp(await page.screenshot({ clip })).stats();
      const [r, , b] = channels.map(({ mean }) => mean);
      return [r! > 100, r! > b! + 15];
    };
    await expect.poll(isAmber).toEqual([true, true]);
    // The backend has the damage on the clicked wall, where the photo shows the outline, with the reported area.
    const held = () => readDamage(page, editor.surveyKey());
    await expect.poll(async () => (await held()).length).toBe(1);
    const { damage: saved, host, rooms, corners } = (await held())[0]!;
    expect([host.label, rooms]).toEqual(["wall", ["Dining room"]]);
    const photo = (await photosOf(page, editor.surveyKey())).find(({ name }) => name === PHOTO)!;
    const seen = corners.map((corner) => projectToPhoto(photo.camera!, photo.width / photo.height, corner)!);
    expect(seen).toHaveLength(outlined.length);
    expect(farthest(outlined, seen)).toBeLessThan(0.003);
    const [xs, ys] = [saved.outline!.map(([a]) => a), saved.outline!.map(([, b]) => b)];
    expect(saved.width).toBeCloseTo(Math.max(...xs) - Math.min(...xs), 3);
    expect(saved.height).toBeCloseTo(Math.max(...ys) - Math.min(...ys), 3);
    const [a, b, c, d] = corners as [Point, Point, Point, Point];
    expect(Math.abs(Math.hypot(...cross(subtract(c, a), subtract(d, b))) / 2 - area)).toBeLessThan(0.006);
    await page.keyboard.press("Control+z");
    await expect(damage).toHaveCount(0);
    // Leave the home as it was found.
    await editor.saved();
    await expect.poll(async () => (await held()).length).toBe(0);
  });
});

test("the plan shows the camera position and direction of each of the floor's photos", async ({ page }) => {
  const editor = new EditorPage(page);
  await admit(page);
  await editor.open(DEMO_HOME_CLAIM);
  const surveyKey = editor.surveyKey();
  const photos = (await photosOf(page, surveyKey)).filter(({ camera, floorNumber }) => camera && floorNumber === 0);
  expect(photos.length).toBeGreaterThan(3);
  // Three floor corners with distinct distances determine how the plan is drawn.
  const { vertices } = await read(page, `vertex?surveyKey=${surveyKey}`);
  const floor = vertices.filter(({ floorNumber }) => floorNumber === 0);
  const placeOf = ({ x, y, z }: Vertex): Point => [x, y, z];
  const apart = (a: Vertex, b: Vertex): number => Math.hypot(a.x - b.x, a.z - b.z);
  const a = floor.reduce((one, other) => (other.x + other.z < one.x + one.z ? other : one));
  const b = floor.reduce((one, other) => (apart(a, other) > apart(a, one) ? other : one));
  const uneven = (one: Vertex): number =>
    Math.min(
      apart(a, one),
      apart(b, one),
      Math.abs(apart(a, one) - apart(b, one)),
      Math.abs(apart(a, b) - apart(b, one)),
    );
  const c = floor.reduce((one, other) => (uneven(other) > uneven(one) ? other : one));
  const address = new URL(page.url());
  address.searchParams.set("view", "plan");
  address.searchParams.set("selection", [a, b, c].map(({ key }) => key).join());
  await page.goto(address.href);
  const handles = page.locator("[data-picture] svg [data-part='handle']");
  await expect(handles).toHaveCount(3);
  await editor.waitForPanels();
  async function planSeen(): Promise<(point: Point) => Place> {
    const seen = await handles.evaluateAll((all) =>
      all.map((one): [number, number] => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      }),
    );
    const plan = planOn([a, b, c].map(placeOf), seen);
    if (!plan) throw new Error("The plan is no plan");
    return plan;
  }
  const on = await planSeen();
  const picture = (await page.locator("[data-picture] canvas").first().boundingBox())!;
  await page.mouse.move(2, 2);

  async function pixels() {
    const clip = { x: Math.round(picture.x), y: Math.round(picture.y), width: picture.width, height: picture.height };
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, info, left: clip.x, top: clip.y };
  }
  const before = await pixels();
  await page.keyboard.press("Alt+d");
  /** Returns the pixels where the canvas changed: the camera positions. */
  async function drawn(): Promise<Place[]> {
    const { data, info, left, top } = await pixels();
    const places: Place[] = [];
    for (let offset = 0; offset < data.length; offset += info.channels) {
      const more = (channel: number) => data[offset + channel]! - before.data[offset + channel]!;
      const index = offset / info.channels;
      const [x, y] = [left + (index % info.width), top + Math.floor(index / info.width)];
      if (Math.abs(more(0)) + Math.abs(more(1)) + Math.abs(more(2)) > 60) places.push([x + 0.5, y + 0.5]);
    }
    return places;
  }
  await expect.poll(async () => (await drawn()).length).toBeGreaterThan(100);
  const found = await drawn();

  const near = ([x, y]: Place, within: number): boolean => found.some(([s, t]) => Math.hypot(s - x, t - y) < within);
  const scale = Math.hypot(on([1, 0, 0])[0] - on([0, 0, 0])[0], on([1, 0, 0])[1] - on([0, 0, 0])[1]);
  const shapes = photos.map(({ camera, width, height }) => {
    const eye = on(camera!.position as Point);
    const corners = cornersAhead(camera!, width / height, 0.34);
    const reach = Math.max(
      ...corners.map((corner) => Math.hypot(...corner.map((part, axis) => part - camera!.position[axis]!))),
    );
    return { eye, corners: corners.map(on), reach: reach * 1.3 * scale + 3 };
  });
  // At the camera, and at each corner of its view.
  for (const { eye, corners } of shapes) for (const place of [eye, ...corners]) expect(near(place, 3)).toBe(true);
  // And nowhere else.
  const strays = found.filter(([x, y]) => shapes.every(({ eye, reach }) => Math.hypot(x - eye[0], y - eye[1]) > reach));
  expect(strays).toEqual([]);
  await page.keyboard.press("Alt+d");
  await expect.poll(async () => (await drawn()).length).toBe(0);

  await test.step("the button shows the camera positions, and a click on one opens its photo", async () => {
    await page.keyboard.press("d");
    const panel = page.getByRole("region", { name: "Photos", exact: true });
    await panel.getByRole("button", { name: "Show camera positions" }).click();
    await expect(panel.getByRole("button", { name: "Hide camera positions", pressed: true })).toBeVisible();
    await editor.waitForPanels();
    const now = await planSeen();
    const eyes = photos.map((photo) => ({ photo, eye: now(photo.camera!.position as Point) }));
    const gapOf = ({ photo, eye }: (typeof eyes)[number]): number =>
      Math.min(
        ...eyes.flatMap((other) =>
          other.photo === photo ? [] : [Math.hypot(other.eye[0] - eye[0], other.eye[1] - eye[1])],
        ),
      );
    // The camera position farthest from any other.
    const { photo, eye } = eyes.reduce((one, other) => (gapOf(other) > gapOf(one) ? other : one));
    await page.mouse.click(...eye);
    await expect(page.getByRole("region", { name: photo.name, exact: true })).toBeVisible();
    await expect(panel.getByRole("option", { name: photo.name, selected: true })).toBeVisible();
  });
});

test.describe("touch", () => {
  test.use({ hasTouch: true });

  test("two fingers zoom the photo, the home and the plan around the center between them, and click nothing", async ({
    page,
  }) => {
    const editor = new EditorPage(page);
    await admit(page);
    await editor.open(DEMO_HOME_CLAIM);
    await expect(page.locator("[data-part='room']").first()).toBeVisible();
    const browser = await page.context().newCDPSession(page);
    type Touch = "touchStart" | "touchMove" | "touchEnd";
    const touch = (type: Touch, ...points: Place[]) =>
      browser.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });

    /** Spreads two fingers to twice their distance, lifts one, and moves the other. */
    async function spread([x, y]: Place): Promise<void> {
      await touch("touchStart", [x - 40, y]);
      await touch("touchStart", [x - 40, y], [x + 40, y]);
      for (let by = 5; by <= 40; by += 5) await touch("touchMove", [x - 40 - by, y], [x + 40 + by, y]);
      await touch("touchEnd", [x - 80, y]);
      await touch("touchEnd");
      await editor.waitForPanels();
    }

    await page.keyboard.press("d");
    const list = page.getByRole("listbox", { name: "Photos of this floor" });
    await list.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const photo = stage(page).locator("img");
    await expect(photo).toHaveJSProperty("complete", true);
    const status = photoWindow(page).getByRole("status");
    const hint = await status.textContent();
    const small = (await photo.boundingBox())!;
    const [x, y] = [small.x + small.width * 0.4, small.y + small.height * 0.5];
    await spread([x, y]);
    const large = (await photo.boundingBox())!;
    expect(large.width / small.width).toBeCloseTo(2, 2);
    expect((x - large.x) / large.width).toBeCloseTo(0.4, 2);
    expect(await status.textContent()).toBe(hint);
    await page.keyboard.press("Shift+z");

    const rooms = page.locator("[data-part='room']");
    const nameOf = (name: string) => rooms.filter({ hasText: name }).first();
    async function between(): Promise<number> {
      const [one, other] = [await editor.placeOf(nameOf("Kitchen")), await editor.placeOf(nameOf("Hall"))];
      return Math.hypot(one.x - other.x, one.y - other.y);
    }
    for (const [key, isExact] of [
      ["5", false],
      ["6", true],
    ] as const) {
      await page.keyboard.press(key);
      await expect(nameOf("Kitchen")).toBeVisible();
      const [one, other] = [await editor.placeOf(nameOf("Kitchen")), await editor.placeOf(nameOf("Hall"))];
      const distanceBefore = await between();
      await spread([(one.x + other.x) / 2, (one.y + other.y) / 2 + 30]);
      const ratio = (await between()) / distanceBefore;
      if (isExact) expect(ratio).toBeCloseTo(2, 1);
      else expect(ratio).toBeGreaterThan(1.5);
      expect(ratio).toBeLessThan(3);
      await expect(page.getByText("Nothing is selected.")).toBeVisible();
    }
  });
});
