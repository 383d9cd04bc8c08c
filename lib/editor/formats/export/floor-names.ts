/** What floors are called, by number; one that nobody has named bears its usual name. */
import { floorName } from "../../../domain/floor-name";

export type FloorNames = Readonly<Record<number, string>>;

export const nameOfFloor = (names: FloorNames, floorNumber: number): string =>
  names[floorNumber] ?? floorName(floorNumber);
