/** @jest-environment node */
import "fake-indexeddb/auto";
import { createWorld, tick, until } from "@/tests/support/queue-world";
import { scriptFetch } from "@/tests/support/scripted-fetch";
import { ApiError } from "../calls/api-error";
import { openSurveyEditor } from "./open-survey-editor";

const SURVEY = "srv-1";
beforeAll(() => void Object.assign(globalThis, { window: new EventTarget() }));
afterAll(() => void Reflect.deleteProperty(globalThis, "window"));
const ANN = { scope: "emp-ann", employeeKey: "emp-ann" };
const LISTS: Record<string, string> = {
  vertex: "vertices",
  edge: "edges",
  face: "faces",
  "object-planar": "objectsPlanar",
  object3d: "object3ds",
};

test("removes an edit from the history that was refused and dismissed while the editor was closed", async () => {
  const world = createWorld("opened-later", "nobody");
  world.backend.records.set("vrx-a", { revision: 1, value: 0 });
  const tab = world.open();
  await world.changeSession("emp-ann");
  scriptFetch(({ url }) => {
    const name = Object.keys(LISTS).find((one) => url.startsWith(`/api/backend/${one}?surveyKey=`));
    if (!name) return { status: 200, body: { dataset: { key: "ds-1" } } };
    const { revision, value } = world.backend.records.get("vrx-a") ?? {};
    const vertex = { key: "vrx-a", surveyKey: SURVEY, floorNumber: 0, x: value, y: 0, z: 0, revision };
    return { status: 200, body: { [LISTS[name] as string]: name === "vertex" ? [vertex] : [] } };
  });
  const open = async () => {
    const keys = { surveyKey: SURVEY, datasetKey: "ds-1", annotationTaskKey: null };
    return (await openSurveyEditor(keys, ANN, tab.queue, new AbortController().signal)).session;
  };

  world.setOnline(false);
  const first = await open();
  first.store.run((scene) => {
    const from = scene.get("vertex", "vrx-a");
    if (!from) throw new Error("It is not there");
    return {
      ok: true,
      label: "Move corner",
      diff: { vertex: { added: {}, removed: {}, updated: { "vrx-a": [from, { ...from, x: 2 }] } } },
    };
  });
  await tab.queue.allStored();
  await tick(30);
  first.dispose();

  world.backend.world.refuse = () => new ApiError({ message: "No", type: "invalid_input", status: 400 });
  world.setOnline(true);
  await until(() => tab.queue.getState().failed.length === 1);
  await tab.queue.dismiss(tab.queue.getState().failed[0]?.id ?? "");

  const reopened = await open();
  const { past, future } = reopened.store.getHistory();
  expect([past, future]).toEqual([[], []]);
  expect(reopened.store.getRecord("vertex", "vrx-a")?.x).toBe(0);
  reopened.dispose();
  world.close();
});
