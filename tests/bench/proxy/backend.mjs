/** The backend of every contender: two answers of a fixed size, ready in memory. Started with PORT. */
import http from "node:http";
import { bodyOfBytes, SIZES } from "./sizes.mjs";

const bodies = new Map(SIZES.map(({ path, bytes }) => [`/${path}`, bodyOfBytes(bytes)]));

const server = http.createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const body = bodies.get(request.url ?? "");
  if (!body || request.headers["x-access-token"] === undefined) return response.writeHead(404).end();
  response.writeHead(200, { "content-type": "application/json", "content-length": body.byteLength });
  response.end(body);
});

server.listen(Number(process.env.PORT), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
