/** The demo's first state in memory: the same content for the same clock, and separable by company. */

import type { Company, Customization, Employee } from "../../lib/domain/entities";
import { PROJECT_STATUSES } from "../../lib/domain/project-status";
import { Chance } from "./chance";
import { demoClaim } from "./demo-claim";
import { demoContact } from "./demo-contacts";
import { demoCustomizations } from "./demo-customizations";
import { demoPapers, type Papers } from "./demo-papers";
import { demoScene, HOME_SCENE, IMPORT_SCENES, type Scene } from "./demo-scenes";
import type { FiledClaim } from "./insert-claims";

/** Indexes of companies, each repeated as often as the company occurs in ten contacts. */
const COMPANY_SHARES = [0, 0, 0, 0, 1, 1, 1, 2, 3, 4];

export type FirstState = {
  /** The finished home first. */
  scenes: Scene[];
  /** Claims of the scenes first. */
  filed: FiledClaim[];
  /** In the order of the claims above. */
  papers: Papers[];
  customizations: Customization[];
};

type Facts = { companyKeys: readonly string[]; author: Employee; contactCount: number; now: string };

/** Every ninth contact has a second claim; statuses alternate. */
function contactClaims(index: number, chance: Chance, { companyKeys, author, now }: Facts): FiledClaim[] {
  const companyKey = companyKeys[chance.pick(COMPANY_SHARES)] ?? "";
  const contact = demoContact(chance, `contact ${index}`, companyKey, now);
  return Array.from({ length: index % 9 === 0 ? 2 : 1 }, (_, claimIndex) => {
    const facts = {
      name: `contact ${index} claim ${claimIndex}`,
      contact,
      status: PROJECT_STATUSES[(index + claimIndex * 4) % PROJECT_STATUSES.length] ?? "needs review",
      claimNumber: `CLM-${24_000 + index * 7 + claimIndex}`,
      assigneeKey: author.key,
      rejectedBy: `${author.givenName} ${author.familyName}`,
      now,
    };
    return { contact, claim: demoClaim(chance, facts) };
  });
}

export function demoFirstState(facts: Facts): FirstState {
  const { companyKeys, author, contactCount, now } = facts;
  const [firstCompany = ""] = companyKeys;
  const scenes = [HOME_SCENE, ...IMPORT_SCENES].map((scene, index) =>
    demoScene(scene, index, firstCompany, author.key, now),
  );
  const chance = new Chance(42);
  const others = Array.from({ length: contactCount }, (_, index) => contactClaims(index, chance, facts)).flat();
  const filed = [...scenes, ...others];
  const papers = filed.map(({ contact, claim }) => demoPapers(chance, contact, claim, author));
  const reports = filed.flatMap(({ claim }, index) =>
    (papers[index]?.claimReports ?? []).map((report) => ({ report, companyKey: claim.project.companyKey })),
  );
  return { scenes, filed, papers, customizations: demoCustomizations(companyKeys, reports) };
}

/** Returns the part that belongs to one company. */
export function ofCompany({ scenes, filed, papers, customizations }: FirstState, companyKey: string): FirstState {
  const isOfCompany = ({ contact }: FiledClaim) => contact.insured.companyKey === companyKey;
  return {
    scenes: scenes.filter(isOfCompany),
    filed: filed.filter(isOfCompany),
    papers: papers.filter((_, index) => filed[index] && isOfCompany(filed[index])),
    customizations: customizations.filter((customization) => customization.companyKey === companyKey),
  };
}

/** Counts a company's records in its first state. */
export function countFirst(state: FirstState, companyKey: string): NonNullable<Company["firstState"]> {
  const { filed } = ofCompany(state, companyKey);
  return { insureds: new Set(filed.map(({ contact }) => contact)).size, inspections: filed.length };
}
