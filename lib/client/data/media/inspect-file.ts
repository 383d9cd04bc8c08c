/** Checks the content of a chosen file before anything is sent. */
import { MAX_IMAGE_PIXELS, type UploadKind } from "../../../domain/upload-rules";
import { isPictureCutOff, readPixelSize } from "../../../media/picture-header";
import { isWebmCutOff, readMp4 } from "../../../media/read-movie";
import { type FileType, HEIC, SNIFFED_BYTES, sniffType, typeByContent } from "../../../media/sniff-type";
import { readVideo } from "./picture-facts";

const MEGAPIXEL = 1_000_000;
const HEVC = ["hvc1", "hev1", "dvh1", "dvhe"];
const COMPATIBLE = "on the iPhone choose Settings > Camera > Formats > Most Compatible";

export const FILE_FAULTS = {
  unreadable: "This file can’t be read. Copy it to this computer, then choose it again.",
  heic: `HEIC photos aren’t supported yet. Export it as JPEG, or ${COMPATIBLE} before you take photos.`,
  hevc: `This browser can’t play HEVC video. Convert it to H.264, or ${COMPATIBLE} before you record.`,
  unplayable: "This browser can’t play this video. Convert it to MP4 with H.264, then upload it.",
  noPicture: "This video has no picture, only sound.",
  videoCutOff: "This video is incomplete: its end is missing. Copy it from the phone or camera again, then upload it.",
  photoCutOff: "This photo is incomplete: its end is missing. Copy it from the phone or camera again, then upload it.",
  tooManyPixels: (pixels: number) =>
    `This photo has ${Number((pixels / MEGAPIXEL).toFixed(1))} megapixels, and the limit is ${MAX_IMAGE_PIXELS / MEGAPIXEL}. Export it at a smaller size, then upload it.`,
} as const;

export type Inspection<Kind extends UploadKind> =
  | { kind: Kind }
  /** The reason as text; null if no kind accepts the file. */
  | { kind: null; fault: string | null };

async function readHead(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
}

/** Returns the type of a file by its content, or null if the kind does not accept it. */
export async function fileType(kind: UploadKind, file: File): Promise<FileType | null> {
  return typeByContent(kind, file.name, await readHead(file));
}

/**
 * Checks a file as the first of the kinds that accepts its content. Never rejects, so that one bad file does not stop
 * the others.
 */
export const inspectFile = <Kind extends UploadKind>(file: File, kinds: readonly Kind[]): Promise<Inspection<Kind>> =>
  // Unreadable: for example a cloud file while offline, a removed card, or a file that has changed.
  inspectContent(file, kinds).catch(() => ({ kind: null, fault: FILE_FAULTS.unreadable }));

async function inspectContent<Kind extends UploadKind>(file: File, kinds: readonly Kind[]): Promise<Inspection<Kind>> {
  const head = await readHead(file);
  if (sniffType(head) === HEIC) return { kind: null, fault: FILE_FAULTS.heic };
  for (const kind of kinds) {
    const type = typeByContent(kind, file.name, head);
    if (type === null) continue;
    const fault = await faultOf(file, type);
    return fault === null ? { kind } : { kind: null, fault };
  }
  return { kind: null, fault: null };
}

function faultOf(file: File, { contentType }: FileType): Promise<string | null> | null {
  if (contentType.startsWith("image/")) return pictureFault(file, contentType);
  return contentType.startsWith("video/") ? videoFault(file, contentType) : null;
}

async function pictureFault(file: File, contentType: string): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = readPixelSize(bytes, contentType);
  const pixels = size ? size.width * size.height : 0;
  if (pixels > MAX_IMAGE_PIXELS) return FILE_FAULTS.tooManyPixels(pixels);
  return isPictureCutOff(bytes, contentType) ? FILE_FAULTS.photoCutOff : null;
}

async function videoFault(file: File, contentType: string): Promise<string | null> {
  const movie =
    contentType === "video/webm" ? { isCutOff: await isWebmCutOff(file), codecs: null } : await readMp4(file);
  if (movie.isCutOff) return FILE_FAULTS.videoCutOff;
  if (movie.codecs?.length === 0) return FILE_FAULTS.noPicture;
  const { problem } = await readVideo(file);
  if (problem === null) return null;
  if (movie.codecs?.some((codec) => HEVC.includes(codec))) return FILE_FAULTS.hevc;
  // The browser shows no picture of a track that it cannot decode.
  return problem === "no-picture" && movie.codecs === null ? FILE_FAULTS.noPicture : FILE_FAULTS.unplayable;
}
