/**
 * Sends load from its own process, over several kept-alive connections with one request at a time each. Started by a
 * message {address, path, headers, bytes, requests, milliseconds}: sends at least this many requests, for at least this
 * long. Replies with {requests}, or {error} for an incomplete answer.
 */
import { Pool } from "undici";

const CONNECTIONS = 16;

async function load({ address, path, headers, bytes, requests, milliseconds }) {
  const pool = new Pool(address, { connections: CONNECTIONS, pipelining: 1 });
  const end = performance.now() + milliseconds;
  let answered = 0;
  const sendRequests = async () => {
    while (answered < requests || performance.now() < end) {
      const { statusCode, body } = await pool.request({ method: "GET", path, headers });
      let size = 0;
      for await (const chunk of body) size += chunk.byteLength;
      if (statusCode !== 200 || size !== bytes) throw new Error(`${address}${path}: ${statusCode}, ${size} bytes`);
      answered += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, sendRequests));
  } finally {
    await pool.destroy();
  }
  return { requests: answered };
}

process.on("message", async (options) => {
  process.send(await load(options).catch((error) => ({ error: error.message })));
});
