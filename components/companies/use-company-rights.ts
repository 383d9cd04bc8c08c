"use client";

import { may } from "@/lib/access/permissions";
import { useSession } from "@/lib/client/session/use-session";
import type { Company } from "@/lib/domain/entities";

export type CompanyRights = {
  mayEdit: boolean;
  mayOwn: boolean;
  /** Only a demo company can be reset. */
  mayReset: (company: Company) => boolean;
};

/** The actions of the role on companies; none while it is unknown. */
export function useCompanyRights(): CompanyRights {
  const role = useSession().session?.effectiveRole;
  const runsDemos = role !== undefined && may(role, "runDemos");
  return {
    mayEdit: role !== undefined && may(role, "editCompanies"),
    mayOwn: role !== undefined && may(role, "ownCompanies"),
    mayReset: ({ firstState }) => runsDemos && Boolean(firstState),
  };
}
