"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { needsOwnDocument } from "@/lib/access/page-vendors";
import { keepAlerts } from "@/lib/client/alerts/kept-alerts";
import { usePublicConfig } from "@/lib/client/public-config";
import { reloadDocument } from "@/lib/client/update/reload-document";

/**
 * The policy of a page is the one it was loaded with, and so are the third parties in it. Whoever comes by a link to a
 * page that has others is given that page's own document; what was just said is said there again.
 */
export function VendorBoundary({ loadedAt }: { loadedAt: string }) {
  const config = usePublicConfig();
  const path = usePathname();
  const isAmiss = path !== loadedAt && needsOwnDocument(config, path);
  useEffect(() => {
    if (!isAmiss) return;
    keepAlerts();
    reloadDocument();
  }, [isAmiss]);
  return null;
}
