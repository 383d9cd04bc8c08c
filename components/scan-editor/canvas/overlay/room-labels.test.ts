import { createScene } from "@/lib/editor/core/scene";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { PixelProjection } from "../view/pixel-projection";
import { floorContents } from "../view/survey-rooms";
import type { Box } from "./label-places";
import { createRoomLabelView, type RoomLabel, roomLabel } from "./room-labels";

/** A picture in which a meter is a pixel. */
function picture(): PixelProjection {
  const at = { x: 0, y: 0, depth: 0 };
  const project = (x: number, y: number) => {
    Object.assign(at, { x, y });
    return true;
  };
  return { width: 800, height: 600, at, project };
}

const room = (name: string, x: number, y: number): RoomLabel => ({
  faceKey: name,
  name,
  size: 12,
  low: [x, y, 0],
  high: [x, y, 0],
});

function drawNames(rooms: readonly RoomLabel[], covered: readonly Box[]) {
  const root = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const surroundings = { isHidden: () => false, occupied: [], covered, corners: null };
  createRoomLabelView(root).draw(rooms, null, picture(), surroundings);
  return [...root.querySelectorAll("[data-part='room']")].map((label) => {
    const [name] = label.children;
    return [name?.textContent, Number(name?.getAttribute("x")), Number(name?.getAttribute("y"))];
  });
}

const BAR: Box = { left: 12, top: 12, right: 52, bottom: 580 };

test("moves a room's name to the side of a bar that would cover it", () => {
  const [nextToBar, free] = drawNames([room("Hall", 50, 300), room("Study", 400, 300)], [BAR]);
  expect(free).toEqual(["Study", 400, 300]);
  expect(nextToBar).toEqual(["Hall", expect.any(Number), 300]);
  // Half of "12.00 m²", its longer line, and a small gap.
  expect(nextToBar?.[1]).toBeGreaterThanOrEqual(56 + 28);
  expect(nextToBar?.[1]).toBeLessThan(56 + 40);
});

test("leaves a name out that would have to move far, perhaps into another room", () => {
  const panel: Box = { left: 300, top: 100, right: 600, bottom: 500 };
  expect(drawNames([room("Hall", 450, 300)], [panel])).toEqual([]);
});

test("keeps the name of the larger room where two would overlap next to a bar", () => {
  const rooms = [room("Hall", 50, 300), { ...room("Kitchen", 96, 300), size: 20 }];
  expect(drawNames(rooms, [BAR]).map(([name]) => name)).toEqual(["Kitchen"]);
});

test("places the name of a floor that crosses itself between its corners", () => {
  const records = littleRoom();
  const crossed = records.face.map((face) =>
    face.key === "floor" ? { ...face, loops: [["a", "c", "b", "d"]] } : face,
  );
  for (const face of [records.face, crossed]) {
    const scene = createScene(SURVEY_KEY, { ...records, face });
    const [study] = floorContents(scene, 0).rooms;
    expect(roomLabel(scene, study!)?.low).toEqual([2, 0, 1.5]);
  }
});
