/**
 * The load, in a process of its own: several kept connections, each asking again as soon as it was answered. Told by a
 * message {address, path, headers, bytes, requests, milliseconds}: at least so many and for at least so long; answers with
 * {requests}, or {error} when an answer is not whole.
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
