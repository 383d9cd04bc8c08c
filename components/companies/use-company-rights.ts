"use client";

import { may } from "@/lib/access/permissions";
import { useSession } from "@/lib/client/session/use-session";
import type { Company } from "@/lib/domain/entities";

export type CompanyRights = {
  mayEdit: boolean;
  mayOwn: boolean;
  /** A demo company goes back to its first state; no other has one. */
  mayReset: (company: Company) => boolean;
};

/** What of companies one's role does; nothing while it is not known. */
export function useCompanyRights(): CompanyRights {
  const role = useSession().session?.effectiveRole;
  const runsDemos = role !== undefined && may(role, "runDemos");
  return {
    mayEdit: role !== undefined && may(role, "editCompanies"),
    mayOwn: role !== undefined && may(role, "ownCompanies"),
    mayReset: ({ firstState }) => runsDemos && Boolean(firstState),
  };
}
