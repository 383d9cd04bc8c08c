/** Reads the figures of a report, which the database counts. */
import { type SQL, sql } from "drizzle-orm";
import type { ReportFigures, ReportSummary } from "../../lib/contract/company";
import { PROJECT_STATUSES } from "../../lib/domain/project-status";
import { weeksToABar } from "../../lib/domain/weeks-to-a-bar";
import { type Db, selectRows } from "../db/database";
import type { ReportPeriod, Span } from "./report-period";
import { deliveredWithin, within } from "./report-source";

type FigureRow = { inspections: number; reviewed: number; delivered: number; turnarounds: (number | null)[] | null };

const tenths = (hours: number | null | undefined) => (hours == null ? null : Math.round(hours * 10) / 10);

/**
 * Turnaround counts deliveries in the period: the slowest of the inspections created in it are not delivered yet.
 */
async function figures(db: Db, reported: SQL, span: Span): Promise<ReportFigures> {
  const [row] = await selectRows<FigureRow>(
    db,
    sql`select counts.*, times.* from
      (select count(*)::int as inspections, count(e.reviewed_at)::int as reviewed,
          (count(*) filter (where e.status = 'delivered'))::int as delivered
        from report_entry e where ${reported} and ${within(span)}) counts,
      (select percentile_cont(array[0.5, 0.9]) within group (order by e.turnaround_hours) as turnarounds
        from report_entry e where ${reported} and ${deliveredWithin(span)}) times`,
  );
  const { inspections = 0, reviewed = 0, delivered = 0, turnarounds = null } = row ?? {};
  const [p50, p90] = turnarounds ?? [];
  return { inspections, reviewed, delivered, turnaroundP50: tenths(p50), turnaroundP90: tenths(p90) };
}

/** Counts the inspections of each week; weeks without any are included. */
async function perWeek(db: Db, reported: SQL, { current, weeks }: ReportPeriod) {
  const starts = JSON.stringify(weeks.map(({ start }) => start));
  const rows = await selectRows<{ place: number; inspections: number }>(
    db,
    sql`with starts as materialized (
        select array_agg(s::double precision order by s::double precision) as list from jsonb_array_elements_text(${starts}::jsonb) s)
      select width_bucket(e.created_ms, (select list from starts)) as place, count(*)::int as inspections
      from report_entry e where ${reported} and ${within(current)} group by 1`,
  );
  const counts = new Map(rows.map(({ place, inspections }) => [place, inspections]));
  return weeks.map(({ week }, index) => ({ week, inspections: counts.get(index + 1) ?? 0 }));
}

/**
 * Returns quantiles over all deliveries in a bar's weeks, because quantiles of weeks cannot be combined. Null if there
 * were none.
 */
async function turnaround(
  db: Db,
  reported: SQL,
  { current, weeks }: ReportPeriod,
): Promise<ReportSummary["turnaround"]> {
  const weeksPerBar = weeksToABar(weeks.length);
  const bars = weeks.filter((_, index) => index % weeksPerBar === 0);
  const starts = JSON.stringify(bars.map(({ start }) => start));
  const rows = await selectRows<{ place: number; quantiles: (number | null)[]; claims: number }>(
    db,
    sql`with starts as materialized (
        select array_agg(s::double precision order by s::double precision) as list from jsonb_array_elements_text(${starts}::jsonb) s)
      select width_bucket(e.delivered_ms, (select list from starts)) as place,
        percentile_cont(array[0.5, 0.9]) within group (order by e.turnaround_hours) as quantiles,
        count(distinct e.project_key)::int as claims
      from report_entry e where ${reported} and ${deliveredWithin(current)} group by 1`,
  );
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return bars.map(({ week }, index) => {
    const { quantiles: [p50, p90] = [], claims = 0 } = byPlace.get(index + 1) ?? {};
    return { week, p50: tenths(p50), p90: tenths(p90), claims };
  });
}

/** Counts the statuses that occur, in the order of work. */
async function statusMix(db: Db, reported: SQL, span: Span): Promise<ReportSummary["statusMix"]> {
  const rows = await selectRows<{ status: string; count: number }>(
    db,
    sql`select e.status, count(*)::int as count from report_entry e where ${reported} and ${within(span)} group by 1`,
  );
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return PROJECT_STATUSES.flatMap((status) => {
    const count = counts.get(status);
    return count === undefined ? [] : [{ status, count }];
  });
}

export async function reportSummary(db: Db, reported: SQL, period: ReportPeriod): Promise<ReportSummary> {
  return {
    current: await figures(db, reported, period.current),
    previous: await figures(db, reported, period.previous),
    perWeek: await perWeek(db, reported, period),
    statusMix: await statusMix(db, reported, period.current),
    turnaround: await turnaround(db, reported, period),
  };
}
