/**
 * A minimal proxy in Node: pipes over kept-alive connections, and checks nothing. Started with PORT and BACKEND_URL.
 */
import http from "node:http";

const { hostname, port } = new URL(process.env.BACKEND_URL);
const agent = new http.Agent({ keepAlive: true });

const server = http.createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const upstream = http.request(
    { hostname, port, agent, method: request.method, path: request.url, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    },
  );
  upstream.on("error", () => response.destroy());
  request.pipe(upstream);
});

server.listen(Number(process.env.PORT), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
