/** Describes findings about openings, with the name of the wall or of the other opening. */
import { type OpeningFinding, wallOrOpeningOf } from "@/lib/editor/commands/openings/opening-findings";
import { describeItems } from "@/lib/editor/core/described-elements";
import type { ReadScene } from "@/lib/editor/core/scene";
import { nameElements } from "../names/name-elements";
import { FINDING_COPY as COPY } from "./copy";

/** Returns an empty text if the opening was deleted. */
export function findingText(scene: ReadScene, finding: OpeningFinding): string {
  const label = scene.get("objectPlanar", finding.key)?.label;
  return label ? COPY[finding.code](label, nameElements(scene, describeItems([wallOrOpeningOf(finding)]))) : "";
}

/** Names a single finding, counts several; an empty text if there is none. */
export function findingsText(scene: ReadScene, findings: readonly OpeningFinding[]): string {
  const [first, ...others] = findings;
  if (!first) return "";
  return others.length > 0 ? COPY.several(findings.length) : findingText(scene, first);
}
