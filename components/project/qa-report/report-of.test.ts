import type { GeometryErrors } from "@/lib/client/geometry-checks/geometry-errors";
import type { InternalThread, Project, Region, Survey, Tag } from "@/lib/domain/entities";
import { image, insured, project, region, survey } from "@/tests/support/claim-world";
import type { ReportTable, ReportText } from "./report";
import type { ReportFacts } from "./report-facts";
import { reportOf } from "./report-of";

const NOW = Date.parse("2026-11-23T15:00:00Z");
const CLAIM = project("prj-1", {
  status: "in review",
  statusChangedAt: "2026-11-21T14:00:00Z",
  surveys: [survey("srv-1", { name: "Ground floor", expiresAt: "2026-11-23T20:30:00Z" })],
});

function report(change: Partial<Project> = {}, facts: Partial<ReportFacts> = {}, regions: Region[] | null = []) {
  const claim = { insured: insured([CLAIM]), project: { ...CLAIM, ...change }, regions };
  return reportOf({
    claim,
    companyName: "Keystone Mutual",
    reviewer: "Dana Whitfield",
    notes: [],
    areNotesUnread: false,
    followups: [],
    now: NOW,
    zone: "EST",
    timeZone: "America/New_York",
    ...facts,
  });
}

const sectionOf = (title: string, { sections }: ReturnType<typeof report>) =>
  sections.find((section) => section.title === title)!;
/** Returns the texts of each row's cells. */
const rowsOf = (title: string, result: ReturnType<typeof report>) =>
  (sectionOf(title, result).body as ReportTable).rows.map((row) =>
    row.map((cell) => cell.map(({ text }) => text).join("; ")),
  );
const cellOf = (title: string, result: ReturnType<typeof report>, index: number): readonly ReportText[] =>
  (sectionOf(title, result).body as ReportTable).rows[0]![index]!;

test("shows insured, address, claim, order, status with age, and reviewer", () => {
  const { name, address, title, facts, reason, asOf } = report();
  expect([name, address, title]).toEqual([
    "Priya Raghunathan",
    "77 Marblehead Ln, Novato, CA 94949",
    "Priya Raghunathan · QA report",
  ]);
  expect(facts.map(({ name: fact, value, note }) => [fact, value.text, note?.text])).toEqual([
    ["Claim", "KM-prj-1", undefined],
    ["Company", "Keystone Mutual", undefined],
    ["Order", "Multiroom claim", undefined],
    ["Reviewer", "Dana Whitfield", undefined],
    ["Status", "In review", "2 d"],
  ]);
  expect(facts.at(-1)).toMatchObject({ value: { tone: "accent" }, note: { tone: "warn" } });
  expect(reason).toBeNull();
  expect(asOf).toBe("As of Nov 23, 2026, 10:00 AM EST");
});

test("keeps names of any script unchanged", () => {
  const insuredRecord = { ...insured([CLAIM]), givenName: "👩‍👩‍👧 שרה", familyName: "الأندلسي" };
  const note = { key: "intthr-1", projectKey: "prj-1", authorKey: "emp-1", createdAt: "2026-11-23T14:31:00Z" };
  const withNames = report(
    {},
    {
      claim: { insured: insuredRecord, project: CLAIM, regions: [region("reg-1", { name: "مطبخ 🍳" })] },
      companyName: "شركة التأمين",
      reviewer: "Łukasz 🦊",
      notes: [{ ...note, authorName: "דנה", body: "بيت 🏠" }],
    },
  );
  expect([withNames.name, withNames.title]).toEqual(["👩‍👩‍👧 שרה الأندلسي", "👩‍👩‍👧 שרה الأندلسي · QA report"]);
  expect(withNames.facts.map(({ value }) => value.text)).toEqual(expect.arrayContaining(["شركة التأمين", "Łukasz 🦊"]));
  expect(rowsOf("Rooms", withNames)[0]?.[0]).toBe("مطبخ 🍳");
  expect(sectionOf("Notes", withNames).body).toMatchObject({ notes: [{ author: "דנה", body: "بيت 🏠" }] });
});

test("reports a claim without a reviewer", () => {
  expect(report({}, { reviewer: null }).facts[3]!.value.text).toBe("None yet");
});

test("shows the reason of the current status only", () => {
  expect(report({ status: "needs attention", statusReason: "Attic not filmed" }).reason).toMatchObject({
    text: "Reason: Attic not filmed",
    tone: "warn",
  });
  expect(report({ status: "invalid", statusReason: "Opened twice" }).reason).toMatchObject({
    text: "Reason: Opened twice",
    tone: "bad",
  });
  expect(report({ status: "in review", statusReason: "Attic not filmed" }).reason).toBeNull();
});

