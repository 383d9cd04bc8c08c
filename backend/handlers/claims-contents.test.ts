/** @jest-environment ./tests/support/pglite-environment.mjs */
import { desc } from "drizzle-orm";
import { insertDocs } from "@/backend/db/records";
import { images, outbox, specialtyItems, tags, videos } from "@/backend/db/schema";
import { Outbox } from "@/backend/mail/outbox";
import { seedKey } from "@/backend/seed/seed-key";
import type { Image, Region } from "@/lib/domain/entities";
import { type Answer, NOW, SECRET, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
let employee: string;
let rooms: Region[];
const projectKey = seedKey("project", "HOME-0001");
const key = seedKey("survey", "HOME-0001");

const photo = (name: string, parentKey: string, more: Partial<Image> = {}): Image => ({
  key: name,
  parentKey,
  parentType: "region",
  companyKey: seedKey("company", "Alder & Finch Mutual"),
  url: `http://localhost:4001/uploads/insured-generic/${name}.jpg?signature=x`,
  width: 400,
  height: 300,
  status: "new",
  createdAt: "2026-02-28T16:45:00.000Z",
  ...more,
});

beforeAll(async () => {
  backend = await TestBackend.start();
  employee = await backend.tokenOf("employee");
  const { body } = await backend.call("region.listByProject", { projectKey }, employee);
  rooms = body.regions as Region[];
  const [first, second] = rooms;
  await insertDocs(backend.db, videos, [{ key: "vid-1", regionKey: second?.key }]);
  await insertDocs(backend.db, images, [
    photo("img-a", first?.key ?? ""),
    photo("img-b", first?.key ?? "", { takenAt: "2026-02-27T16:50:00.000Z" }),
    photo("img-c", "vid-1", { parentType: "video", videoTimestamp: 65.4 }),
  ]);
  const tag = { imageKey: "img-a", createdAt: NOW };
  await insertDocs(backend.db, tags, [
    { ...tag, key: "tgus-1", label: "Water stain" },
    { ...tag, key: "tgus-2", label: "Crack" },
    { ...tag, key: "tgus-3", label: "Crack" },
  ]);
  const item = { key: "spec-1", projectKey, createdAt: NOW, name: "Upright piano", category: "Music", value: 4200 };
  await insertDocs(backend.db, specialtyItems, [item]);
}, 120_000);
afterAll(() => backend.stop());

const email = (params: object, token = employee) =>
  backend.call("survey.emailClaimsContents", { key, email: "adjuster@example.com", ...params }, token);
const message = ({ body }: Answer) => (body.status as { message: string }[] | undefined)?.[0]?.message;

test("the mail lists the photos of each room with time and tags, and the items of value", async () => {
  expect((await email({ message: "Please look at the stain." })).status).toBe(204);
  const [mail] = await backend.db.select().from(outbox).orderBy(desc(outbox.id));
  expect([mail?.channel, mail?.recipient, mail?.subject]).toEqual([
    "email",
    "adjuster@example.com",
    "Contents of claim CLM-30118",
  ]);
  const body = mail?.body ?? "";
  expect(body).toContain(`Edda Farrow sends you the contents of claim CLM-30118: 3 photos in ${rooms.length} rooms.`);
  expect(body).toContain("\n\nPlease look at the stain.\n\nInsured: Harriet Holloway\nHome: ");
  expect(body).toContain(
    [
      `${rooms[0]?.name} (2 photos)`,
      "  1. img-a.jpg, added Feb 28, 2026, 16:45 UTC, “Water stain”, “Crack”",
      "  2. img-b.jpg, taken Feb 27, 2026, 16:50 UTC",
    ].join("\n"),
  );
  expect(body).toContain(
    `${rooms[1]?.name} (1 photo, 1 video)\n  1. img-c.jpg, added Feb 28, 2026, 16:45 UTC, at 1:05 min of a video`,
  );
  expect(body).toContain("\n  - Upright piano, Music, $4,200");
  expect(body).toContain(
    `http://localhost:3000/insured/overview/${seedKey("insured", "HOME-0001")}/${projectKey}?tab=media`,
  );
});

test("records that the mail was sent, and to whom", async () => {
  const { body } = await backend.call("activity.list", { projectKey, limit: 1 }, employee);
  expect(body.activities).toMatchObject([
    {
      action: "survey.email-claims-contents",
      actorName: "Edda Farrow",
      detail: { surveyKey: key, email: "adjuster@example.com", photos: 3 },
    },
  ]);
});

test.each([
  [{ email: "adjuster" }, "Please enter a valid email address."],
  [{ email: "a@example.com, b@example.com" }, "Please enter a valid email address."],
  [{ message: "x".repeat(2001) }, "A message has at most 2000 characters."],
])("refuses %j", async (params, expected) => {
  const answer = await email(params);
  expect([answer.status, message(answer)]).toEqual([400, expected]);
});

test("an underwriting reviewer may send the mail, a claims reviewer may not; a missing inspection is 404", async () => {
  const statusOf = async (name: string, params: object) => (await email(params, await backend.tokenOf(name))).status;
  expect(await statusOf("underwriting_reviewer", {})).toBe(204);
  expect(await statusOf("claims_reviewer", {})).toBe(403);
  const missing = await email({ key: "srv-gone" });
  expect([missing.status, message(missing)]).toEqual([404, "survey not found"]);
});

test("fails with a message if no mail server is configured", async () => {
  const silent = new Outbox(SECRET, { isShown: false, isPosted: false });
  const other = await TestBackend.start({ outbox: silent });
  const params = { key, email: "adjuster@example.com" };
  const answer = await other.call("survey.emailClaimsContents", params, await other.tokenOf("employee"));
  expect([answer.status, message(answer)]).toEqual([503, "Mail cannot be sent: no mail server is set."]);
  await other.stop();
}, 120_000);
