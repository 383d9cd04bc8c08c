"use client";

import { useEffect, useState } from "react";
import { loadNeeded } from "@/lib/load-part";
import type { PhoneRules } from "@/lib/validation/phone-rules";

let loaded: PhoneRules | null = null;
let loading: Promise<PhoneRules> | null = null;

/** Loads the parser with its large numbering plans after the page. The next call retries a failed load. */
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

/** Returns the phone rules; null until they are loaded, and while they are not needed. */
export function usePhoneRules(isNeeded = true): PhoneRules | null {
  const [rules, setRules] = useState(() => loaded);
  useEffect(() => {
    if (rules || !isNeeded) return;
    let isCanceled = false;
    loadPhoneRules().then(
      (ready) => {
        if (!isCanceled) setRules(ready);
      },
      // Without the rules a number is shown as stored, and validated by the server alone.
      () => {},
    );
    return () => {
      isCanceled = true;
    };
  }, [rules, isNeeded]);
  return rules;
}
