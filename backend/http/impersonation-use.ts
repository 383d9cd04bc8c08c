/** Records every use of impersonation: a log line per call, and one activity per session and choice. */
import type { FastifyBaseLogger } from "fastify";
import type { Activity } from "../../lib/domain/entities";
import type { Role } from "../../lib/domain/roles";
import type { Db } from "../db/database";
import { derivedKey } from "../db/derived-key";
import { insertDocIfNew } from "../db/records";
import { activities } from "../db/schema";
import { type Caller, ownCompanies } from "./caller";

export type Choice = { actingAs?: Role; companyKeys?: readonly string[] };
type Use = { db: Db; log: FastifyBaseLogger; now: string; row: string };

/** The most activity keys in memory; most calls of a session repeat the previous choice. */
const MAX_RECORDED = 1000;

/** Returns the role and companies that differ from the employee's own; empty without impersonation. */
export function choiceOf({ employee, role, companyKeys }: Caller): Choice {
  return {
    ...(role === employee.role ? {} : { actingAs: role }),
    ...(companyKeys === null || companyKeys === ownCompanies(employee) ? {} : { companyKeys }),
  };
}

export class ImpersonationRecord {
  private readonly recorded = new Set<string>();

  /** Must finish before the call is served, so that no call goes unrecorded. */
  async note(caller: Caller, { db, log, now, row }: Use): Promise<void> {
    const { employee, role, companyKeys } = caller;
    log.info({ impersonation: { employeeKey: employee.key, role, companyKeys, row } }, "impersonated call");
    const choice = choiceOf(caller);
    const choiceId = `${caller.tokenHash} ${role} ${[...(choice.companyKeys ?? ["all"])].sort().join(",")}`;
    const key = derivedKey("activity", choiceId);
    if (this.recorded.has(key)) return;
    const activity: Activity = {
      key,
      projectKey: null,
      actorKey: employee.key,
      actorName: `${employee.givenName} ${employee.familyName}`.trim(),
      action: "impersonation.use",
      detail: choice,
      createdAt: now,
    };
    await insertDocIfNew(db, activities, activity, { company_key: null });
    if (this.recorded.size >= MAX_RECORDED) this.recorded.clear();
    this.recorded.add(key);
  }
}
