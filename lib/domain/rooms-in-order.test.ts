import type { Region } from "./entities";
import { roomsInOrder } from "./rooms-in-order";

const room = (name: string, floorNumber: number | null): Region =>
  ({ key: `regn-${name}`, name, floorNumber }) as Region;

test("sorts from the lowest floor up, by name and number, those without a floor last", () => {
  const rooms = [
    room("Attic", null),
    room("Bedroom 10", 1),
    room("Kitchen", 0),
    room("Bedroom 2", 1),
    room("Cellar", -1),
    room("Hall", 0),
  ];
  expect(roomsInOrder(rooms).map(({ name }) => name)).toEqual([
    "Cellar",
    "Hall",
    "Kitchen",
    "Bedroom 2",
    "Bedroom 10",
    "Attic",
  ]);
});

test("does not change its argument", () => {
  const rooms = [room("Kitchen", 1), room("Hall", 0)];
  roomsInOrder(rooms);
  expect(rooms.map(({ name }) => name)).toEqual(["Kitchen", "Hall"]);
});
