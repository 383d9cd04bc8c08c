import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { readJsonBodies } from "../http/read-body";
import { readFormBodies } from "../http/read-form";
import { createLog } from "../log";
import { answerFailure } from "./answer-failure";

test.each([
  ["JSON", "application/json", '{"key":'],
  ["a form", "multipart/form-data; boundary=b", '--b\r\nContent-Disposition: form-data; name="image"\r\n\r\n'],
])("logs no warning if a caller disconnects in the middle of %s", async (_, type, part) => {
  const lines: { level: number; msg: string }[] = [];
  const log = createLog({ write: (line) => lines.push(JSON.parse(line) as { level: number; msg: string }) });
  const app = Fastify({ loggerInstance: log }) as unknown as FastifyInstance;
  readJsonBodies(app);
  readFormBodies(app);
  const answered = new Promise<number>((resolve) => {
    app.setErrorHandler((error, request, reply) => {
      answerFailure(error, request, reply);
      resolve(reply.statusCode);
    });
  });
  app.post("/", { config: { isForm: true } }, async () => "whole");
  await app.listen({ port: 0, host: "127.0.0.1" });
  const caller = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  caller.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n${part}`);
  await once(app.server, "request");
  caller.destroy();
  expect(await answered).toBe(400);
  // Warnings and errors.
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  await app.close();
});
