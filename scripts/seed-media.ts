/**
 * Renders the demo's photos and films from the demo home's own geometry into backend/seed/media.
 * `--draft` is quick and coarse, `--only Kitchen,Hall,films` some alone; both write into .test-output/media.
 * `--out folder` writes elsewhere.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { FilmFacts, PictureFacts } from "../backend/seed/media-manifest";
import { type MediaOrder, makeFloor } from "./demo-media/make-floor";
import { VISIT_BEGAN } from "./demo-media/visit";

type Made = { pictures: PictureFacts[]; films: FilmFacts[] };

function orderOf(): Omit<MediaOrder, "floorNumber"> {
  const { values } = parseArgs({
    options: { draft: { type: "boolean" }, only: { type: "string" }, out: { type: "string" } },
  });
  const isPartial = values.draft || values.only;
  return {
    directory: path.resolve(values.out ?? (isPartial ? ".test-output/media" : "backend/seed/media")),
    isDraft: values.draft ?? false,
    rooms: values.only?.split(",") ?? null,
  };
}

function inWorker(order: MediaOrder): Promise<Made> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: order });
    worker.on("message", resolve);
    worker.on("error", reject);
  });
}

async function main(): Promise<void> {
  const order = orderOf();
  mkdirSync(order.directory, { recursive: true });
  for (const name of readdirSync(order.directory)) {
    if (/\.(jpg|mp4|json)$/.test(name) && !order.rooms) rmSync(path.join(order.directory, name));
  }
  const floors = await Promise.all([0, 1].map((floorNumber) => inWorker({ ...order, floorNumber })));
  const manifest = {
    visitBegan: new Date(VISIT_BEGAN * 1000).toISOString(),
    pictures: floors.flatMap(({ pictures }) => pictures),
    films: floors.flatMap(({ films }) => films),
  };
  if (!order.rooms)
    writeFileSync(path.join(order.directory, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
  console.log(`${manifest.pictures.length} pictures and ${manifest.films.length} films in ${order.directory}`);
}

if (isMainThread) await main();
else parentPort?.postMessage(await makeFloor(workerData as MediaOrder));
