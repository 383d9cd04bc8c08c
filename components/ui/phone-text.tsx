"use client";

import { useEffect, useState } from "react";
import type { displayPhone } from "@/lib/validation/phone-display";

type Display = typeof displayPhone;
let loaded: Display | null = null;
let loading: Promise<Display> | null = null;

/** The parser's numbering plans are heavy, so they come after the page. */
function load(): Promise<Display> {
  loading ??= import("@/lib/validation/phone-display").then((module) => {
    loaded = module.displayPhone;
    return loaded;
  });
  return loading;
}

/** A phone number as people write it; as it came until the parser is there. */
export function PhoneText({ value }: { value: string }) {
  const [display, setDisplay] = useState<Display | null>(() => loaded);
  useEffect(() => {
    if (display) return;
    let isGone = false;
    load().then(
      (ready) => {
        if (!isGone) setDisplay(() => ready);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [display]);
  return <>{display ? display(value) : value}</>;
}
