/** What the demo's pictures and films show, as their renderer wrote it down beside them. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CameraPose, TagBox } from "../../lib/domain/entities";

/** `key`: the geometry record, or the damage's own name. The box lies round what can be seen of it. */
export type SeenThing = {
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
  /** As it is shown, upright. */
  width: number;
  height: number;
  cameraPose: CameraPose;
  /** Seconds since the visit began. */
  takenAfter: number;
  latitude: number;
  longitude: number;
  seen: SeenThing[];
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
  /** Frames kept as pictures, each with its place in the film in seconds. */
  snapshots: (PictureFacts & { videoTimestamp: number })[];
};
export type MediaManifest = {
  /** What the files' EXIF counts from; the seed writes the visit's own time in its place. */
  visitBegan: string;
  pictures: PictureFacts[];
  films: FilmFacts[];
};

/** Null where nothing has been rendered. */
export function readManifest(directory: string): MediaManifest | null {
  const file = path.join(directory, "manifest.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as MediaManifest) : null;
}
