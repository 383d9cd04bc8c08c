import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { chooseUnits } from "@/lib/editor/core/units/chosen-measures";
import type { EvidencePhoto } from "@/lib/editor/tools/evidence/evidence-photo";
import { editorServices, renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { firePointer } from "@/tests/support/pointer";
import { editorActions } from "../../actions/editor-actions";
import { openEditorView } from "../../tools/open-editor-view";
import { backFromPhoto, closePhoto, stepPhoto } from "./photo-navigation";
import { PhotoWindow } from "./photo-window";
import { PhotosPanel } from "./photos-panel";

beforeEach(() => localStorage.clear());

/** In the middle of the small room, at 1.25 m, looking west at the wall 2 m away with a field of view of 90°. */
const WEST = { position: [2, 1.25, 1.5], quaternion: [0, Math.SQRT1_2, 0, Math.SQRT1_2], fovY: Math.PI / 2 } as const;
const photo = (key: string, name: string, more: Partial<EvidencePhoto> = {}): EvidencePhoto => ({
  key,
  name,
  room: "Study",
  floorNumber: 0,
  url: `https://media.test/${key}`,
  thumbnailUrl: null,
  width: 1000,
  height: 1000,
  camera: WEST,
  ...more,
});
const PHOTOS = [
  photo("west", "Study 1"),
  photo("blind", "Study 2", { camera: null }),
  photo("hall", "Hall 1", { room: "Hall" }),
  photo("attic", "Attic 1", { room: "Attic", floorNumber: 1 }),
];
const POSE = { target: [1, 0, 2], distance: 5, azimuth: 0.3, elevation: 0.8 } as const;
const READ = { isLoading: false, failure: null, retry: jest.fn() };

function open(reading = READ) {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const goTo = jest.fn();
  view.camera = { fit: jest.fn(), home: jest.fn(), frame: jest.fn(), current: () => POSE, goTo };
  const evidence = view.evidence!;
  evidence.set({ photos: PHOTOS });
  renderInEditor(
    <>
      <section aria-label="Picture" data-picture="" />
      <PhotosPanel reading={reading} />
      <PhotoWindow />
    </>,
    { store, view },
  );
  return { store, view, evidence, goTo, user: userEvent.setup() };
}

const stage = () => screen.getByRole("button", { name: /^Photo Study/ });
const note = () => screen.getByRole("region", { name: /^Study/ }).querySelector("[role='status']")?.textContent;

/** jsdom has no layout. */
function layOut(): void {
  jest.spyOn(stage(), "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 200));
}
const clickAt = (x: number, y: number): boolean => fireEvent.click(stage(), { clientX: x * 200, clientY: y * 200 });

test("a photo without a position is listed, and opens without the model", () => {
  const { evidence, view } = open();
  act(() => evidence.show("blind"));
  expect(screen.getByRole("button", { name: "Photo Study 2" })).toBeInTheDocument();
  expect(note()).toContain("This photo has no camera position");
  expect(screen.queryByRole("radiogroup", { name: "What a click in the photo does" })).toBeNull();
  clickAt(0.5, 0.5);
  expect(view.get().refusal).toBe("This photo has no camera position");
});

test("a click shows the surface, the position, and the distance from the camera", () => {
  const { evidence } = open();
  act(() => evidence.show("west"));
  layOut();
  clickAt(0.5, 0.5);
  expect(note()).toBe("Wall 1 · west, Study · 0.000, 1.250, 1.500 m · 2.00 m from the camera");
});

test("by keyboard, arrows move the crosshair, Space measures two points, and Escape removes them", async () => {
  const { store, view, evidence, user } = open();
  act(() => {
    evidence.show("west");
    evidence.setTool("measure");
  });
  stage().focus();
  await user.keyboard(" ");
  // A quarter of the photo is a meter on a wall 2 m away.
  for (let step = 0; step < 5; step += 1) await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
  await user.keyboard(" ");
  expect(note()).toContain("1.000 m");
  const back = () => act(() => void backFromPhoto({ store, view }, true));
  back();
  expect(note()).toBe("Click the second place");
  back();
  expect(evidence.get().marks).toEqual([]);
  back();
  expect(screen.queryByRole("button", { name: /^Photo Study/ })).toBeNull();
});

test("damage outlined by clicks and closed by Enter is selected, and its area is shown", async () => {
  const { store, view, evidence, user } = open();
  act(() => {
    evidence.show("west");
    evidence.setTool("outline");
  });
  layOut();
  for (const [x, y] of [
    [0.375, 0.375],
    [0.375, 0.625],
    [0.625, 0.625],
    [0.625, 0.375],
  ] as const) {
    clickAt(x, y);
  }
  // Seen from the front at 2 m: 5 cm closer is 2 · 5 / 200 less. A rotation about the center has no effect.
  expect(note()).toContain("1.00 m² ±0.01 m², without the photo's own error (±0.05 m² for 0.05 m and 1°) ·");
  act(() => chooseUnits("feet"));
  expect(note()).toContain("10.8 ft² ±0.2 ft², without the photo's own error (±0.5 ft² for 2\" and 1°) ·");
  act(() => chooseUnits("metric"));
  stage().focus();
  await user.keyboard("{Enter}");
  expect(view.get().notice?.text).toBe("Damage of 1.00 m² ±0.01 m², without the photo's own error");
  const [key] = store.getSelection().kinds.keys();
  expect(store.scene.get("objectPlanar", key!)).toMatchObject({ faceKey: "wall-ab", width: 1, height: 1 });
  expect(store.getHistory().undoLabel).toContain("Outline damage");
  expect(evidence.get().corners).toEqual([]);
});

test("looking from a photo continues with the next one, and returns to the previous camera", () => {
  const { store, view, evidence, goTo } = open();
  act(() => evidence.show("west"));
  view.set({ layout: "plan" });
  fireEvent.click(screen.getByRole("button", { name: "View from the photo" }));
  expect(view.get().layout).toBe("3d");
  // The second photo has no position: the camera stays.
  act(() => stepPhoto({ store, view }, 1));
  act(() => stepPhoto({ store, view }, 1));
  expect(evidence.open()?.name).toBe("Hall 1");
  expect(evidence.get().returnView).not.toBeNull();
  act(() => void backFromPhoto({ store, view }, false));
  expect(goTo).toHaveBeenCalledWith(POSE);
  expect(view.get().layout).toBe("plan");
  expect(evidence.open()?.name).toBe("Hall 1");
});

test("a failed list and a photo that does not load are reported, with Retry", async () => {
  const retry = jest.fn();
  const { evidence } = open({ ...READ, failure: "No answer.", retry } as never);
  expect(screen.getByText("The photos couldn't be loaded. No answer.")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalled();
  act(() => evidence.show("west"));
  // The address is read again first, and a failure of the new one is reported too.
  const failToLoad = () => act(async () => void fireEvent.error(stage().querySelector("img")!));
  await failToLoad();
  await failToLoad();
  expect(screen.getByText("This photo couldn't be loaded.")).toBeInTheDocument();
  fireEvent.click(screen.getAllByRole("button", { name: "Retry" }).at(-1)!);
  expect(await screen.findByRole("button", { name: "Photo Study 1" })).toBeInTheDocument();
});

test("the next photo keeps the focus, and has no crosshair at first", async () => {
  const { store, view, evidence, user } = open();
  act(() => evidence.show("west"));
  stage().focus();
  await user.keyboard("{ArrowRight}");
  const crosshair = () => stage().querySelector("[data-part='crosshair']");
  expect(crosshair()).not.toBeNull();
  act(() => stepPhoto({ store, view }, 1));
  expect(screen.getByRole("button", { name: "Photo Study 2" })).toHaveFocus();
  expect(crosshair()).toBeNull();
});

test("a click focuses the photo, also in browsers that do not focus buttons", () => {
  const { evidence } = open();
  act(() => evidence.show("west"));
  clickAt(0.5, 0.5);
  expect(stage()).toHaveFocus();
});

test.each(["Next photo", "Previous photo", "Move or resize"])(
  "Escape on a button of the window's head closes the photo and keeps the selection: %s",
  async (name) => {
    const { store, view, evidence } = open();
    store.select([{ kind: "face", key: "wall-ab" }]);
    act(() => evidence.show("west"));
    await act(async () => screen.getByRole("button", { name }).focus());
    const back = editorActions(editorServices({ store, view })).find(({ id }) => id === "editor.back");
    act(() => void back?.run());
    expect(evidence.get().openKey).toBeNull();
    expect(store.getSelection().kinds.size).toBe(1);
  },
);

test("closing from within focuses the list, else the canvas; otherwise the focus stays", async () => {
  const { store, view, evidence, user } = open();
  const list = screen.getByRole("listbox", { name: "Photos of this floor" });
  const room = screen.getByRole("combobox", { name: "Room" });
  act(() => evidence.show("west"));
  await user.click(screen.getByRole("button", { name: "Close the photo" }));
  expect(list).toHaveFocus();
  act(() => evidence.show("west"));
  stage().focus();
  act(() => void backFromPhoto({ store, view }, true));
  expect(list).toHaveFocus();
  act(() => evidence.show("west"));
  room.focus();
  act(() => closePhoto({ store, view }));
  expect(room).toHaveFocus();
  act(() => evidence.show("west"));
  act(() => view.set({ floorNumber: 7 }));
  stage().focus();
  act(() => closePhoto({ store, view }));
  expect(screen.getByRole("region", { name: "Picture" })).toHaveFocus();
});

/** Percentages to two digits. */
const rounded = (text: string): string => text.replace(/-?[\d.]+(?=%)/g, (number) => String(+(+number).toFixed(2) + 0));

test("keys and buttons zoom in around the crosshair, and back to the whole photo", async () => {
  const { evidence, user } = open();
  act(() => evidence.show("west"));
  jest.spyOn(stage().parentElement!, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 200));
  const zoomOut = () => screen.getByRole("button", { name: /^Zoom out of the photo/ });
  expect(zoomOut()).toHaveAttribute("aria-disabled", "true");
  const seen = () => [stage().style.getPropertyValue("--zoom"), rounded(stage().style.translate)];
  expect(seen()).toEqual(["1", "0% 0%"]);
  stage().focus();
  // The crosshair is at the left edge of the photo: zooming keeps the edge in place.
  for (let step = 0; step < 10; step += 1) await user.keyboard("{Shift>}{ArrowLeft}{/Shift}");
  await user.keyboard("+");
  expect(seen()).toEqual(["1.5", "16.67% 0%"]);
  // Arrow keys scroll to the crosshair.
  for (let step = 0; step < 20; step += 1) await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
  expect(seen()).toEqual(["1.5", "-16.67% 0%"]);
  await user.keyboard("-");
  expect(seen()).toEqual(["1", "0% 0%"]);
  await user.click(screen.getByRole("button", { name: /^Zoom into the photo/ }));
  expect(seen()[0]).toBe("1.5");
  act(() => stage().focus());
  await user.keyboard("0");
  expect(seen()).toEqual(["1", "0% 0%"]);
});

test("the wheel zooms at the pointer; a drag pans the photo and clicks nothing", () => {
  const { evidence } = open();
  act(() => evidence.show("west"));
  const frame = stage().parentElement!;
  jest.spyOn(frame, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 200));
  const wheel = (deltaY: number) => act(() => void fireEvent.wheel(frame, { deltaY, clientX: 200, clientY: 0 }));
  wheel(-500 * Math.LN2);
  const seen = () => [Number(stage().style.getPropertyValue("--zoom")), rounded(stage().style.translate)];
  // Twice as large, at the upper right corner.
  expect(seen()).toEqual([expect.closeTo(2, 9), "-25% 25%"]);
  act(() => {
    firePointer(frame, "pointerdown", { clientX: 50, clientY: 50, buttons: 1 });
    firePointer(frame, "pointermove", { clientX: 150, clientY: 50, buttons: 1 });
    firePointer(frame, "pointerup", { clientX: 150, clientY: 50 });
  });
  expect(seen()[1]).toBe("0% 25%");
  fireEvent.click(stage(), { clientX: 150, clientY: 50 });
  expect(evidence.get().marks).toEqual([]);
  // Another photo shows as a whole, and so does this one when it returns.
  act(() => evidence.show("hall"));
  expect(screen.getByRole("button", { name: "Photo Hall 1" }).style.getPropertyValue("--zoom")).toBe("1");
});

test("two fingers zoom around their middle and pan; neither is a click", () => {
  const { evidence } = open();
  act(() => evidence.show("west"));
  const frame = stage().parentElement!;
  jest.spyOn(frame, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 200));
  const finger = (name: string, pointerId: number, clientX: number, clientY: number) =>
    act(() => void firePointer(frame, name, { pointerType: "touch", pointerId, clientX, clientY, buttons: 1 }));
  const seen = () => [Number(stage().style.getPropertyValue("--zoom")), rounded(stage().style.translate)];
  finger("pointerdown", 1, 100, 100);
  finger("pointerdown", 2, 150, 100);
  // Twice as far apart, and their middle at 125 moves to 150: 250 - 100 is 150 in a photo of 400.
  finger("pointermove", 2, 200, 100);
  expect(seen()).toEqual([expect.closeTo(2, 9), "0% 0%"]);
  // Both move: the photo pans by a twentieth of its width.
  finger("pointermove", 1, 120, 100);
  finger("pointermove", 2, 220, 100);
  expect(seen()[0]).toBeCloseTo(2, 9);
  expect(seen()[1]).toBe("5% 0%");
  // The remaining finger pans.
  finger("pointerup", 2, 220, 100);
  finger("pointermove", 1, 120, 80);
  expect(seen()[1]).toBe("5% -5%");
  finger("pointerup", 1, 120, 80);
  // A pinch zooms out to the whole photo, and no further.
  finger("pointerdown", 3, 0, 100);
  finger("pointerdown", 4, 200, 100);
  finger("pointermove", 4, 20, 100);
  expect(seen()).toEqual([1, "0% 0%"]);
  finger("pointerup", 3, 0, 100);
  finger("pointerup", 4, 20, 100);
  layOut();
  clickAt(0.5, 0.5);
  expect(evidence.get().marks).toEqual([]);
  finger("pointerdown", 5, 100, 100);
  finger("pointerup", 5, 100, 100);
  clickAt(0.5, 0.5);
  expect(evidence.get().marks).toHaveLength(1);
});
