/** When and where the demo's pictures are taken: one visit, room after room, around the insured home. */
import { demoScene, HOME_SCENE } from "../../backend/seed/demo-scenes";
import { hashAt } from "./noise";

/** Seconds since 1970; the seed sets the visit's day in its place. */
export const VISIT_BEGAN = Date.UTC(2026, 0, 15, 15, 0, 0) / 1000;
/** How far a phone's place indoors is off, in degrees: some ten metres. */
const OFF = 0.00012;

/** The property's place: the same for every clock. */
export function homePlace(): { latitude: number; longitude: number } {
  const { contact } = demoScene(HOME_SCENE, 0, "", "", new Date(VISIT_BEGAN * 1000).toISOString());
  const { latitude, longitude } = contact.property;
  if (latitude == null || longitude == null) throw new Error("The demo home has no place");
  return { latitude, longitude };
}

const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

export function placeOfPicture(number: number): { latitude: number; longitude: number } {
  const home = homePlace();
  return {
    latitude: rounded(home.latitude + (hashAt(number, 1, 71) - 0.5) * 2 * OFF),
    longitude: rounded(home.longitude + (hashAt(number, 2, 71) - 0.5) * 2 * OFF),
  };
}
