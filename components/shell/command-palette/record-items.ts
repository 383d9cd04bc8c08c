/** The lines of the palette for what a search found. */
import { UserRound } from "lucide-react";
import { plainText } from "@/lib/client/actions/match-actions";
import { latestProject } from "@/lib/domain/claims-of-insured";
import type { Insured, Project, SurveyListItem } from "@/lib/domain/entities";
import { callSheetPath, overviewPath } from "@/lib/domain/insured-paths";
import { personName } from "@/lib/domain/person-name";
import type { PaletteItem } from "./palette-section";
import { WORDS } from "./words";

/** The claim that was searched for by its number, else the latest. */
function claimOf(insured: Insured, search: string): Project | null {
  const asked = plainText(search);
  return insured.projects?.find(({ claimNumber }) => plainText(claimNumber).includes(asked)) ?? latestProject(insured);
}

function lineOf(id: string, insured: Insured, claim: Project | null): PaletteItem {
  const details = [claim ? claim.claimNumber : WORDS.noClaim, insured.email, insured.isActive ? null : WORDS.inactive];
  return {
    id,
    label: personName(insured),
    detail: details.filter(Boolean).join(" · "),
    icon: UserRound,
    // The call sheet makes the first claim.
    href: claim ? overviewPath(insured.key, claim.key) : callSheetPath(insured.key),
  };
}

export function insuredItems(insureds: readonly Insured[], search: string): PaletteItem[] {
  return insureds.map((insured) => lineOf(`insured ${insured.key}`, insured, claimOf(insured, search)));
}

/** One line a claim, where the list's rows lead, however many inspections it has. */
export function inspectionItems(surveys: readonly SurveyListItem[]): PaletteItem[] {
  const claims = new Map(surveys.map(({ insured, project }) => [project.key, { insured, project }]));
  return [...claims.values()].map(({ insured, project }) => lineOf(`claim ${project.key}`, insured, project));
}
