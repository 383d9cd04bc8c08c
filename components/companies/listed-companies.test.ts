import fc from "fast-check";
import type { Company } from "@/lib/domain/entities";
import { isSameName, listCompanies } from "./listed-companies";

const company = (name: string, more: Partial<Company> = {}): Company => ({
  key: `cous-${name}`,
  name,
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  ...more,
});
const COMPANIES = [
  company("brightwater Insurance", { createdAt: "2024-05-01T00:00:00.000Z" }),
  company("Alder & Finch Mutual", { createdAt: "2025-05-01T00:00:00.000Z" }),
  company("Élan Assurance", { createdAt: undefined }),
  company("Foxhollow", { isActive: false, key: "cous-fox" }),
  company("شركة التأمين", { createdAt: "2023-05-01T00:00:00.000Z" }),
  company("Unit 10"),
  company("Unit 9"),
];
const listed = (change: Partial<Parameters<typeof listCompanies>[1]>) => {
  const { items, counts } = listCompanies(COMPANIES, { tab: "active", search: "", sort: "name", ...change });
  return [items.map(({ name }) => name), counts.active, counts.inactive];
};

test("lists active companies by name, ignoring case and accents, with numbers as numbers", () => {
  const names = [
    "Alder & Finch Mutual",
    "brightwater Insurance",
    "Élan Assurance",
    "Unit 9",
    "Unit 10",
    "شركة التأمين",
  ];
  expect(listed({})).toEqual([names, 6, 1]);
  expect(listed({ sort: "-name" })).toEqual([[...names].reverse(), 6, 1]);
});

test("sorts by creation date; unknown dates come last", () => {
  const [names] = listed({ sort: "createdAt" });
  expect(names).toEqual([
    "شركة التأمين",
    "brightwater Insurance",
    "Alder & Finch Mutual",
    "Unit 9",
    "Unit 10",
    "Élan Assurance",
  ]);
});

test.each<[string, unknown]>([
  ["elan", [["Élan Assurance"], 1, 0]],
  ["MUTUAL  alder", [["Alder & Finch Mutual"], 1, 0]],
  ["cous-fox", [[], 0, 1]],
  ["التأمين", [["شركة التأمين"], 1, 0]],
  ["ass", [["Élan Assurance"], 1, 0]],
  ["  ", [expect.any(Array), 6, 1]],
  [".*", [[], 0, 0]],
])("a search for %j matches every word in name or key", (search, expected) => {
  expect(listed({ search })).toEqual(expected);
});

test("a search counts both tabs", () => {
  expect(listed({ search: "fox", tab: "inactive" })).toEqual([["Foxhollow"], 0, 1]);
});

test("every company is in one tab, and the input is not modified", () => {
  const any = fc.record({ key: fc.uuid(), name: fc.string({ unit: "grapheme" }), isActive: fc.boolean() });
  fc.assert(
    fc.property(fc.array(any), (all) => {
      const before = JSON.stringify(all);
      const keys = (["active", "inactive"] as const).flatMap((tab) =>
        listCompanies(all, { tab, search: "", sort: "-createdAt" }).items.map(({ key }) => key),
      );
      expect(keys.sort()).toEqual(all.map(({ key }) => key).sort());
      expect(JSON.stringify(all)).toBe(before);
    }),
  );
});

test("a name is found by any part of it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), fc.nat(), fc.nat(), (name, from, to) => {
      const part = Array.from(name)
        .slice(from % 5, (from % 5) + 1 + (to % 8))
        .join("");
      const { items } = listCompanies([company(name)], { tab: "active", search: part.trim(), sort: "name" });
      expect(items).toHaveLength(1);
    }),
  );
});

test("names are equal regardless of case, accents and spaces", () => {
  expect(isSameName(" elan  ASSURANCE", "Élan Assurance ")).toBe(true);
  expect(isSameName("Unit 9", "Unit 10")).toBe(false);
});
