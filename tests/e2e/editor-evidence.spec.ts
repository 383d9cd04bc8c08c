/** Photos as evidence: beside the model, from where they were taken, pointed into, and with damage outlined in one. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Region } from "../../lib/domain/entities";
import type { Face, Vertex } from "../../lib/domain/geometry-records";
import { evidencePhotos } from "../../lib/editor/evidence/evidence-photo";
import type { PinholeCamera } from "../../lib/geometry/project-point";
import { EditorPage } from "./editor-page";
import { admit, expect, test } from "./fixtures";
import { auditOf } from "./look";
import { DEMO_HOME_CLAIM } from "./seeded";

/** It shows the dining room's north wall, bare over a sideboard. */
const PHOTO = "Dining room 3";
const stage = (page: Page) => page.getByRole("button", { name: `Photo ${PHOTO}` });
const photoWindow = (page: Page) => page.getByRole("region", { name: PHOTO });
const pressed = (page: Page, name: string) => photoWindow(page).getByRole("button", { name, pressed: true });

/** Clicks places of the photo, in fractions. */
async function click(page: Page, ...places: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const box = await stage(page).boundingBox();
  if (!box) throw new Error("The photo is not in sight");
  for (const [x, y] of places) await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
}

type Point = readonly [number, number, number];
type Place = readonly [x: number, y: number];

/** The open photo as the claim's rooms tell it, and the corners of the wall that is selected. */
async function seenWall(page: Page, surveyKey: string) {
  type Lists = { regions: Region[]; faces: Face[]; vertices: Vertex[] };
  const read = async (path: string): Promise<Lists> => {
    const answer = await page.request.get(`/api/backend/${path}`, { headers: { "X-Requested-With": "lintel" } });
    return (await answer.json()) as Lists;
  };
  const projectKey = new URL(page.url()).pathname.split("/").find((part) => part.startsWith("prj-"));
  const { regions } = await read(`region?projectKey=${projectKey}&expandedFields=scan,video,image,tag`);
  const photo = evidencePhotos(regions, surveyKey).find(({ name }) => name === PHOTO);
  const { faces } = await read(`face?surveyKey=${surveyKey}`);
  const { vertices } = await read(`vertex?surveyKey=${surveyKey}`);
  const wall = faces.find(({ key }) => page.url().includes(key));
  if (!photo?.camera || !wall) throw new Error("No photo with a place, or no wall selected");
  const { camera, width, height } = photo;
  const corners = wall.loops[0]!.map((key): Point => {
    const { x, y, z } = vertices.find((vertex) => vertex.key === key)!;
    return [x, y, z];
  });
  return { camera, width, height, corners };
}

/** Where a photo shows a point, as fractions; null behind it. By the matrix of its turn, row by row. */
function shownAt({ position, quaternion, fovY }: PinholeCamera, aspect: number, point: Point): Place | null {
  const [x, y, z, w] = quaternion;
  const way = point.map((value, axis) => value - position[axis]!) as unknown as Point;
  const along = (axis: Point): number => axis[0] * way[0] + axis[1] * way[1] + axis[2] * way[2];
  const right = along([1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)]);
  const up = along([2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)]);
  const ahead = -along([2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)]);
  const half = Math.tan(fovY / 2);
  return ahead <= 0 ? null : [0.5 + right / ahead / half / aspect / 2, 0.5 - up / ahead / half / 2];
}

/** The greatest distance from one of the places to the nearest that was found, in pixels. */
const farthest = (places: readonly Place[], found: readonly Place[]): number =>
  Math.max(...places.map(([x, y]) => Math.min(...found.map(([a, b]) => Math.hypot(a - x, b - y)))));

test("a photo is opened beside the model, stood at, pointed into, and damage in it becomes an element", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await admit(page);
  await editor.open(DEMO_HOME_CLAIM);
  await expect(page.locator("[data-part='room']").first()).toBeVisible();

  await test.step("the list opens by its key, and the photo from it by keys", async () => {
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

  await test.step("the camera stands at the photo, and Escape brings it back", async () => {
    await page.keyboard.press("z");
    await expect(pressed(page, "Back to where the camera was")).toBeVisible();
    const picture = page.locator("[data-picture] canvas").first();
    const first = (await picture.boundingBox())!;
    await page.keyboard.press("3");
    await page.mouse.click(first.x + first.width / 2, first.y + first.height * 0.4);
    await expect(page).toHaveURL(/selection=/);
    const { camera, width, height, corners } = await seenWall(page, editor.surveyKey());
    const aspect = width / height;
    const fractions = corners.map((corner) => shownAt(camera, aspect, corner)).filter((place) => place !== null);
    expect(fractions.length).toBeGreaterThan(1);
    const handles = page.locator("[data-picture] svg [data-part='handle']");
    // A picture that is narrower than the photo, and one that is wider: the photo stands in its middle, all of it in sight.
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
    // And the lines over the photo run through those corners that it shows.
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
    await expect(photoWindow(page).getByRole("button", { name: "Stand at the photo" })).toBeVisible();
  });

  await test.step("a click says where it is, two how far they are apart", async () => {
    await click(page, [0.5, 0.36]);
    await expect(photoWindow(page).getByRole("status")).toContainText(
      /^Wall \d · north, Dining room · .* m from the camera$/,
    );
    await page.keyboard.press("Alt+x");
    await click(page, [0.5, 0.36], [0.56, 0.36]);
    await expect(photoWindow(page).getByRole("status")).toContainText(/^0\.\d{3} m · /);
  });

  await test.step("damage around a corner is refused; on one wall it becomes an element, in one step to undo", async () => {
    const damage = editor.tree.getByRole("treeitem", { name: /^Damage/ });
    await page.keyboard.press("Alt+a");
    await click(page, [0.5, 0.3], [0.9, 0.2], [0.5, 0.42]);
    await page.keyboard.press("Enter");
    await expect(page.locator("footer").getByRole("status")).toContainText(
      "outline the damage of each surface by itself",
    );
    await page.keyboard.press("Escape");
    for (let corner = 0; corner < 3; corner += 1) await page.keyboard.press("Escape");
    await click(page, [0.45, 0.3], [0.55, 0.3], [0.55, 0.42], [0.45, 0.42]);
    await expect(photoWindow(page).getByRole("status")).toContainText(
      /^0\.\d\d m² ±0\.\d\d m², without the photo's own error \(±0\.\d\d m² for 0\.05 m and 1°\) · /,
    );
    await page.keyboard.press("Enter");
    await expect(damage).toBeVisible();
    await expect(page.getByText(/^Damage of 0\.\d\d m² ±0\.\d\d m², without the photo's own error$/)).toBeVisible();
    // Hatched in amber wherever on its wall it is, also with nothing selected.
    const outline = (await page.locator("[data-part='filled']").first().boundingBox())!;
    await editor.letGo();
    const red = async () => {
      const [x, y] = [outline.x + outline.width / 4, outline.y + outline.height / 4];
      const clip = { x, y, width: outline.width / 2, height: outline.height / 2 };
      const { channels } = await sharp(await page.screenshot({ clip })).stats();
      const [r, , b] = channels.map(({ mean }) => mean);
      return [r! > 100, r! > b! + 15];
    };
    await expect.poll(red).toEqual([true, true]);
    await page.keyboard.press("Control+z");
    await expect(damage).toHaveCount(0);
    // Whoever opens this home next finds it as it was.
    await editor.saved();
  });
});
