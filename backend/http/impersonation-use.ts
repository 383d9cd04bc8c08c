/** Every use of impersonation leaves a trace: a line in the log a call, and one activity a session and choice. */
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

/** Choices noted lately, by the key of their activity: most calls of a session repeat the one before. */
const REMEMBERED = 1000;

/** What of the person's own role and companies has been chosen otherwise; empty without impersonation. */
export function choiceOf({ employee, role, companyKeys }: Caller): Choice {
  return {
    ...(role === employee.role ? {} : { actingAs: role }),
    ...(companyKeys === null || companyKeys === ownCompanies(employee) ? {} : { companyKeys }),
  };
}

export class ImpersonationRecord {
  private readonly noted = new Set<string>();

  /** Before the call is served: what cannot be written down is not done. */
  async note(caller: Caller, { db, log, now, row }: Use): Promise<void> {
    const { employee, role, companyKeys } = caller;
    log.info({ impersonation: { employeeKey: employee.key, role, companyKeys, row } }, "impersonated call");
    const choice = choiceOf(caller);
    const chosen = `${caller.tokenHash} ${role} ${[...(choice.companyKeys ?? ["all"])].sort().join(",")}`;
    const key = derivedKey("activity", chosen);
    if (this.noted.has(key)) return;
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
    if (this.noted.size >= REMEMBERED) this.noted.clear();
    this.noted.add(key);
  }
}
