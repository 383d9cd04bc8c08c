/** Reads the container of a video from its boxes, without playing it. */
export type Movie = {
  isCutOff: boolean;
  /** Four letters per video track, such as "avc1"; none for a file with sound only. */
  codecs: string[];
};

/** Limit for the index of an MP4, which is about 2 MB for an hour of video. */
const INDEX_BYTES = 64 * 1024 * 1024;
const NEEDED = ["ftyp", "moov", "moof", "mdat"];

/** `from` and `to` are the start and end of the box's content. */
type Box = { type: string; from: number; to: number };

async function readBytes(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}

const nameAt = (view: DataView, offset: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));

/** Returns the box at `offset` in a view that starts at `viewStart` in the file, or null if there is none. */
function boxAt(view: DataView, offset: number, end: number, viewStart = 0): Box | null {
  if (offset + 8 > view.byteLength) return null;
  const size = view.getUint32(offset);
  const type = nameAt(view, offset + 4);
  const boxStart = viewStart + offset;
  if (size === 0) return { type, from: boxStart + 8, to: end };
  if (size === 1) {
    if (offset + 16 > view.byteLength) return null;
    return { type, from: boxStart + 16, to: boxStart + Number(view.getBigUint64(offset + 8)) };
  }
  return size < 8 ? null : { type, from: boxStart + 8, to: boxStart + size };
}

/** Reads an MP4 or a QuickTime file. */
export async function readMp4(file: Blob): Promise<Movie> {
  let index: Box | null = null;
  let isCutOff = false;
  for (let offset = 0; offset < file.size; ) {
    const box = boxAt(await readBytes(file, offset, offset + 16), 0, file.size, offset);
    if (!box || box.to <= offset) break;
    if (box.to > file.size && NEEDED.includes(box.type)) isCutOff = true;
    if (box.type === "moov") index = box;
    offset = box.to;
  }
  if (!index || isCutOff || index.to - index.from > INDEX_BYTES) return { isCutOff: isCutOff || !index, codecs: [] };
  return { isCutOff: false, codecs: pictureCodecs(await readBytes(file, index.from, index.to)) };
}

function boxesIn(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let offset = from; offset < to; ) {
    const box = boxAt(view, offset, to);
    if (!box || box.to > to) break;
    boxes.push(box);
    offset = box.to;
  }
  return boxes;
}

/** Follows a path of nested boxes; returns null if one is missing. */
function findBox(view: DataView, within: Box, ...path: string[]): Box | null {
  return path.reduce<Box | null>(
    (parent, type) => parent && (boxesIn(view, parent.from, parent.to).find((box) => box.type === type) ?? null),
    within,
  );
}

function pictureCodecs(view: DataView): string[] {
  return boxesIn(view, 0, view.byteLength)
    .filter(({ type }) => type === "trak")
    .flatMap((track) => {
      const handler = findBox(view, track, "mdia", "hdlr");
      const samples = findBox(view, track, "mdia", "minf", "stbl", "stsd");
      if (!handler || !samples || samples.to - samples.from < 16) return [];
      // Both begin with a version and flags; the name follows a count and the length of the first entry.
      return nameAt(view, handler.from + 8) === "vide" ? [nameAt(view, samples.from + 12)] : [];
    });
}

const WEBM_HEAD_BYTES = 4096;

/** Whether the only segment of a WebM ends past the file. A streaming recorder leaves the length unknown. */
export async function isWebmCutOff(file: Blob): Promise<boolean> {
  const view = await readBytes(file, 0, WEBM_HEAD_BYTES);
  try {
    const header = lengthAt(view, 4);
    const segment = 4 + header.bytes + (header.value ?? 0);
    if (view.getUint32(segment) !== 0x18538067) return false;
    const { bytes, value } = lengthAt(view, segment + 4);
    return value !== null && segment + 4 + bytes + value > file.size;
  } catch {
    return file.size < WEBM_HEAD_BYTES;
  }
}

/** Reads an EBML length: its leading zero bits give its number of bytes; all ones means unknown. */
function lengthAt(view: DataView, offset: number): { bytes: number; value: number | null } {
  const first = view.getUint8(offset);
  const bytes = Math.clz32(first) - 23;
  let value = first & (0xff >> bytes);
  let isUnknown = value === 0xff >> bytes;
  for (let index = 1; index < bytes; index += 1) {
    const byte = view.getUint8(offset + index);
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { bytes, value: isUnknown ? null : value };
}
