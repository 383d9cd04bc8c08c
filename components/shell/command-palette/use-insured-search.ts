"use client";

import { UserRound } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { may } from "@/lib/access/permissions";
import { plainText } from "@/lib/client/actions/match-actions";
import { useBackend } from "@/lib/client/use-backend";
import { latestProject } from "@/lib/domain/claims-of-insured";
import type { Insured } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";
import { personName } from "@/lib/domain/person-name";
import type { Role } from "@/lib/domain/roles";
import type { PaletteItem } from "./palette-section";
import { WORDS } from "./words";

const DEBOUNCE_MS = 250;
const FEWEST_CHARACTERS = 2;
const LONGEST_SEARCH = 100;
const SHOWN = 20;

/** The claim that was searched for by its number, else the latest. */
function claimOf(insured: Insured, search: string) {
  const asked = plainText(search);
  return insured.projects?.find(({ claimNumber }) => plainText(claimNumber).includes(asked)) ?? latestProject(insured);
}

function toItem(insured: Insured, search: string): PaletteItem {
  const claim = claimOf(insured, search);
  const details = [claim?.claimNumber, insured.email, insured.isActive ? null : WORDS.inactive];
  return {
    id: `insured ${insured.key}`,
    label: personName(insured),
    detail: details.filter(Boolean).join(" · "),
    icon: UserRound,
    disabledReason: claim ? null : WORDS.noClaim,
    href: claim ? overviewPath(insured.key, claim.key) : undefined,
  };
}

/** The insured that answer to a name, an email or a claim number, active or not; asked for once the typing pauses. */
export function useInsuredSearch(search: string, role: Role | null) {
  const wanted = search.trim().slice(0, LONGEST_SEARCH);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  const isAllowed = role !== null && may(role, "viewClaims");
  const isAsked = isAllowed && wanted.length >= FEWEST_CHARACTERS;
  const isSettled = isAsked && settled === wanted;
  const { data, error, isLoading, reload } = useBackend(
    "insured.list",
    isSettled ? { search: settled, limit: SHOWN } : null,
  );
  const items = useMemo(
    () => (isSettled ? (data?.insureds ?? []).map((insured) => toItem(insured, settled)) : []),
    [data, isSettled, settled],
  );
  return {
    items,
    isSearching: isAsked && (!isSettled || isLoading),
    error: isSettled && data === undefined ? (error?.message ?? null) : null,
    reload,
  };
}
