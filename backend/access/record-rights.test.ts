/** @jest-environment ./tests/support/pglite-environment.mjs */
/** Who may call each row of records, companies and employees; a record of another company is answered as missing. */
import { seedKey } from "@/backend/seed/seed-key";
import { type EndpointName, rowOf } from "@/lib/contract/endpoints";
import { createKey } from "@/lib/domain/keys";
import { CLAIM, COMPANY_KEY, MediaWorld, OTHER_COMPANY_KEY } from "@/tests/support/media-world";
import { TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
const tokens: Record<string, string> = {};
const ROLES = ["superadmin", "admin", "poweruser", "employee", "underwriting_reviewer", "claims_reviewer"] as const;
/** A room, a photo and a tag in a claim of a company that only a superadmin and an admin see. */
const theirs = {
  insured: createKey("insured"),
  property: createKey("property"),
  project: createKey("project"),
  survey: createKey("survey"),
  region: createKey("region"),
  image: "",
  tag: createKey("tag"),
  document: "",
};

beforeAll(async () => {
  backend = await TestBackend.start();
  for (const role of ROLES) tokens[role] = await backend.tokenOf(role);
  const companyKey = seedKey("company", "Cedar Ridge Assurance");
  const world = new MediaWorld(backend, tokens.admin ?? "");
  await world.call("insured.createContact", {
    key: theirs.insured,
    familyName: "Elsewhere",
    companyKey,
    property: { key: theirs.property, address: { line1: "1 Elm St", city: "Denver" } },
  });
  await world.call("project.create", { key: theirs.project, insuredKey: theirs.insured });
  await world.call("survey.create", { key: theirs.survey, projectKey: theirs.project });
  const { region, project, survey } = theirs;
  await world.call("region.create", { key: region, projectKey: project, surveyKey: survey, name: "Hall" });
  const sent = await world.newImage(region, { companyKey });
  theirs.image = sent.key;
  await world.call("image.create", sent);
  await world.call("tag.create", { key: theirs.tag, imageKey: sent.key, label: "Mold" });
  const paper = await world.upload("document", Buffer.from("%PDF-1.7"), "pdf");
  theirs.document = paper.key;
  const about = { name: "Invoice.pdf", size: 8, contentType: "application/pdf" };
  const filed = await world.call("document.create", { ...paper, ...about, projectKey: project });
  if (filed.status !== 200) throw new Error(JSON.stringify(filed.body));
}, 120_000);
afterAll(() => backend.stop());

/** In the order of ROLES. */
const VIEWERS = "y y y y y -";
const STAFF = "y y y y - -";
const LEADS = "y y y - - -";
const ADMINS = "y y - - - -";
const OWNERS = "y - - - - -";
const EVERYONE = "y y y y y y";

type Group =
  | "insured"
  | "property"
  | "invite"
  | "project"
  | "followup"
  | "specialtyItem"
  | "claimReport"
  | "document"
  | "internalThread"
  | "bookmark"
  | "activity"
  | "survey"
  | "tag"
  | "image"
  | "video"
  | "region"
  | "customization"
  | "company"
  | "employee";
/** Rows without a session have no role; setting one's own new password and verifying a code are open to everybody. */
type WithoutRole =
  | "login"
  | "logout"
  | "verifyMfa"
  | "sendMfa"
  | "activate"
  | "requestActivation"
  | "checkLink"
  | "requestPasswordReset"
  | "resetPassword"
  | "resetOwnPassword";
type WithRole = Exclude<
  Extract<EndpointName, `${Group}.${string}`>,
  "survey.reset3dAnnotations" | `employee.${WithoutRole}`
>;

/** The contract's table "who may do what", row by row; the compiler asks for a missing row. */
const RIGHTS: Record<WithRole, string> = {
  "insured.get": VIEWERS,
  "insured.list": VIEWERS,
  "insured.createContact": STAFF,
  "insured.update": STAFF,
  "insured.delete": LEADS,
  "insured.restore": LEADS,
  "insured.checkDuplicates": STAFF,
  "insured.demo": ADMINS,
  "property.create": STAFF,
  "property.update": STAFF,
  "invite.create": STAFF,
  "invite.validatePhone": STAFF,
  "project.get": VIEWERS,
  "project.listByInsured": VIEWERS,
  "project.create": STAFF,
  "project.update": STAFF,
  "project.invalidate": LEADS,
  "project.startReview": STAFF,
  "project.process": STAFF,
  "project.deliver": STAFF,
  "project.reject": STAFF,
  "project.requestAttention": STAFF,
  "project.requestMedia": STAFF,
  "project.restore": LEADS,
  "followup.list": VIEWERS,
  "invite.list": VIEWERS,
  "specialtyItem.list": VIEWERS,
  "claimReport.list": VIEWERS,
  "document.list": VIEWERS,
  "document.create": STAFF,
  "document.delete": STAFF,
  "internalThread.list": VIEWERS,
  "internalThread.create": VIEWERS,
  "bookmark.list": VIEWERS,
  "bookmark.create": VIEWERS,
  "bookmark.delete": VIEWERS,
  "activity.list": VIEWERS,
  "survey.get": VIEWERS,
  "survey.listByProject": VIEWERS,
  "survey.list": VIEWERS,
  "survey.create": STAFF,
  "survey.update": STAFF,
  "survey.markReviewed": VIEWERS,
  "survey.reopen": VIEWERS,
  "survey.emailClaimsContents": VIEWERS,
  "tag.create": VIEWERS,
  "tag.update": VIEWERS,
  "tag.delete": VIEWERS,
  "image.create": STAFF,
  "image.delete": STAFF,
  "image.get": VIEWERS,
  "image.detect": VIEWERS,
  "image.uploadRequest": STAFF,
  "video.uploadRequest": STAFF,
  "document.uploadRequest": STAFF,
  "video.create": STAFF,
  "region.get": VIEWERS,
  "region.listByProject": VIEWERS,
  "region.create": STAFF,
  "region.update": STAFF,
  "region.delete": STAFF,
  "customization.list": VIEWERS,
  "customization.get": VIEWERS,
  "customization.update": LEADS,
  "company.listAll": VIEWERS,
  "company.get": VIEWERS,
  "company.listAllReviewCompanies": VIEWERS,
  "company.reportPaginated": STAFF,
  "company.reportSummary": STAFF,
  "company.sendReport": LEADS,
  "company.create": OWNERS,
  "company.update": LEADS,
  "company.delete": OWNERS,
  "company.reset": ADMINS,
  "company.requestLogoUrls": LEADS,
  "employee.me": EVERYONE,
  // For other employees; one's own record is covered by own-rights.test.ts.
  "employee.updateProfile": ADMINS,
  "employee.update": ADMINS,
  "employee.requestAvatarUrls": ADMINS,
  "employee.create": ADMINS,
  "employee.delete": ADMINS,
  "employee.bulk": ADMINS,
  "employee.list": LEADS,
  "employee.listAll": OWNERS,
  "employee.listDataStewards": LEADS,
  "employee.listAllSuperadmins": OWNERS,
  "employee.refreshChartsToken": STAFF,
  "employee.backupCodes": EVERYONE,
  "employee.forcePasswordReset": ADMINS,
  "employee.unlock": ADMINS,
  "employee.resendActivation": ADMINS,
};
/** Keys of no record: a role that may call the row gets "not found", and nothing changes. */
const NOWHERE = {
  key: "any-gone",
  insuredKey: "ins-gone",
  projectKey: "prj-gone",
  surveyKey: "srv-gone",
  companyKey: "cous-gone",
};

test.each(Object.entries(RIGHTS) as [EndpointName, string][])("allows %s to the roles %s", async (name, expected) => {
  const answers = await Promise.all(ROLES.map((role) => backend.call(name, NOWHERE, tokens[role])));
  expect(answers.map(({ status }) => (status === 403 ? "-" : "y")).join(" ")).toBe(expected);
  const row = rowOf(name);
  const nobody = await backend.call(name, NOWHERE);
  expect([row.path, nobody.status]).toEqual([row.path, 401]);
});

/** Reads and changes of an existing record of another company: answered 404 as if it did not exist. */
const ELSEWHERE: readonly [EndpointName, () => object][] = [
  ["insured.get", () => ({ key: theirs.insured })],
  ["insured.update", () => ({ key: theirs.insured, givenName: "Mine" })],
  ["property.create", () => ({ key: createKey("property"), insuredKey: theirs.insured, address: { line1: "1" } })],
  ["property.update", () => ({ key: theirs.property, yearBuilt: 1900 })],
  ["project.get", () => ({ key: theirs.project })],
  ["project.listByInsured", () => ({ insuredKey: theirs.insured })],
  ["project.create", () => ({ key: createKey("project"), insuredKey: theirs.insured })],
  ["project.update", () => ({ key: theirs.project, claimNumber: "mine" })],
  ["project.startReview", () => ({ key: theirs.project })],
  ["project.process", () => ({ key: theirs.project })],
  ["project.deliver", () => ({ key: theirs.project })],
  ["project.reject", () => ({ key: theirs.project, statusReason: "mine" })],
  ["project.requestAttention", () => ({ key: theirs.project })],
  ["project.requestMedia", () => ({ key: theirs.project })],
  ["followup.list", () => ({ projectKey: theirs.project })],
  ["invite.list", () => ({ projectKey: theirs.project })],
  ["invite.create", () => ({ key: createKey("invite"), projectKey: theirs.project, channel: "email" })],
  ["specialtyItem.list", () => ({ projectKey: theirs.project })],
  ["claimReport.list", () => ({ projectKey: theirs.project })],
  ["document.list", () => ({ projectKey: theirs.project })],
  ["internalThread.list", () => ({ projectKey: theirs.project })],
  ["internalThread.create", () => ({ key: createKey("internalThread"), projectKey: theirs.project, body: "Mine" })],
  ["activity.list", () => ({ projectKey: theirs.project })],
  ["survey.get", () => ({ key: theirs.survey })],
  ["survey.listByProject", () => ({ projectKey: theirs.project })],
  ["survey.create", () => ({ key: createKey("survey"), projectKey: theirs.project })],
  ["survey.update", () => ({ key: theirs.survey, done: true })],
  ["survey.markReviewed", () => ({ key: theirs.survey })],
  ["survey.reopen", () => ({ key: theirs.survey })],
  ["survey.emailClaimsContents", () => ({ key: theirs.survey, email: "a@lintel.test" })],
  ["region.get", () => ({ key: theirs.region })],
  ["region.listByProject", () => ({ projectKey: theirs.project })],
  ["region.update", () => ({ key: theirs.region, name: "Mine" })],
  [
    "region.create",
    () => ({ key: createKey("region"), projectKey: theirs.project, surveyKey: theirs.survey, name: "Mine" }),
  ],
  ["image.get", () => ({ key: theirs.image })],
  ["tag.create", () => ({ key: createKey("tag"), imageKey: theirs.image, label: "Mine" })],
  ["tag.update", () => ({ key: theirs.tag, label: "Mine" })],
  ["image.uploadRequest", () => ({ companyKey: seedKey("company", "Cedar Ridge Assurance") })],
];

test.each(ELSEWHERE)("%s of another company's record is 404 and changes nothing", async (name, params) => {
  const before = await backend.call("activity.list", { projectKey: theirs.project }, tokens.admin);
  expect((await backend.call(name, params(), tokens.employee)).status).toBe(404);
  expect((await backend.call("activity.list", { projectKey: theirs.project }, tokens.admin)).body).toEqual(before.body);
});

test("deleting another company's record answers success and deletes nothing", async () => {
  const deletions: [EndpointName, string][] = [
    ["tag.delete", theirs.tag],
    ["image.delete", theirs.image],
    ["region.delete", theirs.region],
    ["document.delete", theirs.document],
  ];
  for (const [name, key] of deletions) {
    expect((await backend.call(name, { key }, tokens.employee)).status).toBe(204);
  }
  // A poweruser may delete insureds, but sees only two companies.
  expect((await backend.call("insured.delete", { key: theirs.insured }, tokens.poweruser)).status).toBe(204);
  const query = { key: theirs.region, expandedFields: "image,tag" };
  const { body } = await backend.call("region.get", query, tokens.admin);
  expect(body.region).toMatchObject({ images: [{ key: theirs.image }], tags: [{ key: theirs.tag }] });
  const papers = await backend.call("document.list", { projectKey: theirs.project }, tokens.admin);
  expect(papers.body.documents).toMatchObject([{ key: theirs.document }]);
});

test("lists and duplicate checks reveal nothing of another company", async () => {
  const search = { search: "elsewhere" };
  expect((await backend.call("insured.list", search, tokens.employee)).body).toMatchObject({ total: 0, insureds: [] });
  expect((await backend.call("insured.list", search, tokens.admin)).body).toMatchObject({ total: 1 });
  expect((await backend.call("survey.list", search, tokens.employee)).body).toMatchObject({ total: 0, surveys: [] });
  const same = { address: { line1: "1 Elm St", city: "Denver" } };
  expect((await backend.call("insured.checkDuplicates", same, tokens.employee)).body.insureds).toEqual([]);
});

test("a key of another company's record counts as taken, and the record is not shown", async () => {
  const taken: [EndpointName, object][] = [
    ["insured.createContact", { key: theirs.insured, familyName: "Mine", companyKey: COMPANY_KEY }],
    ["project.create", { key: theirs.project, insuredKey: seedKey("insured", "HOME-0001") }],
    ["survey.create", { key: theirs.survey, projectKey: CLAIM.project }],
    ["region.create", { key: theirs.region, projectKey: CLAIM.project, surveyKey: CLAIM.survey, name: "Hall" }],
  ];
  for (const [name, params] of taken) {
    const { status, body } = await backend.call(name, params, tokens.employee);
    expect([name, status, body.conflicts]).toEqual([name, 409, undefined]);
  }
});

test("a created record gets its company from its parent, not from the fields sent", async () => {
  const contact = { key: createKey("insured"), familyName: "Mine" };
  for (const companyKey of [seedKey("company", "Cedar Ridge Assurance"), "cous-nowhere"]) {
    expect((await backend.call("insured.createContact", { ...contact, companyKey }, tokens.employee)).status).toBe(404);
  }
  const claim = { key: createKey("project"), insuredKey: seedKey("insured", "HOME-0001") };
  const foreign = { ...claim, companyKey: OTHER_COMPANY_KEY };
  expect((await backend.call("project.create", foreign, tokens.employee)).status).toBe(400);
  const property = { ...claim, propertyKey: theirs.property };
  expect((await backend.call("project.create", property, tokens.employee)).status).toBe(400);
  const upload = { companyKey: "cous-nowhere" };
  expect((await backend.call("image.uploadRequest", upload, tokens.superadmin)).status).toBe(404);
});

test("an inspection can be linked only to its own dataset and task", async () => {
  const dataset = seedKey("dataset", "HOME-0001");
  const task = seedKey("annotationTask", "HOME-0001");
  const change = (key: string, more: object) => backend.call("survey.update", { key, ...more }, tokens.admin);
  expect((await change(theirs.survey, { datasetKey: dataset })).status).toBe(400);
  expect((await change(theirs.survey, { annotationTaskKey: task })).status).toBe(400);
  expect((await change(CLAIM.survey, { datasetKey: dataset, annotationTaskKey: task })).status).toBe(200);
});

test("every record below a deleted insured is missing, also for a superadmin", async () => {
  const deleted = await backend.call("insured.delete", { key: theirs.insured }, tokens.admin);
  expect(deleted.status).toBe(204);
  for (const [name, params] of ELSEWHERE.filter(([each]) => each !== "image.uploadRequest")) {
    expect([name, (await backend.call(name, params(), tokens.superadmin)).status]).toEqual([name, 404]);
  }
});
