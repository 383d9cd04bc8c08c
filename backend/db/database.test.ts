import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { openDatabase } from "./database";

/** One message of PostgreSQL's protocol. */
function message(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
}

const READY = message("Z", Buffer.from("I"));
const WELCOME = Buffer.concat([message("R", Buffer.alloc(4)), READY]);
const NO_ROWS = Buffer.concat([message("C", Buffer.from("SELECT 0\0")), READY]);

/** As much of a PostgreSQL as a statement without an answer needs; it dies of one that says so. */
async function openServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.once("data", () => {
      socket.write(WELCOME);
      socket.on("data", (bytes) => {
        if (String(bytes).includes("die")) socket.destroy();
        else if (bytes[0] === "Q".charCodeAt(0)) socket.write(NO_ROWS);
      });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, sockets, address: `postgres://lintel:secret@127.0.0.1:${port}/lintel` };
}

test("a database that starts again ends no process: the next call finds it", async () => {
  const { server, sockets, address } = await openServer();
  const { db, close } = await openDatabase({ address, directory: "" });
  await db.execute(sql`select 1`);
  const [first] = sockets;
  const closed = new Promise((resolve) => first?.once("close", resolve));
  first?.destroy();
  await closed;
  await new Promise((resolve) => setTimeout(resolve, 50));
  await db.execute(sql`select 1`);
  expect(sockets).toHaveLength(2);
  await close();
  server.close();
});

test("one that goes in the middle of a transaction fails that call alone", async () => {
  const { server, sockets, address } = await openServer();
  const { db, close } = await openDatabase({ address, directory: "" });
  const call = db.transaction((tx) => tx.execute(sql`select 'die'`));
  await expect(call).rejects.toThrow();
  await db.execute(sql`select 1`);
  expect(sockets).toHaveLength(2);
  await close();
  server.close();
});
