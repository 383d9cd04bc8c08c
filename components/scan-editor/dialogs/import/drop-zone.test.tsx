import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { DropZone } from "./drop-zone";

const HINT = "Drop RoomPlan captures here";
const dragOver = (target: Element, types: readonly string[]) => {
  const event = createEvent.dragOver(target);
  Object.defineProperty(event, "dataTransfer", { value: { types } });
  fireEvent(target, event);
};

test("while files are dragged over the zone, its content is replaced by the drop hint", () => {
  render(
    <DropZone onFiles={() => {}} atRest={<p>Nothing here yet</p>}>
      <canvas data-testid="picture" />
    </DropZone>,
  );
  const picture = screen.getByTestId("picture");
  dragOver(picture, ["text/plain"]);
  expect(screen.getByText("Nothing here yet")).toBeInTheDocument();
  dragOver(picture, ["Files"]);
  expect(screen.getByText(HINT)).toBeInTheDocument();
  expect(screen.queryByText("Nothing here yet")).not.toBeInTheDocument();
  fireEvent.dragLeave(picture);
  expect(screen.queryByText(HINT)).not.toBeInTheDocument();
  expect(screen.getByText("Nothing here yet")).toBeInTheDocument();
});
