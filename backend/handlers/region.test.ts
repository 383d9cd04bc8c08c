/** @jest-environment ./tests/support/pglite-environment.mjs */

import { eq } from "drizzle-orm";
import { insertDocs, selectDocs } from "@/backend/db/records";
import { projects, scans } from "@/backend/db/schema";
import { seedKey } from "@/backend/seed/seed-key";
import type { Activity, Project, Region } from "@/lib/domain/entities";
import { createKey } from "@/lib/domain/keys";
import type { OrderType, ProjectStatus, ScanStatus } from "@/lib/domain/project-status";
import { CLAIM, MediaWorld } from "@/tests/support/media-world";
import { failureType, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
let world: MediaWorld;
beforeAll(async () => {
  backend = await TestBackend.start();
  world = new MediaWorld(backend, await backend.tokenOf("employee"));
}, 120_000);
afterAll(() => backend.stop());

/** Passes a second, so that the next activity is the newest. */
beforeEach(() => backend.pass(1000));

const newestOf = async (projectKey: string) =>
  (await world.read<Activity[]>("activity.list", { projectKey, limit: 1 }, "activities"))[0];

describe("changing a room", () => {
  test("is recorded once, and raises the revision", async () => {
    const key = await world.newRoom("Atic");
    const change = { key, revision: 1, name: "Attic", floorNumber: 2 };
    backend.pass(1000);
    const { body } = await world.call("region.update", change);
    expect(body.region).toMatchObject({ name: "Attic", floorNumber: 2, revision: 2 });
    expect((await world.call("region.update", change)).body).toEqual(body);
    expect(await newestOf(CLAIM.project)).toMatchObject({
      action: "region.update",
      detail: { regionKey: key, regionName: "Attic", fields: ["name", "floorNumber"] },
    });
    const stale = await world.call("region.update", { key, revision: 1, name: "Loft" });
    expect([stale.status, stale.body.conflicts]).toEqual([409, [body.region]]);
  });

  test("never moves it to another claim or inspection, and never empties its name", async () => {
    const key = await world.newRoom();
    for (const change of [
      { projectKey: "prj-other" },
      { surveyKey: "srv-other" },
      { name: "  " },
      { name: "x".repeat(201) },
      { regionType: "x".repeat(201) },
    ]) {
      const refused = await world.call("region.update", { key, ...change });
      expect([change, refused.status, failureType(refused)]).toEqual([change, 400, "invalid_input"]);
    }
  });

  test("refuses a key that could be a path", async () => {
    const parents = { projectKey: CLAIM.project, surveyKey: CLAIM.survey, name: "Attic" };
    for (const key of ["../../etc/passwd", "reg/1", " ", ".", "reg-1 ", "reg-\u00e9"]) {
      const refused = await world.call("region.create", { ...parents, key });
      expect([key, refused.status]).toEqual([key, 400]);
    }
  });
});

describe("the claim of a deleted room", () => {
  type ClaimFacts = {
    status: ProjectStatus;
    orderType: OrderType;
    done?: boolean;
    rooms: readonly (readonly ScanStatus[])[];
  };

  /** Creates a claim with an inspection and rooms. */
  async function createClaim({ status, orderType, done = false, rooms }: ClaimFacts) {
    const key = createKey("project");
    const surveyKey = createKey("survey");
    await world.call("project.create", { key, insuredKey: seedKey("insured", "HOME-0001"), orderType });
    await world.call("survey.create", { key: surveyKey, projectKey: key });
    if (done) await world.call("survey.update", { key: surveyKey, done });
    const made: string[] = [];
    for (const statuses of rooms) {
      const room = createKey("region");
      await world.call("region.create", { key: room, projectKey: key, surveyKey, name: "Room" });
      await insertDocs(
        backend.db,
        scans,
        statuses.map((scan) => ({ key: createKey("scan"), regionKey: room, status: scan })),
      );
      made.push(room);
    }
    const [project] = await selectDocs(backend.db, projects, eq(projects.key, key));
    await backend.db
      .update(projects)
      .set({ doc: { ...(project as Project), status } })
      .where(eq(projects.key, key));
    return { key, rooms: made };
  }
  const statusOf = async (key: string) => (await world.read<Project>("project.get", { key }, "project")).status;

  test.each<[string, ClaimFacts, ProjectStatus]>([
    [
      "every room that is left is processed",
      { status: "needs processing", orderType: "multiroom-claim", rooms: [["uploaded"], ["processed"]] },
      "needs review",
    ],
    [
      "a room that is left is not",
      { status: "needs processing", orderType: "multiroom-claim", rooms: [["uploaded"], ["new"]] },
      "needs processing",
    ],
    ["no room is left", { status: "needs processing", orderType: "claim", rooms: [["uploaded"]] }, "needs processing"],
    [
      "its inspection is still being filmed",
      { status: "needs media", orderType: "multiroom-claim", rooms: [["uploaded"], ["processed"]] },
      "needs media",
    ],
    [
      "its inspection is done",
      { status: "needs media", orderType: "multiroom-claim", done: true, rooms: [["uploaded"], ["processed"]] },
      "needs review",
    ],
    ["it is in review", { status: "in review", orderType: "claim", rooms: [["new"], ["processed"]] }, "in review"],
  ])("gets or keeps the right status if %s", async (_case, claim, expected) => {
    const { key, rooms } = await createClaim(claim);
    backend.pass(1000);
    await world.call("region.delete", { key: rooms[0] });
    expect(await statusOf(key)).toBe(expected);
    const detail = (await newestOf(key))?.detail;
    expect([detail?.from, detail?.to]).toEqual(
      expected === claim.status ? [undefined, undefined] : [claim.status, expected],
    );
  });

  test("keeps its status when the room is restored with its scans", async () => {
    const { key, rooms } = await createClaim({
      status: "needs processing",
      orderType: "multiroom-claim",
      rooms: [["uploaded"], ["processed"]],
    });
    const [room = ""] = rooms;
    const before = await world.read<Region>("region.get", { key: room, expandedFields: "scan" }, "region");
    await world.call("region.delete", { key: room });
    const { projectKey, surveyKey, name } = before;
    await world.call("region.create", { key: room, projectKey, surveyKey, name });
    expect(await world.read<Region>("region.get", { key: room, expandedFields: "scan" }, "region")).toEqual(before);
    expect(await statusOf(key)).toBe("needs review");
  });
});
