/** One square room, created and deleted at the backend, for tests of saving. */
import type { Page } from "@playwright/test";
import { seedKey } from "../../backend/seed/seed-key";
import { EditorPage } from "./editor-page";
import { admit, expect } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

const HEADERS = { "X-Requested-With": "lintel", "Sec-Fetch-Site": "same-origin" };
const PLACES = [
  ["a", 0, 0],
  ["b", 0, 3],
  ["c", 4, 3],
  ["d", 4, 0],
] as const;

export const SAVING_SURVEY = seedKey("survey", "IMPORT-0002");
export const cornerKey = (name: "a" | "b" | "c" | "d") => `vrx-saving-${name}`;

async function call(page: Page, method: "PUT" | "POST" | "DELETE", path: string, data: object): Promise<void> {
  const answer = await page.request.fetch(`/api/backend/${path}`, { method, headers: HEADERS, data });
  expect([path, answer.ok()]).toEqual([path, true]);
}

type Corner = { key: string; x: number; y: number; z: number; revision: number };

/** Returns the backend's vertices of the room by corner name. */
export async function corners(page: Page): Promise<Record<string, Corner>> {
  const answer = await page.request.get(`/api/backend/vertex?surveyKey=${SAVING_SURVEY}`, { headers: HEADERS });
  const { vertices } = (await answer.json()) as { vertices: Corner[] };
  return Object.fromEntries(vertices.map((vertex) => [vertex.key.slice(-1), vertex]));
}

/** Moves a corner as someone else would, bypassing the page. */
export async function moveElsewhere(page: Page, name: "a" | "b" | "c" | "d", x: number): Promise<void> {
  await call(page, "PUT", "vertex/batch", { vertices: [{ key: cornerKey(name), x }] });
}

export async function emptyFloor(page: Page, surveyKey = SAVING_SURVEY, floorNumber = 0): Promise<void> {
  await call(page, "PUT", "survey/reset-3d-annotations", { key: surveyKey, floorNumber });
}

/** Clears the survey for imports of what an earlier test may have left. */
export async function emptyImports(page: Page, claim: (typeof IMPORT_CLAIMS)[number]): Promise<void> {
  const surveyKey = seedKey("survey", `IMPORT-000${IMPORT_CLAIMS.indexOf(claim) + 1}`);
  const answer = await page.request.get(`/api/backend/vertex?surveyKey=${surveyKey}`, { headers: HEADERS });
  const { vertices } = (await answer.json()) as { vertices: { floorNumber: number }[] };
  for (const floor of new Set(vertices.map(({ floorNumber }) => floorNumber))) await emptyFloor(page, surveyKey, floor);
}

/** Makes the floor uncertain, as a capture leaves it, and gives corner a its captured position. */
export async function doubtFloor(page: Page): Promise<void> {
  const captured = { label: "floor", loops: [PLACES.map(([name]) => cornerKey(name))] };
  await call(page, "PUT", "face/batch", { faces: [{ key: "fc-saving-floor", confidence: "low", captured }] });
  await call(page, "PUT", "vertex/batch", { vertices: [{ key: cornerKey("a"), captured: { x: 0, y: 0, z: 0 } }] });
}

/** Deletes the floor as someone else would, bypassing the page. */
export const deleteFloor = (page: Page): Promise<void> => call(page, "DELETE", "face", { keys: ["fc-saving-floor"] });

/** Returns the keys of faces that the backend lists as deleted from the survey for imports. */
export async function deletedFaces(page: Page, claim: (typeof IMPORT_CLAIMS)[number]): Promise<string[]> {
  const surveyKey = seedKey("survey", `IMPORT-000${IMPORT_CLAIMS.indexOf(claim) + 1}`);
  const answer = await page.request.get(`/api/backend/face?surveyKey=${surveyKey}&isDeleted=true`, {
    headers: HEADERS,
  });
  const { faces } = (await answer.json()) as { faces: { key: string }[] };
  return faces.map(({ key }) => key);
}

/** Reopens the annotation task of the survey. */
export const openTask = (page: Page): Promise<void> =>
  call(page, "PUT", "annotation-task", { key: seedKey("annotationTask", "IMPORT-0002"), status: "open" });

