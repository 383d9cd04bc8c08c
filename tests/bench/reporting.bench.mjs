/** Reports over 200,000 inspections, by the reference backend on its embedded database. */
import { measureStatements } from "./reporting/bundled-statements.mjs";
import { startReportWorld } from "./reporting/world.mjs";
import { median } from "./table-measures.mjs";

export const title = "Reports of 200,000 inspections";

const ROUNDS = 5;
const GOAL_MS = 200;
const QUARTER = { minDate: "2026-08-03", maxDate: "2026-10-25", timezone: "America/New_York" };
const ALL = { minDate: "2006-11-02", maxDate: "2026-11-01", timezone: "America/New_York" };
const COLUMNS =
  "claimNumber insuredName address inspectionType status createdAt reviewedAt deliveredAt turnaroundHours";

const SORTS = COLUMNS.split(" ").flatMap((name) => [name, `-${name}`]);

async function timeOf(work) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Returns rows of measurements. */
export async function run({ port }) {
  const { ask, directory, stopBackend, close } = await startReportWorld(port + 6);
  const rows = [];
  const measure = async (what, call, params, goal) => {
    rows.push({ what, value: await timeOf(() => ask(call, params)), unit: "ms", goal });
  };
  try {
    const { total } = await ask("company/report-paginated", { ...ALL, limit: 1 });
    if (total < 200_000) throw new Error(`There are only ${total} inspections.`);
    const { companies } = await ask("company/list-all", {});
    const company = { key: companies.map(({ key }) => key).sort()[0] };
    await measure("figures of 12 weeks", "company/report-summary", QUARTER, GOAL_MS);
    await measure("figures of 12 weeks, a company", "company/report-summary", { ...QUARTER, ...company }, GOAL_MS);
    // Five statements, each over all inspections.
    await measure("figures of 20 years, all five statements", "company/report-summary", ALL, 5 * GOAL_MS);
    for (const sort of SORTS) {
      const params = { ...ALL, sort, limit: 100 };
      await measure(`20 years by ${sort}`, "company/report-paginated", params, GOAL_MS);
    }
    for (const sort of ["insuredName", "-createdAt"]) {
      const params = { ...QUARTER, ...company, sort, limit: 100 };
      await measure(`a company's 12 weeks by ${sort}`, "company/report-paginated", params, GOAL_MS);
    }
    let { nextCursor } = await ask("company/report-paginated", { ...ALL, sort: "address", limit: 200 });
    for (let page = 0; page < 20; page += 1) {
      ({ nextCursor } = await ask("company/report-paginated", {
        ...ALL,
        sort: "address",
        limit: 200,
        cursor: nextCursor,
      }));
    }
    const deep = { ...ALL, sort: "address", limit: 100, cursor: nextCursor };
    await measure("20 years by address, deep in the list", "company/report-paginated", deep, GOAL_MS);
    await stopBackend();
    const spans = { "20 years": ALL, "12 weeks": QUARTER };
    for (const statement of await measureStatements(directory, ALL, SORTS, spans)) {
      rows.push({ ...statement, what: `statement: ${statement.what}`, unit: "ms", goal: GOAL_MS });
    }
    return rows;
  } finally {
    await close();
  }
}
