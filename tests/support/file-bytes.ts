/** Small files with the first and last bytes of cameras' and recorders' files. */
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** Returns a JPEG of this size whose scan holds the text. */
export function jpegBytes(text = "", { width = 640, height = 480, isWhole = true } = {}) {
  const frame = [0xff, 0xc0, 0, 8, 8, height >> 8, height & 255, width >> 8, width & 255, 0];
  const head = [0xff, 0xd8, ...frame, 0xff, 0xda, 0, 2];
  return join([Uint8Array.from(head), latin1(text), Uint8Array.from(isWhole ? [0xff, 0xd9] : [])]);
}

/** Returns a box of an MP4. */
export function box(type: string, ...content: readonly (string | Uint8Array)[]) {
  const parts = content.map((part) => (typeof part === "string" ? latin1(part) : part));
  const head = new Uint8Array(8);
  new DataView(head.buffer).setUint32(0, 8 + parts.reduce((sum, part) => sum + part.length, 0));
  head.set(latin1(type), 4);
  return join([head, ...parts]);
}

/** Returns a track of an MP4: "vide" or "soun", and the codec's four letters. */
function track(handler: string, codec: string) {
  const header = box("hdlr", "\0".repeat(8), handler, "\0".repeat(13));
  const samples = box("stsd", "\0\0\0\0\0\0\0\x01", box(codec, "\0".repeat(8)));
  return box("trak", box("tkhd", "\0".repeat(20)), box("mdia", header, box("minf", box("stbl", samples))));
}

export type Mp4 = { brand?: string; codecs?: readonly string[]; isIndexFirst?: boolean };

/** Returns an MP4 with these video codecs and an audio track. */
export function mp4Bytes({ brand = "isom", codecs = ["avc1"], isIndexFirst = false }: Mp4 = {}) {
  const tracks = [...codecs.map((codec) => track("vide", codec)), track("soun", "mp4a")];
  const index = box("moov", box("mvhd", "\0".repeat(20)), ...tracks);
  const data = box("mdat", "x".repeat(300));
  return join([box("ftyp", brand, "\0\0\x02\0", brand), ...(isIndexFirst ? [index, data] : [data, index])]);
}

/** Returns an iPhone's .heic file. */
export const heicBytes = () => join([box("ftyp", "heic", "\0\0\0\0", "mif1heicmiaf"), box("meta", "\0".repeat(20))]);