/** Creates the room anew. `sides`: the pairs of corners with an edge record. */
export async function putRoom(page: Page, sides: readonly (readonly [string, string])[] = []): Promise<void> {
  await emptyFloor(page);
  const base = { surveyKey: SAVING_SURVEY, floorNumber: 0 };
  const vertices = PLACES.map(([name, x, z]) => ({ ...base, key: cornerKey(name), x, y: 0, z }));
  await call(page, "POST", "vertex/batch", { vertices });
  const edges = sides.map(([a, b]) => ({
    ...base,
    key: `edg-saving-${a}${b}`,
    label: "base",
    vertexKeys: [`vrx-saving-${a}`, `vrx-saving-${b}`],
  }));
  if (edges.length > 0) await call(page, "POST", "edge/batch", { edges });
  const loops = [PLACES.map(([name]) => cornerKey(name))];
  const face = { ...base, key: "fc-saving-floor", label: "floor", roomLabel: "Kitchen", loops };
  await call(page, "POST", "face/batch", { faces: [face] });
}

/** Creates the room and opens it in the editor. */
export async function openRoom(page: Page): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await admit(page);
  await putRoom(page);
  await editor.open(IMPORT_CLAIMS[1]);
  await editor.saved();
  return editor;
}

/**
 * Further records in the room: a wall with a window and an outlet, a sofa and a lamp, and the edge from corner c to d.
 */
export const FURNISHED = {
  window: "obpl-saving-window",
  outlet: "obpl-saving-outlet",
  sofa: "ob3d-saving-sofa",
  lamp: "ob3d-saving-lamp",
  edge: "edg-saving-cd",
} as const;

export async function furnishRoom(page: Page): Promise<void> {
  const base = { surveyKey: SAVING_SURVEY, floorNumber: 0 };
  const tops = PLACES.slice(0, 2).map(([name, x, z]) => ({ ...base, key: `vrx-saving-top-${name}`, x, y: 2.5, z }));
  await call(page, "POST", "vertex/batch", { vertices: tops });
  const vertexKeys = [cornerKey("c"), cornerKey("d")];
  await call(page, "POST", "edge/batch", { edges: [{ ...base, key: FURNISHED.edge, label: "base", vertexKeys }] });
  const loops = [[cornerKey("a"), cornerKey("b"), tops[1]?.key, tops[0]?.key]];
  await call(page, "POST", "face/batch", { faces: [{ ...base, key: "fc-saving-wall", label: "wall", loops }] });
  const onWall = { ...base, faceKey: "fc-saving-wall" };
  const window = { ...onWall, key: FURNISHED.window, label: "window", u: 0.8, v: 1.4, width: 0.6, height: 0.8 };
  const outlet = { ...onWall, key: FURNISHED.outlet, label: "outlet", u: 2.8, v: 0.3, width: 0.08, height: 0.08 };
  await call(page, "POST", "object-planar/batch", { objectsPlanar: [window, outlet] });
  const object = { ...base, label: "furniture", quaternion: [0, 0, 0, 1], size: [0.5, 0.5, 0.5] };
  const object3ds = [
    { ...object, key: FURNISHED.sofa, position: [2, 0.25, 1] },
    { ...object, key: FURNISHED.lamp, position: [3, 0.25, 2] },
  ];
  await call(page, "POST", "object3d/batch", { object3ds });
}

/** Keeps the page from learning of changes by someone else while `steps` run. */
export async function withoutReading(page: Page, steps: () => Promise<void>): Promise<void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const list = (url: URL) => url.pathname === "/api/backend/vertex";
  await page.route(list, async (route) => {
    if (route.request().method() === "GET") await isReleased;
    await route.fallback();
  });
  await steps();
  release();
  await page.unroute(list);
}

/** Swaps two corners of the room's floor, so that its outline crosses itself. */
export async function crossFloor(page: Page): Promise<void> {
  const loops = [["b", "a", "c", "d"].map((name) => `vrx-saving-${name}`)];
  await call(page, "PUT", "face/batch", { faces: [{ key: "fc-saving-floor", loops }] });
}
