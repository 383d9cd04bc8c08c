/** Copies the demo's files into the bucket, and replaces the renderer's times by those of the visit. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { putStoredFile, type Storage } from "../storage/storage";
import type { MediaManifest } from "./media-manifest";
import { filmName, pictureName } from "./media-records";

/** Returns a time in EXIF's format; always 19 characters, so that one can replace another. */
export function exifTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replaceAll("-", ":").replace("T", " ");
}

/** Returns a copy of the file with every occurrence of one time replaced by another. */
export function redated(bytes: Buffer, from: number, to: number): Buffer {
  const [before, after] = [Buffer.from(exifTime(from)), Buffer.from(exifTime(to))];
  const dated = Buffer.from(bytes);
  let index = dated.indexOf(before);
  for (; index >= 0; index = dated.indexOf(before, index + before.length)) after.copy(dated, index);
  return dated;
}

/**
 * `visit` is the start of the visit, in milliseconds since 1970. A second copy gives the same files. With `isFilling`,
 * existing files stay unchanged.
 */
export async function placeMedia(
  storage: Storage,
  directory: string,
  manifest: MediaManifest,
  visit: number,
  isFilling = false,
): Promise<void> {
  const isKept = async (name: string) => isFilling && (await storage.sizeOf(name)) !== null;
  const rendered = Date.parse(manifest.visitBegan);
  const pictures = [...manifest.pictures, ...manifest.films.flatMap(({ snapshots }) => snapshots)];
  for (const { file, takenAfter } of pictures) {
    if (await isKept(pictureName(file))) continue;
    const bytes = await readFile(path.join(directory, file));
    const after = takenAfter * 1000;
    await putStoredFile(storage, pictureName(file), redated(bytes, rendered + after, visit + after));
  }
  for (const { file } of manifest.films) {
    if (await isKept(filmName(file))) continue;
    await putStoredFile(storage, filmName(file), await readFile(path.join(directory, file)));
  }
}
