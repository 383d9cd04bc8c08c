"use client";

import { UserRoundX } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { useActions } from "@/lib/client/actions/use-actions";
import { readCompanyNames } from "@/lib/client/session/impersonated-companies";
import { useSession } from "@/lib/client/session/use-session";
import { STOP_IMPERSONATING_ACTION } from "../actions/shell-actions";
import { ImpersonationBanner } from "./impersonation-banner";
import { useStopImpersonating } from "./use-stop-impersonating";
import { IMPERSONATION_WORDS as WORDS } from "./words";

/** More are counted. */
const NAMED_COMPANIES = 3;

/** The banner, and the command that ends it, while one acts in another role. `onGone`: it is not there any more, nor the focus that it had. */
export function ActiveImpersonation({ onGone }: { onGone: () => void }) {
  const impersonation = useSession().session?.impersonation ?? null;
  const { isStopping, stop } = useStopImpersonating();
  const isThere = impersonation !== null;
  useActions([
    {
      id: STOP_IMPERSONATING_ACTION,
      group: "account",
      label: WORDS.stop,
      icon: UserRoundX,
      isOffered: isThere && !isStopping,
      run: stop,
    },
  ]);
  const wasThere = useRef(false);
  useEffect(() => {
    if (wasThere.current && !isThere) onGone();
    wasThere.current = isThere;
  }, [isThere, onGone]);
  const companies = useMemo(() => companiesText(impersonation?.companyKeys ?? []), [impersonation?.companyKeys]);
  return impersonation === null ? null : (
    <ImpersonationBanner
      seenAs={impersonation.role}
      companies={companies}
      isStopping={isStopping}
      onStop={() => void stop()}
    />
  );
}

function companiesText(companyKeys: readonly string[]): string[] {
  const named = readCompanyNames(companyKeys).slice(0, NAMED_COMPANIES);
  const rest = companyKeys.length - named.length;
  if (rest === 0) return named;
  return named.length === 0 ? [WORDS.companyCount(rest)] : [...named, WORDS.more(rest)];
}
