/** @jest-environment ./tests/support/pglite-environment.mjs */
import path from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { selectRows } from "@/backend/db/database";
import { selectDocs } from "@/backend/db/records";
import * as tables from "@/backend/db/schema";
import { Secrets } from "@/backend/http/secrets";
import type { Region, Survey } from "@/lib/domain/entities";
import { readExif } from "@/tests/support/read-exif";
import { NOW, SECRET, TestBackend } from "@/tests/support/test-backend";
import type { Claim } from "./demo-claim";
import type { Contact } from "./demo-contacts";
import { demoScene, HOME_SCENE } from "./demo-scenes";
import type { FiledClaim } from "./insert-claims";
import { insertMedia } from "./insert-media";
import { seedWhenEmpty } from "./seed-when-empty";

const DIRECTORY = path.join(process.cwd(), "backend/seed/media");
let backend: TestBackend;
let filed: FiledClaim[];
/** The number of claims that get media, with the home's first. */
const CLAIM_COUNT = 12;

async function readFiled(): Promise<FiledClaim[]> {
  const { db } = backend;
  const projects = await selectDocs(db, tables.projects, sql`true`);
  const home = demoScene(HOME_SCENE, 0, "", "", NOW).claim.project.key;
  const scans = await selectDocs(db, tables.scans, sql`true`);
  const first = projects.sort((a, b) => Number(b.key === home) - Number(a.key === home)).slice(0, CLAIM_COUNT);
  return Promise.all(
    first.map(async (project): Promise<FiledClaim> => {
      const ofProject = sql`doc->>'projectKey' = ${project.key}`;
      const [survey] = await selectDocs(db, tables.surveys, ofProject);
      const regions = await selectDocs(db, tables.regions, ofProject);
      const [insured] = await selectDocs(db, tables.insureds, sql`key = ${project.insuredKey}`);
      const [property] = await selectDocs(db, tables.properties, sql`key = ${project.propertyKey ?? ""}`);
      return { contact: { insured, property } as Contact, claim: { project, survey, regions, scans } as Claim };
    }),
  );
}

const counts = () =>
  selectRows<{ images: number; videos: number; tags: number }>(
    backend.db,
    sql`select (select count(*)::int from image) as images, (select count(*)::int from video) as videos,
        (select count(*)::int from tag) as tags`,
  );

beforeAll(async () => {
  backend = await TestBackend.start();
  filed = await readFiled();
  await insertMedia(backend.db, { directory: DIRECTORY, storage: backend.bucket.storage }, filed);
}, 120_000);
afterAll(() => backend.stop());

async function homeRegions(): Promise<Region[]> {
  const token = await backend.tokenOf("employee");
  const { body } = await backend.call(
    "region.listByProject",
    { projectKey: filed[0]?.claim.project.key, expandedFields: "scan,video,image,tag" },
    token,
  );
  return body.regions as Region[];
}

test("a photo of the home opens at its signed address, with its record's time in the EXIF", async () => {
  const [hall] = (await homeRegions()).filter(({ name }) => name === "Hall");
  const image = hall?.images?.[0];
  const answer = await backend.bucket.fetch(image?.url ?? "");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const { exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  const taken = image?.takenAt?.slice(0, 19).replaceAll("-", ":").replace("T", " ");
  expect(readExif(exif ?? Buffer.alloc(0)).takenAt).toBe(taken);
  const small = await backend.bucket.fetch(image?.thumbnailUrl ?? "");
  expect([small.status, small.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

test("a video is served in parts, and has its frames", async () => {
  const [living] = (await homeRegions()).filter(({ name }) => name === "Living room");
  const film = living?.videos?.[0];
  const answer = await backend.bucket.fetch(film?.url ?? "", { headers: { range: "bytes=0-99" } });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([206, "video/mp4"]);
  expect(film?.images?.map(({ videoTimestamp }) => videoTimestamp)).toEqual([0.4, 2.4, 4.6]);
});

test("claims that share the photos have their own records for the same files", async () => {
  const images = await selectDocs(backend.db, tables.images, sql`true`);
  const borrowed = images.filter(({ parentKey }) =>
    filed.slice(1).some(({ claim }) => claim.regions.some(({ key }) => key === parentKey)),
  );
  expect(borrowed.length).toBeGreaterThan(10);
  const ownUrls = new Set(images.filter((image) => !borrowed.includes(image)).map(({ url }) => url));
  expect(borrowed.every(({ url }) => ownUrls.has(url))).toBe(true);
});

test("does not change a demo that already has data", async () => {
  const before = await counts();
  await seedWhenEmpty(backend.db, new Secrets(SECRET), {
    now: NOW,
    appOrigin: "https://lintel.test",
    media: { directory: DIRECTORY, storage: backend.bucket.storage },
  });
  expect(await counts()).toEqual(before);
});

test("a demo inspection has its own records for the home's photos and videos, none later than now", async () => {
  const token = await backend.tokenOf("admin");
  const { companyKey } = (filed[0] as FiledClaim).claim.project;
  const survey = (await backend.call("insured.demo", { companyKey }, token)).body.survey as Survey;
  const { body } = await backend.call(
    "region.listByProject",
    { projectKey: survey.projectKey, expandedFields: "image,video" },
    token,
  );
  const regions = body.regions as Region[];
  const [hall, living] = ["Hall", "Living room"].map((name) => regions.find((region) => region.name === name));
  const [homeHall] = (await homeRegions()).filter(({ name }) => name === "Hall");
  expect(hall?.images).toHaveLength(6);
  expect(hall?.images?.map(({ key }) => key)).not.toContain(homeHall?.images?.[0]?.key);
  expect(hall?.images?.every((image) => image.cameraPose === undefined && image.companyKey === companyKey)).toBe(true);
  expect((await backend.bucket.fetch(hall?.images?.[0]?.thumbnailUrl ?? "")).status).toBe(200);
  expect(living?.videos?.map(({ images }) => images?.length)).toEqual([3]);
  const seconds = (list: typeof hall) => list?.images?.map(({ takenAt }) => Date.parse(takenAt ?? "") / 1000) ?? [];
  const [original, copied] = [seconds(homeHall), seconds(hall)];
  expect(copied.map((time) => time - (copied[0] ?? 0))).toEqual(original.map((time) => time - (original[0] ?? 0)));
  const times = regions.flatMap(({ images, videos }) => [
    ...(images ?? []).flatMap(({ createdAt, takenAt }) => [createdAt, takenAt ?? ""]),
    ...(videos ?? []).map(({ createdAt }) => createdAt ?? ""),
  ]);
  expect(times.every((time) => time !== "" && time <= NOW)).toBe(true);
});
