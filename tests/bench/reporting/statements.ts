/** The statements of the reports, one by one, as the reference backend sends them to its embedded database. */
import { openDatabase } from "@/backend/db/database";
import { reportHandlers } from "@/backend/handlers/report";
import type { Context } from "@/backend/http/handler";
import { learnReportSizes } from "@/backend/reports/learn-sizes";
import type { ReportRowsQuery } from "@/lib/contract/company";

const ROUNDS = 5;
const PAGE_SIZE = 100;
const SUMMARY = ["figures", "figures of the time before", "inspections per week", "statuses", "turnaround"];
const PAGE = ["keys of a page", "count", "rows of a page"];
const FIRST_PAGE = {};

type RunReport = (params: ReportRowsQuery) => Promise<unknown>;
type Page = { results: unknown[]; nextCursor: string | null };
/** Milliseconds, the median of the rounds. */
export type Measured = { what: string; value: number };

const median = (times: readonly number[]) => [...times].sort((one, other) => one - other)[times.length >> 1] ?? 0;

/** Returns the database, which from now on adds the time of each statement to `times`. */
function timed(db: Context["db"], times: number[]): Context["db"] {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== "execute") return typeof value === "function" ? value.bind(target) : value;
      return async (statement: Parameters<typeof target.execute>[0]) => {
        const start = performance.now();
        const result = await target.execute(statement);
        times.push(performance.now() - start);
        return result;
      };
    },
  });
}

/** Measures the statements. `sorts`: every sort of the list. `spans`: periods of the summary, by name. */
export async function measureStatements(
  directory: string,
  all: ReportRowsQuery,
  sorts: readonly string[],
  spans: Readonly<Record<string, ReportRowsQuery>>,
): Promise<Measured[]> {
  const { db, close } = await openDatabase({ address: null, directory });
  const times: number[] = [];
  const context = { db: timed(db, times), caller: { companyKeys: null } } as unknown as Context;
  const summary: RunReport = async (params) => reportHandlers["company.reportSummary"]?.run(context as never, params);
  const page = async (params: ReportRowsQuery) =>
    (await reportHandlers["company.reportPaginated"]?.run(context as never, params)) as Page;
  const measure = async (names: readonly string[], runReport: RunReport, params: ReportRowsQuery) => {
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.length = 0;
      await runReport(params);
      if (times.length !== names.length) throw new Error(`${times.length} statements are not ${names.join(", ")}.`);
      rounds.push([...times]);
    }
    return names.map((what, index) => ({ what, value: median(rounds.map((round) => round[index] ?? 0)) }));
  };
  try {
    await learnReportSizes(db);
    const summaries: Measured[] = [];
    for (const [span, params] of Object.entries(spans)) {
      const measured = await measure(SUMMARY, summary, params);
      summaries.push(...measured.map(({ what, value }) => ({ what: `${what} of ${span}`, value })));
    }
    const slowest = new Map<string, Measured>();
    for (const sort of sorts) {
      const first = { ...all, sort, limit: PAGE_SIZE };
      const { nextCursor: second } = await page(first);
      // The last page of this sort follows the last inspection on the first page of the opposite sort.
      const opposite = sort.startsWith("-") ? sort.slice(1) : `-${sort}`;
      const { nextCursor: last } = await page({ ...first, sort: opposite });
      const end = await page({ ...first, cursor: last ?? "" });
      if (end.nextCursor !== null || end.results.length !== PAGE_SIZE - 1) throw new Error(`${sort} ends elsewhere.`);
      for (const [pageName, cursorParams] of Object.entries({
        first: FIRST_PAGE,
        second: { cursor: second },
        last: { cursor: last },
      })) {
        for (const { what, value } of await measure(PAGE, page, { ...first, ...cursorParams } as ReportRowsQuery)) {
          const name = `${what}, the ${pageName}`;
          if (value >= (slowest.get(name)?.value ?? 0))
            slowest.set(name, { what: `${name} (${sort}, the slowest of ${sorts.length} orders)`, value });
        }
      }
    }
    return [...summaries, ...slowest.values()];
  } finally {
    await close();
  }
}
