"use client";

import { UserRound } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { may } from "@/lib/access/permissions";
import { mayOpenRoute } from "@/lib/access/role-table";
import { plainText } from "@/lib/client/actions/match-actions";
import { useBackend } from "@/lib/client/reads/use-backend";
import { latestProject } from "@/lib/domain/claims-of-insured";
import type { Insured, Project, SurveyListItem } from "@/lib/domain/entities";
import { callSheetPath, overviewPath, POLICIES_PATH } from "@/lib/domain/insured-paths";
import { personName } from "@/lib/domain/person-name";
import type { Role } from "@/lib/domain/roles";
import { COPY } from "./copy";
import type { PaletteItem } from "./palette-section";

/** Returns the claim whose number matches the search, otherwise the latest claim. */
function claimOf(insured: Insured, search: string): Project | null {
  const searched = plainText(search);
  return (
    insured.projects?.find(({ claimNumber }) => plainText(claimNumber).includes(searched)) ?? latestProject(insured)
  );
}

function itemOf(id: string, insured: Insured, claim: Project | null): PaletteItem {
  const details = [claim ? claim.claimNumber : COPY.noClaim, insured.email, insured.isActive ? null : COPY.inactive];
  return {
    id,
    label: personName(insured),
    detail: details.filter(Boolean).join(" · "),
    icon: UserRound,
    // The call sheet can create the first claim.
    href: claim ? overviewPath(insured.key, claim.key) : callSheetPath(insured.key),
  };
}

/** Returns one item for each insured. */
function insuredItems(insureds: readonly Insured[], search: string): PaletteItem[] {
  return insureds.map((insured) => itemOf(`insured ${insured.key}`, insured, claimOf(insured, search)));
}

/** Returns one item for each claim, however many inspections it has. */
function inspectionItems(surveys: readonly SurveyListItem[]): PaletteItem[] {
  const claims = new Map(surveys.map(({ insured, project }) => [project.key, { insured, project }]));
  return [...claims.values()].map(({ insured, project }) => itemOf(`claim ${project.key}`, insured, project));
}

const DEBOUNCE_MS = 250;
const MIN_CHARACTERS = 2;
const MAX_SEARCH_LENGTH = 100;
const MAX_RESULTS = 20;

/**
 * Returns the list that the role can search, or null. The list of inspections finds no insured without an inspection.
 */
function listOf(role: Role | null): "insured" | "inspections" | null {
  if (role === null || !may(role, "viewClaims")) return null;
  return mayOpenRoute(role, POLICIES_PATH) ? "insured" : "inspections";
}

/** Searches by name, email or claim number, whether active or not, when typing pauses. */
export function useRecordSearch(search: string, role: Role | null) {
  const trimmed = search.trim().slice(0, MAX_SEARCH_LENGTH);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(trimmed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [trimmed]);

  const list = listOf(role);
  const isSearched = list !== null && trimmed.length >= MIN_CHARACTERS;
  const isSettled = isSearched && settled === trimmed;
  const query = isSettled ? { search: settled, limit: MAX_RESULTS } : null;
  const insured = useBackend("insured.list", list === "insured" ? query : null);
  const inspections = useBackend("survey.list", list === "inspections" ? query : null);
  const { data, error, isLoading, reload } = list === "inspections" ? inspections : insured;
  const items = useMemo(() => {
    if (!isSettled) return [];
    return list === "inspections"
      ? inspectionItems(inspections.data?.surveys ?? [])
      : insuredItems(insured.data?.insureds ?? [], settled);
  }, [list, insured.data, inspections.data, isSettled, settled]);
  const copy = COPY.lists[list ?? "insured"];
  return {
    items,
    heading: copy.heading,
    searching: isSearched && (!isSettled || isLoading) ? copy.searching : null,
    failure: isSettled && data === undefined && error ? copy.failed(error.message) : null,
    reload,
  };
}
