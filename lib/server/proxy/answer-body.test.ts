import { gzipSync } from "node:zlib";
import { AnswerBody, type ByteSource, chunksOf, unpacked } from "./answer-body";

const flow = { pause: jest.fn(), resume: jest.fn(), abort: jest.fn() };
const bytes = (text: string) => Buffer.from(text);
const body = () => new AnswerBody(flow);
beforeEach(() => jest.clearAllMocks());

async function textOf(source: ByteSource): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(source)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test("what has come is read at once and in order; then the end", () => {
  const answer = body();
  answer.push(bytes("a"));
  answer.push(bytes("bc"));
  answer.end(null);
  expect([answer.read(), answer.read(), answer.read()].map(String)).toEqual(["a", "bc", "null"]);
});

test("a read waits for what comes next, and for the end", async () => {
  const answer = body();
  const first = answer.read();
  answer.push(bytes("a"));
  expect(String(await first)).toBe("a");
  const second = answer.read();
  answer.end(null);
  expect(await second).toBeNull();
});

test("a break reaches who reads, also past bytes that had come; nobody who does not read", async () => {
  const answer = body();
  const waiting = answer.read();
  answer.end(new Error("reset"));
  await expect(waiting).rejects.toThrow("reset");
  const other = body();
  other.push(bytes("half"));
  other.end(new Error("reset"));
  expect(() => other.read()).toThrow("reset");
});

test("the connection waits while much is unread, and goes on when it was read", () => {
  const answer = body();
  answer.push(Buffer.alloc(256 * 1024 - 1));
  expect(flow.pause).not.toHaveBeenCalled();
  answer.push(bytes("x"));
  expect(flow.pause).toHaveBeenCalledTimes(1);
  answer.read();
  expect(flow.resume).toHaveBeenCalled();
});

test("who leaves early ends the connection; who reads to the end does not", async () => {
  const answer = body();
  answer.push(bytes("a"));
  answer.end(null);
  expect(await textOf(answer)).toBe("a");
  expect(flow.abort).not.toHaveBeenCalled();
  const other = body();
  other.push(bytes("a"));
  for await (const _chunk of chunksOf(other)) break;
  expect(flow.abort).toHaveBeenCalledTimes(1);
});

test("a packed answer is read as it was, and a break of it breaks the reading", async () => {
  const packed = gzipSync("plain words");
  const answer = body();
  answer.push(packed);
  answer.end(null);
  expect(await textOf(unpacked({ "content-encoding": "gzip" }, answer))).toBe("plain words");
  const cut = body();
  cut.push(packed.subarray(0, 12));
  cut.end(null);
  await expect(textOf(unpacked({ "content-encoding": "gzip" }, cut))).rejects.toThrow();
});
