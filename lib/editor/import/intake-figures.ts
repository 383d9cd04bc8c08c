/** What the rooms of an import measure, before they are taken. */
import { measureQuantities } from "../quantities/measure-quantities";
import { createScene } from "../scene";
import type { Intake } from "./import-captures";

export type IntakeFigures = {
  /** m² and metres. */
  floorArea: number;
  perimeter: number;
  grossWall: number;
  doors: number;
  windows: number;
  openings: number;
};

function figuresOf(scene: ReturnType<typeof createScene>, roomFaceKey?: string): IntakeFigures {
  const { floorArea, perimeter, grossWall, doors, windows, openings } = measureQuantities(scene, { roomFaceKey });
  return { floorArea, perimeter, grossWall, doors, windows, openings };
}

/** By room, and for all together, where what is seen from two rooms counts once. A room without a floor has none. */
export function intakeFigures(
  surveyKey: string,
  { records, rooms }: Pick<Intake, "records" | "rooms">,
): { whole: IntakeFigures; rooms: Record<string, IntakeFigures> } {
  const scene = createScene(surveyKey, records);
  const own = rooms.flatMap(({ id, floorKeys: [key] }) => (key ? [[id, figuresOf(scene, key)] as const] : []));
  return { whole: figuresOf(scene), rooms: Object.fromEntries(own) };
}
