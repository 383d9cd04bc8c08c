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

/** Returns which actions the role may take on companies; none while the role is unknown. */
export function useCompanyRights(): CompanyRights {
  const role = useSession().session?.effectiveRole;
  const runsDemos = role !== undefined && may(role, "runDemos");
  return {
    mayEdit: role !== undefined && may(role, "editCompanies"),
    mayOwn: role !== undefined && may(role, "ownCompanies"),
    mayReset: ({ firstState }) => runsDemos && Boolean(firstState),
  };
}
