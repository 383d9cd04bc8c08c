import { latestProject, otherProjectsHere, propertyOfProject } from "./claims-of-insured";
import type { Project, Property } from "./entities";

const project = (key: string, createdAt: string, propertyKey: string | null = "pr-1") =>
  ({ key, createdAt, propertyKey }) as Project;
const property = (key: string) => ({ key }) as Property;

test("the latest claim is the one created last, wherever it stands", () => {
  const old = project("prj-1", "2025-01-01T00:00:00Z");
  const latest = project("prj-2", "2026-03-01T00:00:00Z");
  expect(latestProject({ projects: [old, latest, project("prj-3", "2024-01-01T00:00:00Z")] })).toBe(latest);
  expect(latestProject({ projects: [] })).toBeNull();
  expect(latestProject({})).toBeNull();
});

test("the property is the claim's own, else the first, else none", () => {
  const properties = [property("pr-1"), property("pr-2")];
  expect(propertyOfProject({ properties }, project("prj-1", "", "pr-2"))?.key).toBe("pr-2");
  expect(propertyOfProject({ properties }, project("prj-1", "", null))?.key).toBe("pr-1");
  expect(propertyOfProject({ properties }, null)?.key).toBe("pr-1");
  expect(propertyOfProject({}, null)).toBeNull();
});

test("other claims of the same property, newest first", () => {
  const here = project("prj-1", "2026-01-01T00:00:00Z");
  const projects = [
    here,
    project("prj-2", "2024-01-01T00:00:00Z"),
    project("prj-3", "2025-01-01T00:00:00Z"),
    project("prj-4", "2026-02-01T00:00:00Z", "pr-2"),
  ];
  expect(otherProjectsHere({ projects }, here).map(({ key }) => key)).toEqual(["prj-3", "prj-2"]);
});
