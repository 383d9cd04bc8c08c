import { render, screen } from "@testing-library/react";
import { figuresOfAll } from "@/lib/editor/formats/import/intake-figures";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { translatePage } from "@/tests/support/translate-page";
import { ImportFigures } from "./import-figures";

test("doors of all rooms are added up like walls, with the number counted once if it differs", () => {
  render(<ImportFigures figures={figuresOfAll(TWO_ROOMS_SURVEY, twoRooms())} rooms={2} />);
  expect(screen.getByRole("region", { name: "The whole" })).toHaveTextContent(
    "Rooms2Floor area24.00 m²Perimeter28.00 mGross wall70.00 m²Gross wall, shared counted once62.50 m²Doors2 (1 counted once)Windows1Openings0",
  );
});

test("a page translator translates the labels but not the figures", () => {
  render(<ImportFigures figures={figuresOfAll(TWO_ROOMS_SURVEY, twoRooms())} rooms={2} />);
  translatePage();
  const countTranslated = (role: "term" | "definition") =>
    screen.getAllByRole(role).filter((cell) => cell.querySelector("font")).length;
  expect([countTranslated("term"), countTranslated("definition")]).toEqual([8, 0]);
});

test("floor area and perimeter are marked as estimated if a floor was derived from walls", () => {
  const room = littleRoom();
  const face = room.face.map((one) => (one.key === "floor" ? { ...one, source: "solver" as const } : one));
  render(<ImportFigures figures={figuresOfAll(SURVEY_KEY, { ...room, face })} />);
  expect(screen.getByRole("region", { name: "The whole" })).toHaveTextContent(
    "Floor area12.00 m² estimatedPerimeter14.00 m estimatedGross wall35.00 m²Gross wall, shared counted once35.00 m²Doors1Windows0Openings0",
  );
});
