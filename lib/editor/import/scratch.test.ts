import { generateSingleRooms } from "@/backend/seed/home/generate-single-rooms";
import { createKey } from "../../domain/keys";
import { importCapture } from "./import-capture";

test("perf", () => {
  const c = generateSingleRooms(3)[1]!.capture;
  const w = c.walls[0]!;
  for (let i = 0; i < 3900; i++)
    c.walls.push({
      ...w,
      identifier: `w${i}`,
      dimensions: [0.5 + (i % 7), 2, 0],
      transform: w.transform.map((v, k) => (k === 12 ? v + (i % 60) : k === 14 ? v + i / 60 : v)),
    });
  const t = performance.now();
  const r = importCapture(JSON.stringify(c), { surveyKey: "s", createKey, fileName: "" });
  process.stdout.write(`${performance.now() - t} ms ${r.ok ? JSON.stringify(r.report.counts) : r.error.message}\n`);
}, 120000);
