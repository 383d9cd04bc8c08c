import path from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { builtAnalyzer } from "@/tests/support/built-analyzer";
import { localAnalyzer } from "./local-analyzer";
import { createWorkerAnalyzer } from "./worker-analyzer";

let analyzer: ReturnType<typeof builtAnalyzer>;

beforeAll(() => {
  analyzer = builtAnalyzer();
}, 60_000);
afterAll(async () => {
  await analyzer.close();
  analyzer.remove();
});

const stain = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><defs>
      <filter id="soft"><feGaussianBlur stdDeviation="10"/></filter></defs><rect width="400" height="300" fill="#d8d2c4"/>
      <ellipse cx="150" cy="110" rx="55" ry="40" fill="#a5845a" filter="url(#soft)"/></svg>`),
  )
    .png()
    .toBuffer();

test("the thread returns the same findings as the analyzer in this process, separately for each photo", async () => {
  const photo = await stain();
  const plain = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#ddd" } })
    .png()
    .toBuffer();
  const [first, none, second] = await Promise.all([photo, plain, photo].map((each) => analyzer.analyze(each)));
  expect(first).toEqual(await localAnalyzer.analyze(photo));
  expect(first).toMatchObject([{ kind: "damp" }]);
  expect([none, second]).toEqual([[], first]);
});

test("refuses a photo that cannot be read, and continues with the next", async () => {
  await expect(analyzer.analyze(Buffer.from("nothing"))).rejects.toMatchObject({ type: "invalid_input" });
  expect(await analyzer.analyze(await stain())).toHaveLength(1);
});

test("refuses photos while the waiting list is full", async () => {
  const photo = await stain();
  const calls = Array.from({ length: 12 }, () => analyzer.analyze(photo));
  const outcomes = await Promise.allSettled(calls);
  const refused = outcomes.filter((each) => each.status === "rejected");
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({ reason: { type: "rate_limited", status: 429 } });
});

test("starts a new thread for the first photo after the analyzer was closed", async () => {
  await analyzer.close();
  expect(await analyzer.analyze(await stain())).toHaveLength(1);
});

test("a thread that cannot start is reported as a server error, not as an invalid photo", async () => {
  const broken = createWorkerAnalyzer(pathToFileURL(path.join(process.cwd(), "nowhere.mjs")));
  await expect(broken.analyze(await stain())).rejects.toMatchObject({ type: "server_error" });
});
