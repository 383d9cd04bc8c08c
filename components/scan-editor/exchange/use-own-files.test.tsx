import { act, render, renderHook, screen } from "@testing-library/react";
import { clearAlert } from "@/lib/client/alerts-store";
import { createEditorStore } from "@/lib/editor/editor-store";
import { writeExchange } from "@/lib/editor/exchange/write-exchange";
import type { Gesture } from "@/lib/editor/gesture";
import type { SceneRecords } from "@/lib/editor/scene";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { useOwnFiles } from "./use-own-files";

beforeEach(() => clearAlert());

const EXPORTED = writeExchange(littleRoom(), {
  surveyKey: SURVEY_KEY,
  title: "12 Oak Lane",
  exportedAt: "2026-11-23T10:00:00.000Z",
});

/** jsdom's files have no text(). */
function file(name: string, content: string, size?: number): File {
  const made = new File([content], name, { type: "application/json" });
  if (size !== undefined) Object.defineProperty(made, "size", { value: size });
  const text = jest.fn(async () => content);
  Object.defineProperty(made, "text", { value: text });
  Object.defineProperty(made, "slice", { value: () => ({ text: async () => content.slice(0, 400) }) });
  return made;
}

function setUp(records: Partial<SceneRecords> = {}) {
  const gestures: Gesture[] = [];
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records, onGesture: (gesture) => gestures.push(gesture) });
  const others = jest.fn();
  const onTaken = jest.fn();
  const { result } = renderHook(() => useOwnFiles({ store, keyBase: "-", others, onTaken }));
  render(<ShownAlerts />);
  return { store, gestures, others, onTaken, take: (...files: File[]) => act(() => result.current.take(files)) };
}

test("of several files ours are taken, each as one edit, and the others handed on together", async () => {
  const { store, gestures, others, onTaken, take } = setUp();
  const captures = [file("a.json", '{"version":2,"walls":[]}'), file("b.json", "")];
  await take(captures[0]!, file("home.json", EXPORTED), captures[1]!);
  expect(others.mock.calls).toEqual([[captures]]);
  expect(gestures.map(({ label }) => label)).toEqual(["Import home.json"]);
  expect(store.scene.get("face", "floor")?.roomLabel).toBe("Study");
  expect(screen.getByRole("log")).toHaveTextContent("home.json imported: 6 faces, 1 opening, 1 object.");
  expect(onTaken).toHaveBeenCalledWith(0);
});

test.each([
  ["damaged", EXPORTED.slice(0, -40), undefined, "home.json was not imported. The file is damaged"],
  ["wrong in one place", EXPORTED.replace('"width":0.9', '"width":"wide"'), undefined, "objectsPlanar[0].width is not"],
  ["of 300 MB", EXPORTED, 300 * 1024 * 1024, "The file has 300 MB"],
])("a file %s changes nothing, and the reason is said", async (_, content, size, reason) => {
  const { gestures, onTaken, take } = setUp();
  const broken = file("home.json", content, size);
  await take(broken);
  expect(gestures).toEqual([]);
  expect(onTaken).not.toHaveBeenCalled();
  expect(screen.getByRole("log")).toHaveTextContent(reason);
  expect(jest.mocked(broken.text).mock.calls).toHaveLength(size === undefined ? 1 : 0);
});

test("what is in the survey already is not taken again; what was moved since comes as a copy, and that is told", async () => {
  const { store, gestures, take } = setUp(littleRoom());
  await take(file("home.json", EXPORTED));
  expect(gestures).toEqual([]);
  expect(screen.getByRole("log")).toHaveTextContent("Everything in this file is in this survey already.");
  await take(file("moved.json", EXPORTED.replace('"u":2', '"u":1')));
  expect(screen.getAllByRole("log").at(-1)).toHaveTextContent("0 faces, 1 opening, 0 objects. 1 element was in this");
  expect([store.scene.count("face"), store.scene.count("objectPlanar")]).toEqual([6, 2]);
  store.undo();
  expect(store.scene.count("objectPlanar")).toBe(1);
});

test("a file that makes Lintel stumble is told as not taken; the others are, and Import goes on working", async () => {
  const { store, gestures, others, take } = setUp();
  jest.spyOn(store, "run").mockImplementationOnce(() => {
    throw new Error("unforeseen");
  });
  const capture = file("a.json", '{"version":2,"walls":[]}');
  await take(file("bad.json", EXPORTED), file("home.json", EXPORTED), capture);
  expect(screen.getByRole("log")).toHaveTextContent("bad.json was not imported. The import stopped unexpectedly");
  expect(gestures.map(({ label }) => label)).toEqual(["Import home.json"]);
  expect(others.mock.calls).toEqual([[[capture]]]);
  await take(capture);
  expect(others.mock.calls).toHaveLength(2);
});
