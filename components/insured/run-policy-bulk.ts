import { employeeOfScope, readScope } from "@/lib/client/calls/session-scope";
import { type BulkReport, runBulk } from "@/lib/client/data/insured/run-bulk";
import { latestProject } from "@/lib/domain/claims-of-insured";
import type { Insured } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { isTakenByOther } from "@/lib/domain/worklist";
import { type BulkKind, bulkCopy as copy } from "./bulk-copy";

/** Returns the shown revision as a parameter, so that someone else's unseen change is not overwritten. */
const revisionParam = ({ revision }: { revision?: number }) => (revision === undefined ? {} : { revision });

const labelOf = (kind: BulkKind) => (insured: Insured) => copy.doing[kind](personName(insured));

function claimOf(insured: Insured) {
  const project = latestProject(insured);
  return project && { key: project.key, ...revisionParam(project) };
}

/** Whether the claim is known to be under someone else's review. */
function isTaken(insured: Insured): boolean {
  const project = latestProject(insured);
  const me = employeeOfScope(readScope());
  return project !== null && me !== null && isTakenByOther(project, me);
}

async function startReviews(chosen: readonly Insured[]): Promise<BulkReport<Insured>> {
  const taken = new Set(chosen.filter(isTaken));
  const report = await runBulk(
    chosen.filter((insured) => !taken.has(insured)),
    { name: "project.startReview", paramsOf: claimOf, labelOf: labelOf("start-review"), why: copy.noClaim },
  );
  const failed = new Map(report.failed.map((failure) => [failure.item, failure]));
  for (const item of taken) failed.set(item, { item, message: copy.taken });
  return { ...report, failed: chosen.flatMap((insured) => failed.get(insured) ?? []) };
}

/** Runs one bulk edit on several insured, or on their latest claims. */
export function runPolicyBulk(kind: BulkKind, chosen: readonly Insured[]): Promise<BulkReport<Insured>> {
  const shared = { labelOf: labelOf(kind), why: copy.noClaim };
  switch (kind) {
    case "start-review":
      return startReviews(chosen);
    case "request-media":
      return runBulk(chosen, { ...shared, name: "project.requestMedia", paramsOf: claimOf });
    case "deactivate":
    case "activate": {
      const isActive = kind === "activate";
      const paramsOf = (insured: Insured) => ({ key: insured.key, isActive, ...revisionParam(insured) });
      return runBulk(chosen, { ...shared, name: "insured.update", paramsOf });
    }
  }
}
