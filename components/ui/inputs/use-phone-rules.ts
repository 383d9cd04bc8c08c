"use client";

import { useEffect, useState } from "react";
import { loadNeeded } from "@/lib/load-part";
import type { PhoneRules } from "@/lib/validation/phone-rules";

let loaded: PhoneRules | null = null;
let loading: Promise<PhoneRules> | null = null;

/** The parser's numbering plans are heavy, so they come after the page; a failed load is tried again by the next part. */
export function loadPhoneRules(): Promise<PhoneRules> {
  loading ??= loadNeeded(import("@/lib/validation/phone-rules")).then(
    (module) => {
      loaded = module.phoneRules;
      return loaded;
    },
    (reason) => {
      loading = null;
      throw reason;
    },
  );
  return loading;
}

/** The phone rules, null until they are there, and while they are not wanted. */
export function usePhoneRules(isWanted = true): PhoneRules | null {
  const [rules, setRules] = useState(() => loaded);
  useEffect(() => {
    if (rules || !isWanted) return;
    let isGone = false;
    loadPhoneRules().then(
      (ready) => {
        if (!isGone) setRules(ready);
      },
      // Without them a number is shown as it came, and judged by the server alone.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [rules, isWanted]);
  return rules;
}
