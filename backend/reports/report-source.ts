/** The inspections that a report counts and lists, and their order. */
import { type SQL, sql } from "drizzle-orm";
import type { ReportSortName } from "../../lib/contract/company";
import { ORDER_TYPES } from "../../lib/domain/project-status";
import { requireCompany, visibleCompany } from "../access/company-scope";
import { searchWords } from "../db/list-sources";
import { invalidInput } from "../failures/failure";
import type { Context } from "../http/handler";
import type { Span } from "./report-period";

export type ReportFilter = { key?: string; inspectionType?: string };

/** Matches inspections of a company and type that the caller may see; throws if the company is missing or deleted. */
export async function reportedTo(
  context: Pick<Context, "db" | "caller">,
  { key, inspectionType }: ReportFilter,
): Promise<SQL> {
  const { caller } = context;
  if (key !== undefined) await requireCompany(context, key);
  const isType = (ORDER_TYPES as readonly (string | undefined)[]).includes(inspectionType);
  if (inspectionType !== undefined && !isType) {
    throw invalidInput(`inspectionType must be one of ${ORDER_TYPES.join(", ")}.`);
  }
  const conditions = [
    sql`not e.is_hidden`,
    key === undefined ? visibleCompany(caller, sql`e.company_key`) : sql`e.company_key = ${key}`,
    inspectionType === undefined ? sql`true` : sql`e.order_type = ${inspectionType}`,
  ];
  return sql.join(conditions, sql` and `);
}

/** Matches inspections created within the period. */
export const within = ({ start, end }: Span): SQL => sql`e.created_ms >= ${start} and e.created_ms < ${end}`;

/** Matches inspections delivered within the period; those created after the delivery have no `delivered_ms`. */
export const deliveredWithin = ({ start, end }: Span): SQL =>
  sql`e.delivered_ms >= ${start} and e.delivered_ms < ${end}`;

/** Matches inspections by search text: every word must occur in the insured's name, the address or the claim number. */
export function reportSearch(search: string | undefined): SQL {
  const conditions = searchWords(search).map(
    (word) => sql`strpos(concat_ws(' ', e.insured_name, e.address, e.claim_number), ${word}) > 0`,
  );
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** The SQL expression of each sortable column; each has an index. */
export const REPORT_SORTS = {
  claimNumber: sql`e.claim_number`,
  insuredName: sql`e.insured_name`,
  address: sql`e.address`,
  inspectionType: sql`e.order_type`,
  status: sql`e.status`,
  createdAt: sql`e.created_at`,
  reviewedAt: sql`e.reviewed_at`,
  deliveredAt: sql`e.delivered_at`,
  turnaroundHours: sql`e.turnaround_order`,
} as const satisfies Record<ReportSortName, SQL>;
