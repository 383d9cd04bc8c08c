"use client";

import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { useSavedViews } from "@/components/ui/table/use-saved-views";
import { useEmployeeStore } from "@/lib/client/session/use-employee-store";

const links = lazyPart(() => import("./nav-view-links").then(({ NavViewLinks }) => NavViewLinks));

/** The saved views in the navigation; loads nothing if there are none. */
export function NavViews() {
  const store = useEmployeeStore();
  const inspections = useSavedViews(store, "inspections").views.length;
  const policies = useSavedViews(store, "policies").views.length;
  const hasAny = inspections + policies > 0;
  const Links = useLazyPart(links, hasAny);
  return hasAny && Links ? <Links /> : null;
}
