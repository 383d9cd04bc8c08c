/** Reads small JSON bodies of the app's own calls. */
import type { ObjectSchema } from "yup";

const MAXIMUM_BYTES = 16 * 1024;

export type BodyRead<Body> = { body: Body } | { httpStatus: 400 | 413 | 415; reason: string };

/** Returns the bytes of a stream, or null if there are more than `limit`. */
export async function readAtMost(
  stream: AsyncIterable<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (stream) {
    for await (const chunk of stream) {
      size += chunk.byteLength;
      if (size > limit) return null;
      chunks.push(chunk);
    }
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}

function isJsonType(contentType: string | null): boolean {
  return contentType?.split(";")[0]?.trim().toLowerCase() === "application/json";
}

/** Returns the checked body, without fields that the schema does not know. */
export async function readJsonBody<Body extends object>(
  request: Request,
  schema: ObjectSchema<Body>,
): Promise<BodyRead<Body>> {
  if (!isJsonType(request.headers.get("content-type"))) return { httpStatus: 415, reason: "The body must be JSON" };
  const bytes = await readAtMost(request.body as AsyncIterable<Uint8Array> | null, MAXIMUM_BYTES);
  if (!bytes) return { httpStatus: 413, reason: "The body is too long" };
  try {
    const parsed: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return { body: schema.validateSync(parsed, { stripUnknown: true, strict: true }) as Body };
  } catch {
    return { httpStatus: 400, reason: "The body is not as the call expects it" };
  }
}