test("shows review and expiration of each inspection", () => {
  const surveys = [
    survey("a", { name: "Ground floor", expiresAt: "2026-11-23T20:30:00Z" }),
    survey("b", { name: "Attic", expiresAt: "2026-11-22T20:30:00Z" }),
    survey("c", { name: "Roof", expiresAt: "2026-12-03T20:30:00Z" }),
    survey("d", { name: null, expiresAt: "2026-12-03T20:30:00Z", reviewedAt: "2026-11-22T14:00:00Z" }),
    survey("e", { name: "Porch", expiresAt: null, reviewedAt: "2026-11-23T14:31:00Z", done: true }),
  ];
  const written = report({ surveys });
  expect(rowsOf("Inspections", written)).toEqual([
    ["Ground floor", "Not reviewed", "in 5 h; Nov 23, 2026, 3:30 PM"],
    ["Attic", "Not reviewed", "Expired; Nov 22, 2026, 3:30 PM"],
    ["Roof", "Not reviewed", "Dec 3, 2026, 3:30 PM"],
    ["Inspection", "Yesterday, 9:00 AM", "—"],
    ["Porch", "9:31 AM; Capture complete", "No date"],
  ]);
  expect(cellOf("Inspections", written, 2)[0]).toMatchObject({ tone: "bad" });
  expect(sectionOf("Inspections", report({ surveys: [] })).empty).toBe("No inspections yet.");
});

const tag = (label: string): Tag => ({
  key: `tgus-${label}`,
  imageKey: "img",
  label,
  createdAt: "2026-01-01T00:00:00Z",
});
const ROOMS = [
  region("reg-1", {
    name: "Kitchen",
    scans: [
      { key: "scn-1", status: "uploaded" },
      { key: "scn-2", status: "processed" },
    ],
    images: [
      image("img-1", { tags: [tag("Water stain"), tag("Ceiling")] }),
      image("img-2", { tags: [tag("ceiling")] }),
    ],
    videos: [{ key: "vid-1", images: [image("img-3", { tags: [tag("Wall")] })] }],
  }),
  region("reg-2", { name: "Hall" }),
  region("reg-3", { name: "Bath", scans: [{ key: "scn-3", status: "failed" }] }),
];

test("shows each room's photos, videos, scans, hazards and tags by label", () => {
  const written = report({}, {}, ROOMS);
  const { body, detail } = sectionOf("Rooms", written);
  expect((body as ReportTable).columns.map(({ label }) => label)).toEqual([
    "Room",
    "Photos",
    "Videos",
    "Scans",
    "Hazards",
    "Other tags",
  ]);
  expect(rowsOf("Rooms", written)).toEqual([
    ["Kitchen", "3", "1", "1 of 2 scans processing", "Water stain 1", "Ceiling 2; Wall 1"],
    ["Hall", "0", "0", "Processed", "", ""],
    ["Bath", "0", "0", "1 scan failed", "", ""],
  ]);
  expect(detail).toBe("3 rooms, 3 photos, 1 video");
  expect(cellOf("Rooms", written, 4)[0]).toMatchObject({ tone: "warn" });
});

test("names the inspection of each room if there are several", () => {
  const surveys = [survey("srv-1", { name: "Ground floor" }), survey("srv-2", { name: "Attic" })];
  const rooms = [region("reg-1", { name: "Loft", surveyKey: "srv-2" })];
  expect(rowsOf("Rooms", report({ surveys }, {}, rooms))[0]!.slice(0, 2)).toEqual(["Loft", "Attic"]);
});

test("distinguishes rooms that are missing, loading and failed", () => {
  expect(sectionOf("Rooms", report({}, {}, [])).empty).toBe("No rooms yet.");
  expect(sectionOf("Rooms", report({}, {}, null)).empty).toBe("Loading rooms");
  const claim = { insured: insured([CLAIM]), project: CLAIM, regions: null, areRoomsUnread: true };
  expect(sectionOf("Rooms", report({}, { claim })).empty).toBe("Rooms couldn't be loaded.");
});

