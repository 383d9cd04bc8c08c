/** A form as parameters: fields are texts, files are blobs. Only rows that are forms take one. */
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure, invalidInput } from "../failures/failure";
import { boundaryOf, bytesOf, type FormPart, readField, readParts } from "../storage/read-parts";

const tooLarge = () => new Failure("invalid_input", "The body is too large.", { status: 413 });

/** Passes the bytes on, up to the limit. */
async function* within(limit: number, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of source) {
    length += chunk.length;
    if (length > limit) throw tooLarge();
    yield chunk;
  }
}

async function readBlob({ body, contentType }: FormPart): Promise<Blob> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return new Blob([Buffer.concat(chunks)], { type: contentType ?? "" });
}

async function readForm(request: FastifyRequest, payload: IncomingMessage): Promise<Record<string, unknown>> {
  const { bodyLimit, config } = request.routeOptions;
  if (!config.isForm) throw new Failure("invalid_input", "The content type is not accepted here.", { status: 415 });
  if (Number(request.headers["content-length"] ?? 0) > bodyLimit) throw tooLarge();
  const params: Record<string, unknown> = {};
  const boundary = boundaryOf(request.headers["content-type"]);
  try {
    for await (const part of readParts(within(bodyLimit, bytesOf(payload)), boundary)) {
      params[part.name] = part.fileName === null ? await readField(part) : await readBlob(part);
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
