/** Floor names by number; an unnamed floor has its default name. */
import { floorName } from "../../../domain/floor-name";

export type FloorNames = Readonly<Record<number, string>>;

export const nameOfFloor = (names: FloorNames, floorNumber: number): string =>
  names[floorNumber] ?? floorName(floorNumber);
