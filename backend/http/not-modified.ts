/** ETag and 304: a client that has the current value is told so, without the value. */
import type { FastifyReply, FastifyRequest } from "fastify";

/** Sets the ETag; true when the answer has been sent, because the client has this stamp already. */
export function answerUnlessUnchanged(request: FastifyRequest, reply: FastifyReply, stamp: string): boolean {
  const tag = `"${stamp}"`;
  reply.header("etag", tag);
  const known = (request.headers["if-none-match"] ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
  if (!known.includes(tag)) return false;
  reply.code(304).send();
  return true;
}
