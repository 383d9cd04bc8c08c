import { latestChange, latestProject, otherProjectsHere, propertyOfProject } from "./claims-of-insured";
import type { Project, Property } from "./entities";

const project = (key: string, createdAt: string, propertyKey: string | null = "pr-1") =>
  ({ key, createdAt, propertyKey }) as Project;
const property = (key: string) => ({ key }) as Property;

test("the latest claim is the one created last, in any order of the list", () => {
  const old = project("prj-1", "2025-01-01T00:00:00Z");
  const latest = project("prj-2", "2026-03-01T00:00:00Z");
  expect(latestProject({ projects: [old, latest, project("prj-3", "2024-01-01T00:00:00Z")] })).toBe(latest);
  expect(latestProject({ projects: [] })).toBeNull();
  expect(latestProject({})).toBeNull();
});

test("the latest change is that of the insured or of any claim", () => {
  const changedAt = (updatedAt: string) => ({ updatedAt }) as Project;
  const [early, late, later] = ["2026-01-02T00:00:00.000Z", "2026-02-01T00:00:00.000Z", "2026-02-01T00:00:00.001Z"];
  expect(latestChange({ updatedAt: early })).toBe(early);
  expect(latestChange({ updatedAt: early, projects: [changedAt(later), changedAt(late)] })).toBe(later);
  expect(latestChange({ updatedAt: later, projects: [changedAt(early), changedAt(late)] })).toBe(later);
});

test("the property is the claim's own, else the first, else none", () => {
  const properties = [property("pr-1"), property("pr-2")];
  expect(propertyOfProject({ properties }, project("prj-1", "", "pr-2"))?.key).toBe("pr-2");
  expect(propertyOfProject({ properties }, project("prj-1", "", null))?.key).toBe("pr-1");
  expect(propertyOfProject({ properties }, null)?.key).toBe("pr-1");
  expect(propertyOfProject({}, null)).toBeNull();
});

test("lists other claims of the same property, newest first", () => {
  const here = project("prj-1", "2026-01-01T00:00:00Z");
  const projects = [
    here,
    project("prj-2", "2024-01-01T00:00:00Z"),
    project("prj-3", "2025-01-01T00:00:00Z"),
    project("prj-4", "2026-02-01T00:00:00Z", "pr-2"),
  ];
  expect(otherProjectsHere({ projects }, here).map(({ key }) => key)).toEqual(["prj-3", "prj-2"]);
});

test("a claim without a property counts for the first property, with which it is shown", () => {
  const properties = [property("pr-1"), property("pr-2")];
  const named = project("prj-1", "2026-01-01T00:00:00Z", "pr-1");
  const unnamed = project("prj-2", "2025-01-01T00:00:00Z", null);
  const missing = project("prj-3", "2024-01-01T00:00:00Z", "pr-9");
  const second = project("prj-4", "2023-01-01T00:00:00Z", "pr-2");
  const projects = [named, unnamed, missing, second];
  const otherKeys = (one: Project) => otherProjectsHere({ projects, properties }, one).map(({ key }) => key);
  expect(otherKeys(named)).toEqual(["prj-2", "prj-3"]);
  expect(otherKeys(unnamed)).toEqual(["prj-1", "prj-3"]);
  expect(otherKeys(second)).toEqual([]);
});
