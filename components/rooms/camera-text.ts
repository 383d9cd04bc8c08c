/** A camera as text in the address: zoom, center x and y, quarter turns, such as "2,0.25,0.5,1". */
import type { PhotoCamera, Turns } from "@/lib/domain/photo-camera";

const NUMBER = /^\d{1,3}(\.\d{1,6})?$/;
const isTurns = (value: number): value is Turns => [0, 1, 2, 3].includes(value);
/** A ten-thousandth of a photo is less than a pixel. */
const round = (value: number) => Math.round(value * 1e4) / 1e4;

/** Reads a camera; returns null for an invalid text. */
export function readCamera(text: string): PhotoCamera | null {
  const parts = text.split(",");
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) return null;
  const [zoom = 0, x = 0, y = 0, turns = 0] = parts.map(Number);
  if (zoom <= 0 || x > 1 || y > 1 || !isTurns(turns)) return null;
  return { zoom, center: { x, y }, turns };
}

export function cameraText({ zoom, center, turns }: PhotoCamera): string {
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return [Math.max(1e-4, round(zoom)), round(clamp(center.x)), round(clamp(center.y)), turns].join(",");
}
