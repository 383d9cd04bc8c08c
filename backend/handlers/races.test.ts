/** @jest-environment ./tests/support/pglite-environment.mjs */
/** Simultaneous changes by two people: the loser gets a conflict, and no change is lost silently. */
import { eq } from "drizzle-orm";
import { selectDocs } from "@/backend/db/records";
import { images } from "@/backend/db/schema";
import type { EndpointName } from "@/lib/contract/endpoints";
import { createKey, type KeyedEntity } from "@/lib/domain/keys";
import { CLAIM, COMPANY_KEY, MediaWorld } from "@/tests/support/media-world";
import { TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
let first: MediaWorld;
let second: MediaWorld;
beforeAll(async () => {
  backend = await TestBackend.start();
  first = new MediaWorld(backend, await backend.tokenOf("employee"));
  second = new MediaWorld(backend, await backend.tokenOf("admin"));
}, 120_000);
afterAll(() => backend.stop());

async function newContact(): Promise<string> {
  const key = createKey("insured");
  await first.call("insured.createContact", { key, familyName: "Marsh", companyKey: COMPANY_KEY });
  return key;
}

async function newClaim(): Promise<string> {
  const key = createKey("project");
  await first.call("project.create", { key, insuredKey: await newContact() });
  return key;
}

async function newSurvey(): Promise<string> {
  const key = createKey("survey");
  await first.call("survey.create", { key, projectKey: await newClaim() });
  return key;
}

async function newTag(): Promise<string> {
  const sent = await first.newImage(await first.newRoom());
  await first.call("image.create", sent);
  const key = createKey("tag");
  await first.call("tag.create", { key, imageKey: sent.key, label: "Mold" });
  return key;
}

test.each<[EndpointName, () => Promise<string>, object, object]>([
  ["insured.update", newContact, { givenName: "Ada" }, { givenName: "Bea" }],
  ["project.update", newClaim, { claimNumber: "A-1" }, { claimNumber: "B-1" }],
  ["survey.update", newSurvey, { name: "First visit" }, { name: "Second visit" }],
  ["region.update", () => first.newRoom(), { name: "Hall" }, { name: "Landing" }],
  ["tag.update", newTag, { label: "Damp" }, { label: "Crack" }],
])("%s on one revision: one succeeds, the other gets a conflict with it", async (name, create, mine, theirs) => {
  const key = await create();
  const answers = await Promise.all([
    first.call(name, { key, revision: 1, ...mine }),
    second.call(name, { key, revision: 1, ...theirs }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [accepted, refused] = answers[0]?.status === 200 ? answers : [...answers].reverse();
  expect(refused?.body).toEqual({
    status: [{ message: "The record has changed in the meantime.", type: "conflict" }],
    conflicts: [Object.values(accepted?.body ?? {})[0]],
  });
  const again = { key, revision: 2, ...(accepted === answers[0] ? theirs : mine) };
  expect((await second.call(name, again)).status).toBe(200);
});

test.each<[EndpointName, KeyedEntity, () => Promise<object>]>([
  ["insured.createContact", "insured", async () => ({ familyName: "Marsh", companyKey: COMPANY_KEY })],
  ["project.create", "project", async () => ({ insuredKey: await newContact(), claimNumber: "A-1" })],
  ["survey.create", "survey", async () => ({ projectKey: CLAIM.project, name: "Again" })],
  ["region.create", "region", async () => ({ projectKey: CLAIM.project, surveyKey: CLAIM.survey, name: "Hall" })],
  ["internalThread.create", "internalThread", async () => ({ projectKey: CLAIM.project, body: "Called." })],
])("%s sent twice at once creates one record and returns it twice", async (name, entity, fields) => {
  const params = { key: createKey(entity), ...(await fields()) };
  const [one, other] = await Promise.all([first.call(name, params), first.call(name, params)]);
  expect([one.status, other.status, other.body]).toEqual([200, 200, one.body]);
});

test("a photo created while its room is deleted is deleted with it, or refused", async () => {
  const room = await first.newRoom();
  const sent = await Promise.all(Array.from({ length: 6 }, () => first.newImage(room)));
  const [deleted, ...created] = await Promise.all([
    second.call("region.delete", { key: room }),
    ...sent.map((image) => first.call("image.create", image)),
  ]);
  expect(deleted.status).toBe(204);
  expect(created.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
  for (const { key } of sent) expect((await first.call("image.get", { key })).status).toBe(404);
  expect(await selectDocs(backend.db, images, eq(images.parentKey, room))).toEqual([]);
  await first.call("region.create", { key: room, projectKey: CLAIM.project, surveyKey: CLAIM.survey, name: "Attic" });
  const read = await first.read<{ images: object[] }>("region.get", { key: room, expandedFields: "image" }, "region");
  expect(read.images).toHaveLength(created.filter(({ status }) => status === 200).length);
});
