/** The manifest of the demo's photos and videos, as their renderer wrote it. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CameraPose, TagBox } from "../../lib/domain/entities";

/** `key` is the key of the geometry record, or the name of the damage. The box surrounds the visible part. */
export type SeenRecord = {
  kind: "opening" | "object" | "damage";
  label: string;
  room: string;
  key: string;
  box: TagBox;
};
export type PictureFacts = {
  file: string;
  room: string;
  floorNumber: number;
  /** As shown, upright. */
  width: number;
  height: number;
  cameraPose: CameraPose;
  /** Seconds since the start of the visit. */
  takenAfter: number;
  latitude: number;
  longitude: number;
  seen: SeenRecord[];
};
export type FilmFacts = {
  file: string;
  room: string;
  floorNumber: number;
  width: number;
  height: number;
  /** Seconds. */
  duration: number;
  takenAfter: number;
  /** Frames kept as photos, each with its time in the video in seconds. */
  snapshots: (PictureFacts & { videoTimestamp: number })[];
};
export type MediaManifest = {
  /** The base of the times in the files' EXIF; the seed replaces it by the visit's own time. */
  visitBegan: string;
  pictures: PictureFacts[];
  films: FilmFacts[];
};

/** Returns null if nothing has been rendered. */
export function readManifest(directory: string): MediaManifest | null {
  const file = path.join(directory, "manifest.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as MediaManifest) : null;
}
