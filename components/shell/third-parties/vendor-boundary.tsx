"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { vendorsOf } from "@/lib/access/page-vendors";
import { usePublicConfig } from "@/lib/client/public-config";
import { reloadDocument } from "@/lib/client/update/reload-document";

/**
 * The policy of a page is the one it was loaded with. Whoever comes to a page with a third party from one without is
 * given that page's own document, and with it its policy.
 */
export function VendorBoundary() {
  const config = usePublicConfig();
  const path = usePathname();
  const [loadedAt] = useState(path);
  const isShort =
    path !== loadedAt && vendorsOf(path).some((vendor) => config[vendor] !== null && !config.vendors.includes(vendor));
  useEffect(() => {
    if (isShort) reloadDocument();
  }, [isShort]);
  return null;
}
