/**
 * The load, in its own process: several kept connections, each sending the next request once it is answered. Started by
 * a message {address, path, headers, bytes, requests, milliseconds}: at least this many and for at least this long;
 * replies with {requests}, or {error} for an incomplete answer.
 */
import { Pool } from "undici";

const CONNECTIONS = 16;

async function load({ address, path, headers, bytes, requests, milliseconds }) {
  const pool = new Pool(address, { connections: CONNECTIONS, pipelining: 1 });
  const end = performance.now() + milliseconds;
  let answered = 0;
  const ask = async () => {
    while (answered < requests || performance.now() < end) {
      const { statusCode, body } = await pool.request({ method: "GET", path, headers });
      let size = 0;
      for await (const chunk of body) size += chunk.byteLength;
      if (statusCode !== 200 || size !== bytes) throw new Error(`${address}${path}: ${statusCode}, ${size} bytes`);
      answered += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  } finally {
    await pool.destroy();
  }
  return { requests: answered };
}

process.on("message", async (order) => {
  process.send(await load(order).catch((error) => ({ error: error.message })));
});
