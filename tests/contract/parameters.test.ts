import type { EndpointName } from "@/lib/contract/endpoints";
import { checkedRowOf } from "@/lib/contract/schemas/checked-rows";
import type { PropertyFact } from "@/lib/domain/property-facts";

const accepts = (name: EndpointName, params: unknown) => checkedRowOf(name).params.isValidSync(params);
const vertex = { key: "vrx-1", surveyKey: "srv-1", floorNumber: 0, x: 1, y: 0, z: -2.5 };

test("a vertex needs finite coordinates", () => {
  expect(accepts("vertex.createBatch", { vertices: [vertex] })).toBe(true);
  for (const x of [Number.NaN, Number.POSITIVE_INFINITY, "1", null, undefined]) {
    expect(accepts("vertex.createBatch", { vertices: [{ ...vertex, x }] })).toBe(false);
  }
});

test("known fields of geometry have their type, or null to remove a value", () => {
  const change = (more: object) => accepts("vertex.updateBatch", { vertices: [{ key: "vrx-1", ...more }] });
  expect([{ confidence: "low" }, { confidence: null }, { locked: true }, { note: [1] }].map(change)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([{ confidence: "sure" }, { locked: "yes" }, { revision: "1" }, { floorNumber: "0" }].map(change)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  const planar = (outline: unknown) =>
    accepts("objectPlanar.updateBatch", { objectsPlanar: [{ key: "objpl-1", outline }] });
  expect([[[0, 1.5]], null, [[0]], "x", [null]].map(planar)).toEqual([true, true, false, false, false]);
});

test.each<[EndpointName, object, boolean]>([
  ["project.update", { orderType: "multiroom-claim", dateOfLoss: "2026-02-28", statusReason: null }, true],
  ["project.update", { orderType: "other" }, false],
  ["project.update", { claimNumber: { a: 1 } }, false],
  ["project.update", { dateOfLoss: "yesterday" }, false],
  ["project.update", { dateOfLoss: "2026-13-01" }, false],
  ["project.update", { revision: "3" }, false],
  ["project.create", { orderType: null }, false],
  ["survey.update", { done: true, expiresAt: "2026-03-02T10:00:00.000Z", name: null }, true],
  ["survey.update", { done: "yes" }, false],
  ["survey.update", { expiresAt: "tomorrow" }, false],
  ["survey.create", { projectKey: "prj-1", expiresAt: 5 }, false],
  ["insured.createContact", { familyName: "Marsh", email: null, property: { address: { line1: "1 Elm St" } } }, true],
  ["insured.createContact", { property: { address: "1 Elm St" } }, false],
  ["insured.createContact", { property: null }, false],
  ["insured.update", { givenName: null }, false],
  ["insured.update", { isActive: "no" }, false],
  ["property.create", { address: { line1: "1 Elm St", line2: null }, latitude: 39.7, yearBuilt: null }, true],
  ["property.update", { latitude: 91 }, false],
  ["property.update", { longitude: Number.NaN }, false],
  ["property.update", { yearBuilt: 1980.5 }, false],
  ["region.update", { name: "Hall", floorNumber: null }, true],
  ["region.update", { name: "" }, false],
  ["region.update", { name: null }, false],
  ["region.update", { floorNumber: 1.5 }, false],
])("%s accepts %j: %s", (name, fields, isAccepted) => {
  expect(accepts(name, { key: "any-1", ...fields })).toBe(isAccepted);
});

test("refuses an empty batch", () => {
  expect(accepts("vertex.createBatch", { vertices: [] })).toBe(false);
  expect(accepts("face.delete", { keys: [] })).toBe(false);
});

test("an update may have a revision and any part of the record", () => {
  expect(accepts("vertex.updateBatch", { vertices: [{ key: "vrx-1", revision: 3, x: 0.5 }] })).toBe(true);
  expect(accepts("vertex.updateBatch", { vertices: [{ revision: 3, x: 0.5 }] })).toBe(false);
  expect(accepts("vertex.updateBatch", { vertices: [{ key: "vrx-1", x: "0.5" }] })).toBe(false);
});

test("a face's loops are cycles of at least three vertices", () => {
  const face = { key: "fc-1", surveyKey: "srv-1", floorNumber: 0, label: "floor" };
  expect(accepts("face.createBatch", { faces: [{ ...face, loops: [["a", "b", "c"]] }] })).toBe(true);
  expect(accepts("face.createBatch", { faces: [{ ...face, loops: [["a", "b"]] }] })).toBe(false);
  expect(accepts("face.createBatch", { faces: [{ ...face, loops: [] }] })).toBe(false);
  expect(accepts("face.createBatch", { faces: [{ ...face, label: "lawn", loops: [["a", "b", "c"]] }] })).toBe(false);
});

test("accepts unknown fields, because every backend keeps them", () => {
  expect(checkedRowOf("vertex.createBatch").params.cast({ vertices: [{ ...vertex, color: "red" }] })).toEqual({
    vertices: [{ ...vertex, color: "red" }],
  });
});

test("company keys and status are sent as JSON lists", () => {
  expect(accepts("insured.list", { companyKeys: '["cous-1"]', status: '["needs review"]' })).toBe(true);
  expect(accepts("insured.list", { companyKeys: "cous-1" })).toBe(false);
  expect(accepts("insured.list", { status: "{}" })).toBe(false);
});

test("a page holds 1 to 200 records", () => {
  expect([0, 1, 200, 201, 1.5].map((limit) => accepts("survey.list", { limit }))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test("an invalid claim needs its reason, and report dates are plain days", () => {
  expect(accepts("project.invalidate", { key: "prj-1" })).toBe(false);
  expect(accepts("project.invalidate", { key: "prj-1", statusReason: "Duplicate" })).toBe(true);
  const report = { key: "cous-1", inspectionType: "claim", timezone: "UTC", maxDate: "2026-11-21" };
  expect(accepts("company.sendReport", { ...report, minDate: "2026-11-01" })).toBe(true);
  expect(accepts("company.sendReport", { ...report, minDate: "11/01/2026" })).toBe(false);
});

const FACTS: Record<PropertyFact, { accepted: unknown; refused: unknown }> = {
  propertyType: { accepted: "Condo", refused: 1 },
  yearBuilt: { accepted: 1980, refused: 1980.5 },
  roofYear: { accepted: 2014, refused: "2014" },
  stories: { accepted: 1.5, refused: 0 },
  heatingType: { accepted: null, refused: 1 },
  occupancy: { accepted: "", refused: {} },
};
test.each(Object.entries(FACTS))("a property accepts %s only with the right type", (fact, { accepted, refused }) => {
  const takes = (value: unknown) => accepts("property.update", { key: "pr-1", [fact]: value });
  expect([accepted, refused].map(takes)).toEqual([true, false]);
});
