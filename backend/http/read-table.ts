/**
 * Reads a text table as the parameter `csv`, with the company keys from a header. Only contract rows with the encoding
 * "csv" accept a table.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure, invalidInput } from "../failures/failure";

const utf8 = new TextDecoder("utf-8", { fatal: true });

function companyKeysOf({ headers }: FastifyRequest): string[] {
  const sent = String(headers["x-company-keys"] ?? "");
  return sent.split(",").flatMap((key) => (key.trim() === "" ? [] : [key.trim()]));
}

export function readTableBodies(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>("application/octet-stream", { parseAs: "buffer" }, (request, bytes, done) => {
    if (!request.routeOptions.config.isTable) {
      done(new Failure("invalid_input", "The content type is not accepted here.", { status: 415 }), undefined);
      return;
    }
    if (bytes.length === 0) {
      done(invalidInput("The table is empty."), undefined);
      return;
    }
    try {
      done(null, { csv: utf8.decode(bytes), companyKeys: companyKeysOf(request) });
    } catch {
      done(invalidInput("The table must be UTF-8 text."), undefined);
    }
  });
}
