import { createScene } from "@/lib/editor/core/scene";
import { createEvidenceController } from "@/lib/editor/tools/evidence/evidence-controller";
import type { EvidencePhoto } from "@/lib/editor/tools/evidence/evidence-photo";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { OverlayShapes } from "../overlay/overlay-shapes";
import { createEvidencePicture } from "./evidence-picture";

const photo = (key: string, x: number, floorNumber = 0): EvidencePhoto => ({
  ...{ key, name: `Study ${key}`, room: "Study", floorNumber, url: key, thumbnailUrl: null, width: 4, height: 3 },
  camera: { position: [x, 1, 1], quaternion: [0, 0, 0, 1], fovY: 1 },
});
/** From above, 100 pixels a metre. */
const projection = {
  at: { x: 0, y: 0, depth: 1 },
  project(x: number, _y: number, z: number) {
    Object.assign(projection.at, { x: x * 100, y: z * 100 });
    return true;
  },
};

function open() {
  const scene = createScene(SURVEY_KEY, littleRoom());
  const desk = createEvidenceController({ scene, isHidden: () => false, refuse: jest.fn(), run: () => true });
  const requestFrame = jest.fn();
  const frusta = { show: jest.fn(), dispose: jest.fn() };
  const picture = createEvidencePicture({ desk, floorNumber: 0, frusta, requestFrame });
  const blind = { ...photo("blind", 2), camera: null };
  desk.set({ photos: [photo("a", 1), photo("b", 3), blind, photo("above", 1, 1)], arePlacesShown: true });
  return { desk, picture, frusta, requestFrame };
}

test("a photo's place is pointed at where it is drawn, on this floor, and named", () => {
  const { desk, picture } = open();
  expect([picture.at(101, 98, projection), picture.at(303, 101, projection)]).toEqual(["a", "b"]);
  // Ahead of it, where the sign reaches, and where nothing is.
  expect([picture.at(100, 75, projection), picture.at(200, 100, projection)]).toEqual(["a", null]);
  picture.point("b");
  const shapes: OverlayShapes = { lines: [], handles: [], labels: [] };
  picture.addTo(shapes);
  expect(shapes.labels).toEqual([expect.objectContaining({ text: "Study b", at: [3, 1, 1] })]);
  picture.choose("b");
  expect(desk.open()?.name).toBe("Study b");
});

test("where places are not asked for only the open one's is there; where the camera stands at one, none is pointed at", () => {
  const { desk, picture, frusta, requestFrame } = open();
  desk.set({ arePlacesShown: false });
  expect(picture.at(100, 100, projection)).toBeNull();
  desk.show("a");
  expect(picture.at(100, 100, projection)).toBe("a");
  desk.set({ standing: { floorNumber: 0, layout: "3d", stand: null } });
  expect(picture.at(100, 100, projection)).toBeNull();
  // In the plan it is drawn still.
  const [shown, isPlanOnly] = frusta.show.mock.lastCall;
  expect(shown).toEqual([{ photo: desk.open(), look: "open" }]);
  expect(isPlanOnly).toBe(true);
  requestFrame.mockClear();
  picture.dispose();
  expect(frusta.dispose).toHaveBeenCalled();
  desk.show("b");
  expect(requestFrame).not.toHaveBeenCalled();
});
