/** Serves stored files by signed address only, with ranges for videos, and never as a type that a browser would run. */
import { createReadStream, type Stats } from "node:fs";
import { stat } from "node:fs/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SIGNATURE_PARAMETERS } from "../../lib/domain/plain-address";
import { Failure, forbidden, notFound } from "../failures/failure";
import { type ParsedName, parseName } from "./object-names";
import { readRange } from "./read-range";
import type { Storage } from "./storage";
import type { Thumbnails } from "./thumbnails";

/** Returns the seconds until the address expires; throws if it has expired or its signature is not for this name. */
function checkSignature(storage: Storage, name: string, query: Record<string, unknown>): number {
  const expires = query[SIGNATURE_PARAMETERS.expires];
  const signature = query[SIGNATURE_PARAMETERS.signature];
  if (typeof expires !== "string" || typeof signature !== "string") throw forbidden("The address is not signed.");
  if (!storage.signatures.holds("read", `${name}\n${expires}`, signature)) {
    throw forbidden("The address is not signed.");
  }
  const secondsLeft = Number(expires) - Math.floor(storage.clock().getTime() / 1000);
  if (secondsLeft <= 0)
    throw new Failure("expired", "The address has expired. Read the record again.", { status: 403 });
  return secondsLeft;
}

/** Sets the headers of a file and returns its ETag. */
function setHeaders(reply: FastifyReply, name: string, parsed: ParsedName, stats: Stats, secondsLeft: number): string {
  const tag = `"${stats.size.toString(16)}-${Math.floor(stats.mtimeMs).toString(16)}"`;
  const isInline = /^(image|video)\//.test(parsed.contentType);
  reply.headers({
    etag: tag,
    "accept-ranges": "bytes",
    "cache-control": `private, max-age=${secondsLeft}, immutable`,
    "content-type": parsed.contentType.startsWith("text/")
      ? `${parsed.contentType}; charset=utf-8`
      : parsed.contentType,
    "content-disposition": isInline ? "inline" : `attachment; filename="${name.split("/").at(-1)}"`,
    "last-modified": stats.mtime.toUTCString(),
  });
  return tag;
}

function matchesEtag(header: string | undefined, tag: string): boolean {
  return (header ?? "").split(",").some((each) => each.trim().replace(/^W\//, "") === tag);
}

/** Handles GET and HEAD of `/{name}?expires&signature`. */
export function serveFile(storage: Storage, thumbnails: Thumbnails, folder: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const name = `${folder}/${(request.params as { "*": string })["*"]}`;
    const parsed = parseName(name);
    if (parsed === null) throw notFound("There is no such file.");
    const secondsLeft = checkSignature(storage, name, request.query as Record<string, unknown>);
    if (parsed.isThumbnail) await thumbnails.ensure(parsed.key);
    const file = storage.fileOf(name);
    const stats = await stat(file).catch(() => null);
    if (!stats?.isFile()) throw notFound("There is no such file.");
    const tag = setHeaders(reply, name, parsed, stats, secondsLeft);
    if (matchesEtag(request.headers["if-none-match"], tag)) return reply.code(304).send();
    const condition = request.headers["if-range"];
    const isSame = condition === undefined || condition === tag;
    const range = isSame ? readRange(request.headers.range, stats.size) : null;
    if (range === "unsatisfiable") {
      reply.header("content-range", `bytes */${stats.size}`).header("content-length", 0);
      return reply.code(416).send();
    }
    const { start, end } = range ?? { start: 0, end: stats.size - 1 };
    if (range) reply.code(206).header("content-range", `bytes ${start}-${end}/${stats.size}`);
    reply.header("content-length", end - start + 1);
    return request.method === "HEAD" ? reply.send() : reply.send(createReadStream(file, { start, end }));
  };
}
