import path from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { builtDetector } from "@/tests/support/built-detector";
import { detectHere } from "./detect-here";
import { detectInWorker } from "./detect-in-worker";

let detector: ReturnType<typeof builtDetector>;

beforeAll(() => {
  detector = builtDetector();
}, 60_000);
afterAll(async () => {
  await detector.close();
  detector.remove();
});

const stain = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><defs>
      <filter id="soft"><feGaussianBlur stdDeviation="10"/></filter></defs><rect width="400" height="300" fill="#d8d2c4"/>
      <ellipse cx="150" cy="110" rx="55" ry="40" fill="#a5845a" filter="url(#soft)"/></svg>`),
  )
    .png()
    .toBuffer();

test("the thread finds what is found here, several at once each get their own", async () => {
  const photo = await stain();
  const plain = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#ddd" } })
    .png()
    .toBuffer();
  const [first, none, second] = await Promise.all([photo, plain, photo].map((each) => detector.find(each)));
  expect(first).toEqual(await detectHere.find(photo));
  expect(first).toMatchObject([{ kind: "damp" }]);
  expect([none, second]).toEqual([[], first]);
});

test("a bad photo is refused, and the thread goes on", async () => {
  await expect(detector.find(Buffer.from("nothing"))).rejects.toMatchObject({ type: "invalid_input" });
  expect(await detector.find(await stain())).toHaveLength(1);
});

test("more photos than can wait are told so", async () => {
  const photo = await stain();
  const asked = Array.from({ length: 12 }, () => detector.find(photo));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.filter((each) => each.status === "rejected");
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({ reason: { type: "rate_limited", status: 429 } });
});

test("closed, it starts again when it is asked again", async () => {
  await detector.close();
  expect(await detector.find(await stain())).toHaveLength(1);
});

test("a thread that cannot start is a fault of the program, not of the photo", async () => {
  const broken = detectInWorker(pathToFileURL(path.join(process.cwd(), "nowhere.mjs")));
  await expect(broken.find(await stain())).rejects.toMatchObject({ type: "server_error" });
});
