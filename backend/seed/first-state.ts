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

/** How often each company occurs among the contacts; the first two belong to the demo's scenes. */
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

/** Each ninth contact has a second claim; statuses alternate. */
function contactClaims(at: number, chance: Chance, { companyKeys, author, now }: Facts): FiledClaim[] {
  const companyKey = companyKeys[chance.pick(COMPANY_SHARES)] ?? "";
  const contact = demoContact(chance, `contact ${at}`, companyKey, now);
  return Array.from({ length: at % 9 === 0 ? 2 : 1 }, (_, claim) => {
    const facts = {
      name: `contact ${at} claim ${claim}`,
      contact,
      status: PROJECT_STATUSES[(at + claim * 4) % PROJECT_STATUSES.length] ?? "needs review",
      claimNumber: `CLM-${24_000 + at * 7 + claim}`,
      assigneeKey: author.key,
      rejectedBy: `${author.givenName} ${author.familyName}`,
      now,
    };
    return { contact, claim: demoClaim(chance, facts) };
  });
}

export function demoFirstState(facts: Facts): FirstState {
  const { companyKeys, author, contactCount, now } = facts;
  const [ownCompany = ""] = companyKeys;
  const scenes = [HOME_SCENE, ...IMPORT_SCENES].map((scene, at) => demoScene(scene, at, ownCompany, author.key, now));
  const chance = new Chance(42);
  const others = Array.from({ length: contactCount }, (_, at) => contactClaims(at, chance, facts)).flat();
  const filed = [...scenes, ...others];
  const papers = filed.map(({ contact, claim }) => demoPapers(chance, contact, claim, author));
  const reports = filed.flatMap(({ claim }, at) =>
    (papers[at]?.claimReports ?? []).map((report) => ({ report, companyKey: claim.project.companyKey })),
  );
  return { scenes, filed, papers, customizations: demoCustomizations(companyKeys, reports) };
}

/** The part that belongs to one company. */
export function ofCompany({ scenes, filed, papers, customizations }: FirstState, companyKey: string): FirstState {
  const isTheirs = ({ contact }: FiledClaim) => contact.insured.companyKey === companyKey;
  return {
    scenes: scenes.filter(isTheirs),
    filed: filed.filter(isTheirs),
    papers: papers.filter((_, at) => filed[at] && isTheirs(filed[at])),
    customizations: customizations.filter((one) => one.companyKey === companyKey),
  };
}

/** Counts a company's records in its first state. */
export function countFirst(state: FirstState, companyKey: string): NonNullable<Company["firstState"]> {
  const { filed } = ofCompany(state, companyKey);
  return { insureds: new Set(filed.map(({ contact }) => contact)).size, inspections: filed.length };
}
