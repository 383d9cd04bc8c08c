/** Customizations of the demo's companies: required shots, and questions of underwriting reports. */
import type { ClaimReport, Customization, CustomizationField } from "../../lib/domain/entities";
import { seedKey } from "./seed-key";

type Part = { title: string; labels: readonly string[] };

const CAPTURE: Part = {
  title: "Rooms that are filmed",
  labels: ["Exterior, all sides", "Kitchen", "Bathrooms", "Utility room", "Attic", "Crawl space"],
};
const QUESTIONS: readonly Part[] = [
  {
    title: "Roof",
    labels: ["Age of the covering", "Material", "Moss or lifted shingles", "Gutters and downspouts", "Skylights"],
  },
  {
    title: "Water and heating",
    labels: ["Age of the water heater", "Pipe material", "Shut-off valve within reach", "Wood stove or fireplace"],
  },
  {
    title: "Liability",
    labels: ["Pool and its fence", "Trampoline", "Steps and railings", "Dogs on the property"],
  },
];

/** Labels of the parts that each company disables; the last companies have no customizations. */
const DISABLED_LABELS: readonly (readonly string[])[] = [
  ["Crawl space", "Skylights", "Dogs on the property"],
  ["Attic", "Wood stove or fireplace"],
  ["Trampoline"],
];

const nameOf = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/-$/, "");

function fieldsOf({ labels }: Part, disabledLabels: readonly string[]): CustomizationField[] {
  return labels.map((label) => ({ name: nameOf(label), label, isEnabled: !disabledLabels.includes(label) }));
}

/** Creates the required shots of the first companies, and the questions of their underwriting reports by section. */
export function demoCustomizations(
  companyKeys: readonly string[],
  reports: readonly { report: ClaimReport; companyKey: string }[],
): Customization[] {
  return DISABLED_LABELS.flatMap((disabledLabels, index) => {
    const companyKey = companyKeys[index];
    if (companyKey === undefined) return [];
    const capture: Customization = {
      key: seedKey("customization", `capture of ${companyKey}`),
      companyKey,
      parentType: "scan-my-home",
      title: CAPTURE.title,
      fields: fieldsOf(CAPTURE, disabledLabels),
    };
    const companyReports = reports.filter((one) => one.report.type === "underwriting" && one.companyKey === companyKey);
    const questions = companyReports.flatMap(({ report }) =>
      QUESTIONS.map((part) => ({
        key: seedKey("customization", `${part.title} of ${report.key}`),
        companyKey,
        parentType: "underwriting-report",
        inspectionReportKey: report.key,
        title: part.title,
        fields: fieldsOf(part, disabledLabels),
      })),
    );
    return [capture, ...questions];
  });
}
