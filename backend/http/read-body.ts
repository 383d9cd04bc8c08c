/** Parses a JSON body, and refuses values that could not be stored and returned unchanged. */
import type { FastifyInstance } from "fastify";
import { invalidInput } from "../failures/failure";

/** Far deeper than any record; deeper values overflow recursive code. */
const MAX_DEPTH = 64;

function checkValue(value: unknown, depth: number): void {
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
    throw invalidInput("A number is too large.");
  }
  if (typeof value !== "object" || value === null) return;
  if (depth > MAX_DEPTH) throw invalidInput("The body is nested too deeply.");
  for (const each of Array.isArray(value) ? value : Object.values(value)) checkValue(each, depth + 1);
}

/** Accepts only JSON; an empty body is `undefined`. */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, text, done) => {
    if (text === "") return done(null, undefined);
    return parseJson(request, text, (error, body) => {
      if (error) return done(error, undefined);
      try {
        checkValue(body, 1);
        done(null, body);
      } catch (refusal) {
        done(refusal as Error, undefined);
      }
    });
  });
}
