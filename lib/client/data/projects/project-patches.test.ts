import type { Insured, Project, SurveyListItem } from "../../../domain/entities";
import type { AnyPatch } from "../../reads/optimistic-view";
import { projectPatches } from "./project-patches";

const project = (key: string) => ({ key, status: "needs review" }) as Project;
const reviewing = (one: Project): Project => ({ ...one, status: "in review" });
const apply = (patches: readonly AnyPatch[], name: string, data: unknown) =>
  patches.find((patch) => patch.name === name)?.apply(data as never);

const patches = projectPatches("prj-1", reviewing);

test("changes one project of an insured and no other", () => {
  const insured = { key: "ins-1", projects: [project("prj-1"), project("prj-2")] } as Insured;
  const other = { key: "ins-2", projects: [project("prj-3")] } as Insured;
  const changed = { key: "ins-1", projects: [{ key: "prj-1", status: "in review" }, project("prj-2")] };
  expect(apply(patches, "insured.get", insured)).toEqual(changed);
  expect(apply(patches, "insured.get", other)).toBe(other);
  expect(apply(patches, "insured.list", { insureds: [insured, other], total: 2, nextCursor: null })).toEqual({
    insureds: [changed, other],
    total: 2,
    nextCursor: null,
  });
});

test("changes the project of a listed survey", () => {
  const survey = (key: string, projectKey: string) => ({ key, project: project(projectKey) }) as SurveyListItem;
  const page = { surveys: [survey("srv-1", "prj-1"), survey("srv-2", "prj-2")], total: 2, nextCursor: null };
  expect(apply(patches, "survey.list", page)).toEqual({
    surveys: [{ key: "srv-1", project: { key: "prj-1", status: "in review" } }, survey("srv-2", "prj-2")],
    total: 2,
    nextCursor: null,
  });
});
