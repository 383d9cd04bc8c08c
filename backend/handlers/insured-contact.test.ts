/** @jest-environment ./tests/support/pglite-environment.mjs */
import { seedKey } from "@/backend/seed/seed-key";
import type { EndpointName } from "@/lib/contract/endpoints";
import { type Answer, failureType, NOW, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
const tokens: Record<string, string> = {};
const ROLES = ["superadmin", "admin", "poweruser", "employee", "underwriting_reviewer", "claims_reviewer"];
beforeAll(async () => {
  backend = await TestBackend.start();
  for (const role of [...ROLES, "expiring"]) tokens[role] = await backend.tokenOf(role);
}, 120_000);
afterAll(() => backend.stop());

const call = (name: EndpointName, params: object, role = "employee") => backend.call(name, params, tokens[role]);
const message = ({ body }: Answer) => (body.status as { message: string }[] | undefined)?.[0]?.message;
const FIRST = seedKey("company", "Alder & Finch Mutual");
const SECOND = seedKey("company", "Brightwater Insurance");
const THIRD = seedKey("company", "Cedar Ridge Assurance");
const ADA = seedKey("insured", "IMPORT-0001");
const HOME = { line1: "77 Quarry Rd", city: "Boulder", region: "CO", postalCode: "80302" };

const contact = (key: string, more: object = {}) => ({
  key,
  companyKey: FIRST,
  givenName: "Ines",
  familyName: "Moran",
  ...more,
});

describe("a new insured", () => {
  const sent = contact("ins-new", {
    givenName: "  Ines ",
    email: " ines@example.com ",
    phone: "(303) 555-0199",
    referredBy: "Agent 7",
    property: { address: HOME, propertyType: "Condo" },
  });

  test("is active, with trimmed texts, and keeps its property and unknown fields", async () => {
    const { status, body } = await call("insured.createContact", sent);
    expect([status, body.insured]).toEqual([
      200,
      {
        key: "ins-new",
        companyKey: FIRST,
        givenName: "Ines",
        familyName: "Moran",
        email: "ines@example.com",
        phone: "+13035550199",
        referredBy: "Agent 7",
        isActive: true,
        revision: 1,
        createdAt: NOW,
        updatedAt: NOW,
        properties: [
          {
            key: expect.stringMatching(/^pr-.{32}$/),
            insuredKey: "ins-new",
            address: { ...HOME, line2: null, country: "US" },
            latitude: null,
            longitude: null,
            propertyType: "Condo",
            yearBuilt: null,
            roofYear: null,
            stories: null,
            heatingType: null,
            occupancy: null,
            revision: 1,
          },
        ],
      },
    ]);
  });

  test("sent again is the same insured; with other content it is a conflict that shows the stored one", async () => {
    const again = await call("insured.createContact", sent);
    expect([again.status, (again.body.insured as { properties: object[] }).properties.length]).toEqual([200, 1]);
    const other = await call("insured.createContact", { ...sent, familyName: "Other" });
    expect([other.status, other.body.conflicts]).toEqual([409, [expect.objectContaining({ familyName: "Moran" })]]);
    const otherHome = { ...sent, property: { address: { ...HOME, line1: "78 Quarry Rd" } } };
    expect((await call("insured.createContact", otherHome)).status).toBe(409);
  });

  test("with the key of another company's insured is a conflict that shows nothing", async () => {
    await call("insured.createContact", contact("ins-third", { companyKey: THIRD }), "admin");
    const answer = await call("insured.createContact", contact("ins-third"));
    expect([answer.status, answer.body.conflicts]).toEqual([409, undefined]);
  });

  test("is found by its fields, and recorded once", async () => {
    for (const search of ["moran ines", "ines@example.com", "moran 555-0199", "77 quarry 80302"]) {
      const { body } = await call("insured.list", { search });
      expect([search, body.total]).toEqual([search, 1]);
    }
    const { body } = await call("activity.list", { companyKey: FIRST, search: "ins-new", sort: "createdAt" }, "admin");
    expect((body.activities as { action: string }[]).map(({ action }) => action).sort()).toEqual([
      "insured.create",
      "property.create",
    ]);
  });

  test("belongs to the caller's only company; a caller with several companies must send one", async () => {
    const { companyKey: _none, ...withoutCompany } = contact("ins-only");
    expect((await call("insured.createContact", withoutCompany, "expiring")).body.insured).toMatchObject({
      companyKey: FIRST,
    });
    expect(message(await call("insured.createContact", { ...withoutCompany, key: "ins-which" }))).toBe(
      "companyKey is a required field",
    );
    const hidden = await call("insured.createContact", contact("ins-hidden", { companyKey: THIRD }));
    expect([hidden.status, message(hidden)]).toEqual([404, "Company not found"]);
  });

  test.each([
    [{ givenName: " ", familyName: "" }, "Give the contact a name."],
    [{ familyName: "x".repeat(201) }, "A name has at most 200 characters."],
    [{ email: "ines@" }, "Please enter a valid email address."],
    [{ phone: "555" }, "Please enter a valid phone number."],
    [{ phone: "call me" }, "Please enter a valid phone number."],
    [{ property: {} }, "address is a required field"],
    [{ property: { address: { ...HOME, line1: " " } } }, "An address needs a street and number."],
    [{ property: { address: { line1: "1 Elm St" } } }, "An address needs a city or a postal code."],
  ])("is refused with %j, and nothing is stored", async (fields, expected) => {
    const answer = await call("insured.createContact", contact("ins-bad", fields));
    expect([answer.status, message(answer)]).toEqual([400, expected]);
    expect((await call("insured.get", { key: "ins-bad" })).status).toBe(404);
  });

  test("may omit email and phone, or send blanks", async () => {
    const { body } = await call("insured.createContact", contact("ins-bare", { email: " ", phone: "+1" }));
    expect(body.insured).toMatchObject({ email: null, phone: null, properties: [] });
  });

  test("keeps the extension of a phone", async () => {
    const { body } = await call("insured.createContact", contact("ins-ext", { phone: "303 555 0133 x12" }));
    expect(body.insured).toMatchObject({ phone: "+13035550133 ext. 12" });
  });
});

describe("changing an insured", () => {
  test("raises the revision; an older one is a conflict with the record, and a repeat succeeds", async () => {
    const change = { key: ADA, revision: 1, phone: "303-555-0188", note: "Rings twice" };
    const { body } = await call("insured.update", change);
    expect(body.insured).toMatchObject({ phone: "+13035550188", note: "Rings twice", revision: 2, updatedAt: NOW });
    const stale = await call("insured.update", { key: ADA, revision: 1, givenName: "Adah" });
    expect([stale.status, failureType(stale), stale.body.conflicts]).toEqual([409, "conflict", [body.insured]]);
    expect(await call("insured.update", change)).toMatchObject({ status: 200, body });
    const withoutRevision = await call("insured.update", { key: ADA, givenName: "Adah" });
    expect(withoutRevision.body.insured).toMatchObject({ givenName: "Adah", revision: 3 });
  });

  test("is listed on the insured's claims, and on no other claim", async () => {
    const { body } = await call("activity.list", { projectKey: seedKey("project", "IMPORT-0001"), limit: 2 });
    expect(body.activities).toMatchObject([
      { action: "insured.update", projectKey: null, detail: { insuredKey: ADA } },
      { action: "insured.update", projectKey: null, detail: { insuredKey: ADA } },
    ]);
    const other = await call("activity.list", { projectKey: seedKey("project", "IMPORT-0002") });
    expect(JSON.stringify(other.body.activities)).not.toContain(ADA);
  });

  test("deactivates and reactivates", async () => {
    const total = async (isActive: boolean) =>
      (await call("insured.list", { isActive, companyKeys: JSON.stringify([FIRST]) })).body.total as number;
    const before = [await total(true), await total(false)] as const;
    await call("insured.update", { key: ADA, isActive: false });
    expect([await total(true), await total(false)]).toEqual([before[0] - 1, before[1] + 1]);
    await call("insured.update", { key: ADA, isActive: true });
    expect([await total(true), await total(false)]).toEqual(before);
  });

  test("changes neither the insured's related records nor its company", async () => {
    const { body } = await call("insured.update", { key: ADA, projects: [], properties: [], createdAt: "never" });
    expect(body.insured).not.toHaveProperty("projects");
    const moved = await call("insured.update", { key: ADA, companyKey: SECOND });
    expect([moved.status, message(moved)]).toEqual([400, "companyKey cannot be changed here"]);
  });

  test("validates an email only if it is new", async () => {
    expect(message(await call("insured.update", { key: ADA, email: "ada@@example.com" }))).toBe(
      "Please enter a valid email address.",
    );
    expect((await call("insured.update", { key: ADA, email: "" })).body.insured).toMatchObject({ email: null });
  });

  test("is not found for a caller who does not see the company", async () => {
    const answer = await call("insured.update", { key: "ins-third", givenName: "Mine" });
    expect([answer.status, message(answer)]).toEqual([404, "Insured not found!"]);
  });
});

describe("a property", () => {
  const sent = { key: "pr-second", insuredKey: ADA, address: HOME, latitude: 40.01, longitude: -105.27 };

  test("is added once, and can be changed", async () => {
    const { body } = await call("property.create", sent);
    expect(body.property).toMatchObject({ key: "pr-second", address: { country: "US" }, latitude: 40.01 });
    expect((await call("property.create", sent)).status).toBe(200);
    expect((await call("property.create", { ...sent, yearBuilt: 1950 })).status).toBe(409);
    const facts = { yearBuilt: 1950, roofYear: 2014, stories: 1.5, heatingType: "Boiler", occupancy: "Vacant" };
    const changed = await call("property.update", { key: "pr-second", ...facts });
    expect(changed.body.property).toMatchObject({ ...facts, latitude: 40.01, longitude: -105.27 });
  });

  test("keeps its position with a new unit, and loses it with a new street unless a position is sent", async () => {
    const unit = await call("property.update", { key: "pr-second", address: { ...HOME, line2: "Apt 2" } });
    expect(unit.body.property).toMatchObject({ latitude: 40.01 });
    const street = { ...HOME, line1: "79 Quarry Rd" };
    const moved = await call("property.update", { key: "pr-second", address: street });
    expect(moved.body.property).toMatchObject({ latitude: null, longitude: null });
    const placed = { key: "pr-second", address: HOME, latitude: 40, longitude: -105 };
    expect((await call("property.update", placed)).body.property).toMatchObject({ latitude: 40, longitude: -105 });
  });

  test("changed by two people at once keeps the first change; the second gets a conflict with it", async () => {
    const read = (await call("property.create", { ...sent, key: "pr-both" })).body.property as { revision: number };
    const moving = { key: "pr-both", revision: read.revision };
    const theirs = await call("property.update", { ...moving, address: { ...HOME, line1: "1 Their St" } }, "poweruser");
    expect(theirs.status).toBe(200);
    const mine = await call("property.update", { ...moving, address: { ...HOME, line1: "2 My St" } });
    expect([mine.status, failureType(mine), mine.body.conflicts]).toEqual([409, "conflict", [theirs.body.property]]);
    const repeated = await call(
      "property.update",
      { ...moving, address: { ...HOME, line1: "1 Their St" } },
      "poweruser",
    );
    expect([repeated.status, repeated.body]).toEqual([200, theirs.body]);
  });

  test("from the seed has a revision, so that its first change is guarded too", async () => {
    const { body } = await call("insured.get", { key: ADA, expandedFields: "property" });
    expect(body.insured).toMatchObject({
      properties: expect.arrayContaining([expect.objectContaining({ revision: 1 })]),
    });
  });

  test("belongs to an insured that the caller sees, and cannot be moved to another", async () => {
    const hidden = await call("property.create", { ...sent, key: "pr-hidden", insuredKey: "ins-third" });
    expect([hidden.status, message(hidden)]).toEqual([404, "Insured not found!"]);
    expect(message(await call("property.create", { key: "pr-nobody", address: HOME }))).toBe(
      "insuredKey is a required field",
    );
    const moved = await call("property.update", { key: "pr-second", insuredKey: seedKey("insured", "IMPORT-0002") });
    expect([moved.status, message(moved)]).toEqual([400, "insuredKey cannot be changed here"]);
    const deleted = await call("property.update", { key: "pr-nothing", yearBuilt: 1950 });
    expect([deleted.status, message(deleted)]).toEqual([404, "Property not found"]);
  });
});

describe("duplicates", () => {
  const found = async (params: object, role?: string) => {
    const { body } = await call("insured.checkDuplicates", params, role);
    return (body.insureds as { key: string }[]).map(({ key }) => key);
  };

  test("are found by email, by phone in any format, and by address", async () => {
    expect(await found({ email: " INES@Example.com" })).toEqual(["ins-new"]);
    for (const phone of ["3035550199", "+1 (303) 555-0199", "303.555.0199"]) {
      expect([phone, await found({ phone })]).toEqual([phone, ["ins-new"]]);
    }
    expect(await found({ address: { line1: "77 Quarry Road", postalCode: "80302" } })).toEqual([ADA, "ins-new"]);
    expect(await found({ email: "ines@example.com", address: { line1: "1 Nowhere St", city: "Boulder" } })).toEqual([
      "ins-new",
    ]);
  });

  test("include properties and claims", async () => {
    const { body } = await call("insured.checkDuplicates", { email: "bela.novak@example.com" });
    expect(body.insureds).toMatchObject([{ familyName: "Novak", properties: [{}], projects: [{}] }]);
  });

  test("are none if no field that is sent is complete", async () => {
    const nothing = [{}, { email: " " }, { phone: "+1" }, { phone: "303" }, { address: { line1: "77 Quarry Road" } }];
    for (const params of nothing) expect([params, await found(params)]).toEqual([params, []]);
  });

  test("are only those of the caller's companies", async () => {
    await call("insured.createContact", contact("ins-far", { companyKey: THIRD, email: "far@example.com" }), "admin");
    expect(await found({ email: "far@example.com" }, "admin")).toEqual(["ins-far"]);
    expect(await found({ email: "far@example.com" })).toEqual([]);
  });
});

test.each([
  ["(303) 555-0160", { isValid: true, phone: "+13035550160" }],
  ["+44 20 7946 0958", { isValid: true, phone: "+442079460958" }],
  ["555", { isValid: false, phone: "555" }],
  ["nonsense", { isValid: false, phone: "nonsense" }],
])("validates the phone %s", async (phone, expected) => {
  expect((await call("invite.validatePhone", { phone })).body).toEqual(expected);
});

test.each([
  ["insured.createContact", { key: "", familyName: "x" }, [400, 400, 400, 400, 403, 403]],
  ["insured.update", { key: "deleted" }, [404, 404, 404, 404, 403, 403]],
  ["insured.checkDuplicates", {}, [200, 200, 200, 200, 403, 403]],
  ["property.create", { key: "pr-x" }, [400, 400, 400, 400, 403, 403]],
  ["property.update", { key: "deleted" }, [404, 404, 404, 404, 403, 403]],
  ["invite.validatePhone", { phone: "1" }, [200, 200, 200, 200, 403, 403]],
] as const)("answers %s by role", async (name, params, expected) => {
  expect(await Promise.all(ROLES.map(async (role) => (await call(name, params, role)).status))).toEqual(expected);
});
