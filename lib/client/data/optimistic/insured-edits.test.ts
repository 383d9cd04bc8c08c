import type { EndpointName } from "../../../contract/endpoints";
import type { Insured } from "../../../domain/entities";
import { type AnyPatch, viewOf } from "../../reads/optimistic-view";
import {
  showInsuredDelete,
  showInsuredRestore,
  showInsuredUpdate,
  showNewProperty,
  showPropertyUpdate,
} from "./insured-edits";

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

const seen = (name: EndpointName, params: object, data: unknown, patches: readonly AnyPatch[]) =>
  viewOf(name, params, data, patches);
const listed = (params: object, patches: readonly AnyPatch[]) =>
  (seen("insured.list", params, page, patches) as typeof page).insureds;

test("an edited contact is shown with its new fields and without a revision, others as they are", () => {
  const patches = showInsuredUpdate({ key: "ins-1", revision: 4, email: "ada@example.com" }, context);
  const [first, second] = listed({ isActive: true }, patches);
  expect(first).toEqual({ ...ada, email: "ada@example.com", revision: undefined });
  expect(first).not.toHaveProperty("revision");
  expect(second).toBe(bob);
  expect(seen("insured.get", { key: "ins-2" }, bob, patches)).toBe(bob);
});

test("who is deactivated leaves the list of the active alone", () => {
  const patches = showInsuredUpdate({ key: "ins-1", isActive: false }, context);
  expect(listed({ isActive: true }, patches).map(({ key }) => key)).toEqual(["ins-2"]);
  expect(listed({ isActive: false }, patches).map(({ isActive }) => isActive)).toEqual([false, true]);
  expect(listed({}, patches)).toHaveLength(2);
});

test("who is deleted leaves every list", () => {
  expect(listed({ isActive: true }, showInsuredDelete({ key: "ins-2" }))).toEqual([ada]);
});

test("who is restored before the deletion was sent is back in every list, with the edits that wait too", () => {
  const gone = showInsuredDelete({ key: "ins-1" });
  const back = showInsuredRestore({ key: "ins-1" });
  const renamed = showInsuredUpdate({ key: "ins-1", givenName: "Augusta" }, context);
  expect(listed({ isActive: true }, [...renamed, ...gone, ...back]).map(({ givenName }) => givenName)).toEqual([
    "Augusta",
    "Bob",
  ]);
  expect(listed({}, [...gone, ...back, ...gone])).toEqual([bob]);
  expect(listed({}, [...gone, ...showInsuredRestore({ key: "ins-2" })])).toEqual([bob]);
  const survey = { key: "srv-1", insured: ada };
  const inspections = (patches: readonly AnyPatch[]) =>
    (seen("survey.list", {}, { surveys: [survey], total: 1, nextCursor: null }, patches) as { surveys: unknown[] })
      .surveys;
  expect(inspections(gone)).toEqual([]);
  expect(inspections([...gone, ...back])).toEqual([survey]);
});

test("who is active again before the deactivation was sent is among the active, and not among the others", () => {
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

test("an address is shown where its property is, a new one once", () => {
  const moved = { ...HOME, line1: "9 Elm St" };
  expect(listed({}, showPropertyUpdate({ key: "pr-1", address: moved }))[0]?.properties?.[0]?.address).toEqual(moved);
  const created = showNewProperty({ key: "pr-9", insuredKey: "ins-2", address: moved });
  expect(listed({}, [...created, ...created])[1]?.properties).toEqual([
    { key: "pr-9", insuredKey: "ins-2", address: moved },
  ]);
});