test("lists blocking items first, with the reason", () => {
  const { detail, body, isAside } = sectionOf("Capture checklist", report({}, {}, ROOMS));
  expect(isAside).toBe(true);
  expect(detail).toBe("2 open, 3 passed");
  if (body.kind !== "points") throw new Error("no points");
  expect(body.points.map(({ fact, why, icon }) => [fact, why, icon.tone])).toEqual([
    [
      "Kitchen: 1 of 2 scans not processed",
      "A multiroom claim needs every room processed. Checked every 30 s.",
      "violet",
    ],
    ["Bath: 1 scan failed", "Counts as processed, but has no model.", "bad"],
  ]);
});

test("groups open items by inspection, named if there are several", () => {
  const titles = (surveys: Survey[]) =>
    report({ status: "needs review", surveys }, {}, ROOMS).sections.map(({ title }) => title);
  const REVIEWED = { reviewedAt: "2026-11-22T14:00:00Z" };
  expect(titles([survey("srv-1", { done: true })])[2]).toBe("Review checklist");
  expect(titles([survey("srv-1", REVIEWED)])[2]).toBe("Review again");
  expect(titles([survey("srv-1", { name: "Attic" }), survey("b", { name: "Roof", done: true })])).toEqual([
    "Inspections",
    "Rooms",
    "Capture checklist Attic",
    "Review checklist Roof",
    "Notes",
  ]);
});

test("lists nothing for reviewed inspections or a claim without any", () => {
  const surveys = [survey("a", { reviewedAt: "2026-11-22T14:00:00Z" })];
  expect(sectionOf("Capture checklist", report({ status: "delivered", surveys })).empty).toBe(
    "All inspections are reviewed.",
  );
  expect(sectionOf("Capture checklist", report({ surveys: [] })).empty).toBe("No inspections yet.");
});

const note = (key: string, createdAt: string): InternalThread => ({
  key,
  projectKey: "prj-1",
  authorKey: "emp-1",
  authorName: `Author ${key}`,
  body: `Body ${key}`,
  createdAt,
});

test("lists notes newest first", () => {
  const notes = [note("old", "2026-11-22T22:08:00Z"), note("new", "2026-11-23T14:31:00Z")];
  const { body, detail } = sectionOf("Notes", report({}, { notes }));
  expect(detail).toBe("2");
  expect(body).toEqual({
    kind: "notes",
    notes: [
      { author: "Author new", time: "9:31 AM", body: "Body new" },
      { author: "Author old", time: "Yesterday, 5:08 PM", body: "Body old" },
    ],
  });
  expect(sectionOf("Notes", report()).empty).toBe("No notes yet.");
  expect(sectionOf("Notes", report({}, { notes: null })).empty).toBe("Loading notes…");
  expect(sectionOf("Notes", report({}, { notes: null, areNotesUnread: true })).empty).toBe("Notes couldn't be loaded.");
});

test("counts geometry errors as blockers, and omits geometry that is loading", () => {
  const surveys = [
    survey("a", { name: "Attic", datasetKey: "ds-a", annotationTaskKey: "at-a" }),
    survey("b", { name: "Barn", datasetKey: "ds-b", annotationTaskKey: "at-b" }),
    survey("c", { name: "Cellar", datasetKey: "ds-c", annotationTaskKey: "at-c" }),
  ];
  const geometry = new Map<string, GeometryErrors>([
    ["a", 2],
    ["b", 0],
    ["c", "reading"],
  ]);
  const factsOf = (name: string) => {
    const section = report({ surveys }, { geometry }, []).sections.find(({ title }) => title.endsWith(name))!;
    return section.body.kind === "points" ? section.body.points.map(({ fact }) => fact) : [];
  };
  expect(factsOf("Attic")).toContain("Geometry: 2 errors");
  for (const name of ["Barn", "Cellar"]) expect(factsOf(name).filter((fact) => fact.includes("geometry"))).toEqual([]);
});

test('reports a geometry check under way instead of "no open items"', () => {
  const surveys = [survey("a", { datasetKey: "ds-a", annotationTaskKey: "at-a" })];
  const rooms = [region("r", { surveyKey: "a", scans: [{ key: "s", status: "processed" }] })];
  const emptyOf = (errors: GeometryErrors) => {
    const result = report({ surveys }, { geometry: new Map([["a", errors]]) }, rooms);
    return result.sections.flatMap(({ body, empty }) =>
      body.kind === "points" && body.points.length === 0 ? empty : [],
    );
  };
  expect(emptyOf("reading")).toEqual(["Checking geometry"]);
  expect(emptyOf(0)).toEqual(["No open items."]);
  expect(emptyOf(2)).toEqual([]);
});
