/** Generates docs/endpoints.md from the contract's table. */
import { endpointNames, rowOf } from "../lib/contract/endpoints";
import type { RowFacts } from "../lib/contract/row";
import { checkedRowOf } from "../lib/contract/schemas/checked-rows";

const HEADINGS: Record<string, string> = {
  employee: "Employee and sign-in",
  insured: "Insured",
  property: "Property",
  invite: "Invite",
  project: "Project",
  survey: "Survey",
  vertex: "Geometry",
};

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

function notes(name: (typeof endpointNames)[number]): string {
  const row = rowOf(name);
  return [
    row.access === "public" ? "no session" : row.access === "pending" ? "also while a code is asked for" : "",
    row.isAppOnly ? "called by the app alone" : "",
    row.asSelf === true ? "never impersonated" : row.asSelf === "own-key" ? "not impersonated on one's own key" : "",
    row.queues ? "queues" : "",
    row.isList ? "list" : "",
    row.encoding === "json" ? "" : row.encoding,
    row.bodyLimit === 1024 * 1024 ? "" : `up to ${megabytes(row.bodyLimit)}`,
    row.signsOutOn401 ? "" : "a 401 signs nobody out",
  ]
    .filter(Boolean)
    .join("; ");
}

function parameters(name: (typeof endpointNames)[number]): string {
  const row = checkedRowOf(name);
  const fields = Object.entries(row.params.describe().fields).map(([field, description]) => {
    const isOptional = "optional" in description && description.optional === true;
    return `${field}${isOptional ? "?" : ""}`;
  });
  if (row.sends === "nothing") return "-";
  return `${row.sends}: ${fields.join(", ")}`;
}

function fallbacks({ fallback, fallbackWhere: other, outage }: RowFacts): string {
  const texts = other ? `${fallback}; ${other.fallback}, where ${other.field} is ${other.is}` : fallback;
  return outage ? `${texts}; for a 5xx or no answer: ${outage}` : texts;
}

/** Returns Markdown with a table for each heading, rows in the order of the contract. */
export function renderEndpointsPage(): string {
  const lines = [
    "# Endpoints",
    "",
    "Made from `lib/contract` by `npm run docs`; a test fails when this page is stale. Paths stand below the backend's base address; the browser reaches them below `/api/backend/`.",
  ];
  let heading = "";
  for (const name of endpointNames) {
    const row = rowOf(name);
    const entity = name.split(".")[0] ?? name;
    const next =
      HEADINGS[entity] ?? (["edge", "face", "objectPlanar", "object3D"].includes(entity) ? "Geometry" : entity);
    if (next !== heading) {
      heading = next;
      lines.push(
        "",
        `## ${heading.charAt(0).toUpperCase()}${heading.slice(1)}`,
        "",
        "| Name | Call | Sends | Envelope | Fallback message | Refreshes | Notes |",
        "|---|---|---|---|---|---|---|",
      );
    }
    const cells = [
      `\`${name}\``,
      `${row.method} ${row.path}`,
      parameters(name),
      row.envelope ?? "-",
      fallbacks(row),
      row.refreshes.join(", ") || "-",
      notes(name) || "-",
    ];
    lines.push(`| ${cells.join(" | ")} |`);
  }
  return `${lines.join("\n")}\n`;
}
