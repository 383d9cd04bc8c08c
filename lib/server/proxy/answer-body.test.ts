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

test("buffered chunks are read at once and in order, then the end", () => {
  const answer = body();
  answer.push(bytes("a"));
  answer.push(bytes("bc"));
  answer.end(null);
  expect([answer.read(), answer.read(), answer.read()].map(String)).toEqual(["a", "bc", "null"]);
});

test("a read waits for the next chunk, and for the end", async () => {
  const answer = body();
  const first = answer.read();
  answer.push(bytes("a"));
  expect(String(await first)).toBe("a");
  const second = answer.read();
  answer.end(null);
  expect(await second).toBeNull();
});

test("a failure reaches the reader, also past buffered bytes; without a reader it is ignored", async () => {
  const answer = body();
  const waiting = answer.read();
  answer.end(new Error("reset"));
  await expect(waiting).rejects.toThrow("reset");
  const other = body();
  other.push(bytes("half"));
  other.end(new Error("reset"));
  expect(() => other.read()).toThrow("reset");
});

test("pauses the connection once 256 KB are unread, and resumes it after a read", () => {
  const answer = body();
  answer.push(Buffer.alloc(256 * 1024 - 1));
  expect(flow.pause).not.toHaveBeenCalled();
  answer.push(bytes("x"));
  expect(flow.pause).toHaveBeenCalledTimes(1);
  answer.read();
  expect(flow.resume).toHaveBeenCalled();
});

test("a reader that stops early closes the connection; reading to the end does not", async () => {
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

test("decompresses an answer, and fails if the answer is cut off", async () => {
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
