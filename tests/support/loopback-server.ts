import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server for one test; `close` also ends calls in progress. */
export async function listenOnLoopback(handle: RequestListener): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
