import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server of this test alone; `close` ends what is still under way too. */
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
