/** Reads a posted form as parameters: fields as text, files as blobs. Only rows encoded as "multipart" accept forms. */
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure, invalidInput } from "../failures/failure";
import { boundaryOf, type FormPart, readField, readParts } from "../storage/read-parts";

const tooLarge = () => new Failure("invalid_input", "The body is too large.", { status: 413 });

async function readBlob({ body, contentType }: FormPart, limit: number): Promise<Blob> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return new Blob([Buffer.concat(chunks)], { type: contentType ?? "" });
}

async function readForm(request: FastifyRequest, payload: IncomingMessage): Promise<Record<string, unknown>> {
  const { bodyLimit, config } = request.routeOptions;
  if (!config.isForm) throw new Failure("invalid_input", "The content type is not accepted here.", { status: 415 });
  if (Number(request.headers["content-length"] ?? 0) > bodyLimit) throw tooLarge();
  const params: Record<string, unknown> = {};
  let bytesLeft = bodyLimit;
  try {
    for await (const part of readParts(payload, boundaryOf(request.headers["content-type"]))) {
      const value = part.fileName === null ? await readField(part) : await readBlob(part, bytesLeft);
      bytesLeft -= typeof value === "string" ? value.length : value.size;
      params[part.name] = value;
    }
    return params;
  } catch (error) {
    throw payload.destroyed && !payload.complete ? invalidInput("The upload was cut off.") : error;
  } finally {
    payload.resume();
  }
}

export function readFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser("multipart/form-data", (request: FastifyRequest, payload: IncomingMessage) =>
    readForm(request, payload),
  );
}
