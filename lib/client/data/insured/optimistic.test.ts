import type { EndpointName } from "../../../contract/endpoints";
import type { Insured } from "../../../domain/entities";
import { type AnyPatch, applyPatches } from "../../reads/optimistic-view";
import { INSURED_CHANGES } from "./optimistic";

const NOW = "2026-11-21T10:00:00.000Z";
const HOME = { line1: "7 Oak Ln", city: "Novato", region: "CA", postalCode: "94949", country: "US" };
const ada: Insured = {
  key: "ins-1",
  companyKey: "cous-1",
  givenName: "Ada",
  familyName: "Byron",
  isActive: true,
  revision: 4,
  createdAt: NOW,
  updatedAt: NOW,
  properties: [{ key: "pr-1", insuredKey: "ins-1", address: HOME }],
};
const bob: Insured = { ...ada, key: "ins-2", givenName: "Bob", properties: [] };
const page = { insureds: [ada, bob], total: 2, nextCursor: null };
const context = { actor: null, now: NOW };
const { "insured.update": showInsuredUpdate, "insured.delete": showInsuredDelete } = INSURED_CHANGES;
const { "insured.restore": showInsuredRestore } = INSURED_CHANGES;
const { "property.create": showNewProperty, "property.update": showPropertyUpdate } = INSURED_CHANGES;

const patched = (name: EndpointName, params: object, data: unknown, patches: readonly AnyPatch[]) =>
  applyPatches(name, params, data, patches);
const listed = (params: object, patches: readonly AnyPatch[]) =>
  (patched("insured.list", params, page, patches) as typeof page).insureds;

test("changes the fields of one insured and drops the revision", () => {
  const patches = showInsuredUpdate({ key: "ins-1", revision: 4, email: "ada@example.com" }, context);
  const [first, second] = listed({ isActive: true }, patches);
  expect(first).toEqual({ ...ada, email: "ada@example.com", revision: undefined });
  expect(first).not.toHaveProperty("revision");
  expect(second).toBe(bob);
  expect(patched("insured.get", { key: "ins-2" }, bob, patches)).toBe(bob);
});

test("a deactivated insured leaves the active list only", () => {
  const patches = showInsuredUpdate({ key: "ins-1", isActive: false }, context);
  expect(listed({ isActive: true }, patches).map(({ key }) => key)).toEqual(["ins-2"]);
  expect(listed({ isActive: false }, patches).map(({ isActive }) => isActive)).toEqual([false, true]);
  expect(listed({}, patches)).toHaveLength(2);
});

test("a deleted insured leaves every list", () => {
  expect(listed({ isActive: true }, showInsuredDelete({ key: "ins-2" }))).toEqual([ada]);
});

test("an insured restored before the deletion was sent is back in every list, with waiting edits applied", () => {
  const deleted = showInsuredDelete({ key: "ins-1" });
  const restored = showInsuredRestore({ key: "ins-1" });
  const renamed = showInsuredUpdate({ key: "ins-1", givenName: "Augusta" }, context);
  expect(listed({ isActive: true }, [...renamed, ...deleted, ...restored]).map(({ givenName }) => givenName)).toEqual([
    "Augusta",
    "Bob",
  ]);
  expect(listed({}, [...deleted, ...restored, ...deleted])).toEqual([bob]);
  expect(listed({}, [...deleted, ...showInsuredRestore({ key: "ins-2" })])).toEqual([bob]);
  const survey = { key: "srv-1", insured: ada };
  const inspections = (patches: readonly AnyPatch[]) =>
    (patched("survey.list", {}, { surveys: [survey], total: 1, nextCursor: null }, patches) as { surveys: unknown[] })
      .surveys;
  expect(inspections(deleted)).toEqual([]);
  expect(inspections([...deleted, ...restored])).toEqual([survey]);
});

test("an insured reactivated before the deactivation was sent is in the active list only", () => {
  const both = [
    ...showInsuredUpdate({ key: "ins-1", isActive: false }, context),
    ...showInsuredUpdate({ key: "ins-1", isActive: true }, context),
  ];
  expect(listed({ isActive: true }, both).map(({ key, isActive }) => [key, isActive])).toEqual([
    ["ins-1", true],
    ["ins-2", true],
  ]);
  expect(listed({ isActive: false }, both).map(({ key }) => key)).toEqual(["ins-2"]);
});

test("changes the address of a property, and adds a new property once", () => {
  const moved = { ...HOME, line1: "9 Elm St" };
  expect(listed({}, showPropertyUpdate({ key: "pr-1", address: moved }))[0]?.properties?.[0]?.address).toEqual(moved);
  const created = showNewProperty({ key: "pr-9", insuredKey: "ins-2", address: moved });
  expect(listed({}, [...created, ...created])[1]?.properties).toEqual([
    { key: "pr-9", insuredKey: "ins-2", address: moved },
  ]);
});
