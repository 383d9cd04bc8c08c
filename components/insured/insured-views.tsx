"use client";

import { SegmentedLinks } from "@/components/ui/inputs/segmented";
import { mayOpenRoute } from "@/lib/access/role-table";
import { useSession } from "@/lib/client/session/use-session";
import { INSPECTIONS_PATH, POLICIES_PATH } from "@/lib/domain/insured-paths";
import { insuredCopy } from "./copy";

const VIEWS = [
  { href: POLICIES_PATH, label: insuredCopy.policies },
  { href: INSPECTIONS_PATH, label: insuredCopy.inspections },
];

/** The switch between policies and inspections, for roles that may open both. */
export function InsuredViews({ current }: { current: string }) {
  const { session } = useSession();
  const role = session?.effectiveRole;
  if (!role || !VIEWS.every(({ href }) => mayOpenRoute(role, href))) return null;
  return (
    <SegmentedLinks
      label={insuredCopy.views}
      links={VIEWS.map((view) => ({ ...view, isCurrent: view.href === current }))}
    />
  );
}
