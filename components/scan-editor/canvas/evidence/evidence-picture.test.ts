import { createScene } from "@/lib/editor/core/scene";
import { createEvidenceController } from "@/lib/editor/tools/evidence/evidence-controller";
import type { EvidencePhoto } from "@/lib/editor/tools/evidence/evidence-photo";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { OverlayShapes } from "../overlay/overlay-shapes";
import { createEvidencePicture } from "./evidence-picture";

const photo = (key: string, x: number, floorNumber = 0): EvidencePhoto => ({
  key,
  name: `Study ${key}`,
  room: "Study",
  floorNumber,
  url: key,
  thumbnailUrl: null,
  width: 4,
  height: 3,
  camera: { position: [x, 1, 1], quaternion: [0, 0, 0, 1], fovY: 1 },
});
/** A projection from above, with 100 pixels per meter. */
const projection = {
  at: { x: 0, y: 0, depth: 1 },
  project(x: number, _y: number, z: number) {
    Object.assign(projection.at, { x: x * 100, y: z * 100 });
    return true;
  },
};

function open() {
  const scene = createScene(SURVEY_KEY, littleRoom());
  const controller = createEvidenceController({ scene, isHidden: () => false, refuse: jest.fn(), run: () => true });
  const requestFrame = jest.fn();
  const frusta = { show: jest.fn(), dispose: jest.fn() };
  const picture = createEvidencePicture({ controller, floorNumber: 0, frusta, requestFrame });
  const blind = { ...photo("blind", 2), camera: null };
  controller.set({ photos: [photo("a", 1), photo("b", 3), blind, photo("above", 1, 1)], arePlacesShown: true });
  return { controller, picture, frusta, requestFrame };
}

test("finds a photo of this floor by its drawn viewpoint, and names it", () => {
  const { controller, picture } = open();
  expect([picture.at(101, 98, projection), picture.at(303, 101, projection)]).toEqual(["a", "b"]);
  // Within reach of the pyramid ahead of the eye, and outside of it.
  expect([picture.at(100, 75, projection), picture.at(200, 100, projection)]).toEqual(["a", null]);
  picture.point("b");
  const shapes: OverlayShapes = { lines: [], handles: [], labels: [] };
  picture.addTo(shapes);
  expect(shapes.labels).toEqual([expect.objectContaining({ text: "Study b", at: [3, 1, 1] })]);
  picture.choose("b");
  expect(controller.open()?.name).toBe("Study b");
});

test("finds only the open photo while viewpoints are not shown, and none from a photo's viewpoint", () => {
  const { controller, picture, frusta, requestFrame } = open();
  controller.set({ arePlacesShown: false });
  expect(picture.at(100, 100, projection)).toBeNull();
  controller.show("a");
  expect(picture.at(100, 100, projection)).toBe("a");
  controller.set({ returnView: { floorNumber: 0, layout: "3d", pose: null } });
  expect(picture.at(100, 100, projection)).toBeNull();
  // The plan still shows the open photo.
  const [shown, isPlanOnly] = frusta.show.mock.lastCall;
  expect(shown).toEqual([{ photo: controller.open(), look: "open" }]);
  expect(isPlanOnly).toBe(true);
  requestFrame.mockClear();
  picture.dispose();
  expect(frusta.dispose).toHaveBeenCalled();
  controller.show("b");
  expect(requestFrame).not.toHaveBeenCalled();
});
