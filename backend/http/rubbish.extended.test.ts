/** @jest-environment ./tests/support/pglite-environment.mjs */
import { type EndpointName, endpointNames, rowOf } from "@/lib/contract/endpoints";
import { checkedRowOf } from "@/lib/contract/schemas/checked-rows";
import { createKey } from "@/lib/domain/keys";
import { CLAIM, COMPANY_KEY, MediaWorld } from "@/tests/support/media-world";
import { type Answer, failureType, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
let world: MediaWorld;
beforeAll(async () => {
  backend = await TestBackend.start();
  world = new MediaWorld(backend, await backend.tokenOf("superadmin"));
}, 120_000);
afterAll(() => backend.stop());

const GROUPS =
  /^(insured|property|project|survey|region|tag|image|video|document|invite|internalThread|bookmark|activity|customization)\./;
const ROWS = endpointNames.filter((name) => GROUPS.test(name) && rowOf(name).encoding === "json");
const LONG = "x".repeat(100_000);
const WRONG: readonly unknown[] = ["a\u0000b", "\ud800", {}, [], null, -1e308];

type Params = Record<string, unknown>;
type Field = { type: string; oneOf: unknown[]; optional: boolean };

/** Returns plausible parameters for the row, by the types of its fields and the demo's home. */
function plausible(name: EndpointName): Params {
  const { params, method } = checkedRowOf(name);
  const known: Params = { projectKey: CLAIM.project, surveyKey: CLAIM.survey, companyKey: COMPANY_KEY };
  const byKind: Params = { string: "abc", number: 1, boolean: true, object: { line1: "1 Elm St", city: "Denver" } };
  const fields = Object.entries(params.describe().fields as unknown as Record<string, Field>);
  const values = fields
    .filter(([field, { optional }]) => method === "POST" || !optional || field in known)
    .map(([field, { type, oneOf }]) => [field, known[field] ?? oneOf[0] ?? byKind[type]]);
  const key = name.startsWith("survey.") ? CLAIM.survey : CLAIM.project;
  return { ...Object.fromEntries(values), ...(method === "POST" ? { key: createKey("tag") } : { key }) };
}

async function send(name: EndpointName, field: string, value: unknown): Promise<Answer> {
  return world.call(name, { ...plausible(name), [field]: value });
}

const fieldsOf = (name: EndpointName) => Object.keys(checkedRowOf(name).params.describe().fields);

test.each(ROWS)("%s answers malformed values with a refusal, never with a fault", async (name) => {
  const faults: unknown[] = [];
  for (const field of [...fieldsOf(name), "unknown"]) {
    for (const value of WRONG) {
      const { status, body } = await send(name, field, value);
      const isRefusal = status < 400 || typeof (body.status as { message: unknown }[])[0]?.message === "string";
      if ((status >= 500 && status !== 501) || !isRefusal) faults.push([field, value, status]);
    }
  }
  expect(faults).toEqual([]);
});

test.each([
  ["project.update", "claimNumber"],
  ["project.update", "causeOfLoss"],
  ["project.update", "statusReason"],
  ["project.reject", "statusReason"],
  ["project.invalidate", "statusReason"],
  ["survey.update", "name"],
  ["survey.emailClaimsContents", "message"],
  ["region.create", "name"],
  ["region.create", "regionType"],
  ["internalThread.create", "body"],
  ["bookmark.create", "targetType"],
  ["document.create", "name"],
  ["tag.create", "label"],
  ["tag.create", "detectorLabel"],
  ["insured.createContact", "givenName"],
  ["insured.createContact", "email"],
  ["property.create", "propertyType"],
] as const)("%s refuses a %s of 100,000 letters", async (name, field) => {
  const refused = await send(name, field, LONG);
  expect([refused.status, failureType(refused)]).toEqual([400, "invalid_input"]);
});

test("search parameters may be long, and find nothing", async () => {
  expect((await world.call("insured.checkDuplicates", { email: LONG, phone: LONG })).body).toEqual({ insureds: [] });
  expect((await world.call("invite.validatePhone", { phone: LONG })).body).toMatchObject({ isValid: false });
});

test("a note, a room, a document and a tag need a text that is not blank", async () => {
  for (const [name, field] of [
    ["internalThread.create", "body"],
    ["region.create", "name"],
    ["document.create", "name"],
    ["tag.create", "label"],
  ] as const) {
    expect([name, (await send(name, field, " \n ")).status]).toEqual([name, 400]);
  }
});

test("refuses a JSON number that is too large", async () => {
  const answer = await backend.send("survey", {
    method: "PUT",
    headers: { "content-type": "application/json", "x-access-token": await backend.tokenOf("employee") },
    body: `{"key":"${CLAIM.survey}","note":1e999}`,
  });
  expect([answer.status, failureType(answer)]).toEqual([400, "invalid_input"]);
});
