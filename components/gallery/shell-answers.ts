/**
 * The backend's answers for parts of the shell in the gallery. Times are relative to now, so that displayed ages stay
 * the same.
 */
import { ApiError } from "@/lib/client/calls/api-error";
import { type FixedAnswer, fixedAnswer, fixedFailure } from "@/lib/client/providers/fixed-answers";
import type { Address, Bookmark, Insured, Project } from "@/lib/domain/entities";
import type { ProjectStatus } from "@/lib/domain/project-status";
import type { SessionView } from "@/lib/domain/session-view";
import { SPECIMEN_TEXTS } from "./specimen-copy";

export const GALLERY_EMPLOYEE = "emp-gallery";
const HOUR_MS = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

export const gallerySession = (): SessionView => ({
  employeeKey: GALLERY_EMPLOYEE,
  role: "admin",
  isMfaPending: false,
  availableMfaChannels: [],
  passwordExpiresAt: null,
  impersonation: null,
  effectiveRole: "admin",
  idleExpiresAt: hoursFromNow(1),
  absoluteExpiresAt: hoursFromNow(8),
});

export const personAnswer = (): FixedAnswer =>
  fixedAnswer(
    "employee.me",
    {},
    {
      key: GALLERY_EMPLOYEE,
      givenName: "Dana",
      familyName: "Whitfield",
      email: "dana.whitfield@lintel.test",
      role: "admin",
      companyKeys: ["cous-1"],
    },
  );

const ADDRESS: Address = {
  line1: "1428 Alder Creek Dr",
  city: "Austin",
  region: "TX",
  postalCode: "78745",
  country: "US",
};

/** First name, last name, street, status, hours in the status. */
const CLAIMS: readonly (readonly [string, string, string, ProjectStatus, number])[] = [
  ["Marisol", "Figueroa", ADDRESS.line1, "needs review", 3],
  ["Tomas", "Okafor", "77 Quarry Ln", "needs attention", 100],
  [SPECIMEN_TEXTS.unbroken, SPECIMEN_TEXTS.markup, SPECIMEN_TEXTS.unbroken, "in processing", 30],
  [SPECIMEN_TEXTS.rightToLeft, SPECIMEN_TEXTS.emoji, SPECIMEN_TEXTS.rightToLeft, "delivered", 30],
];

function answersOf([givenName, familyName, line1, status, hours]: (typeof CLAIMS)[number], at: number): FixedAnswer[] {
  const [key, insuredKey, propertyKey, companyKey] = [`prj-${at}`, `ins-${at}`, `pr-${at}`, "cous-1"];
  const times = { createdAt: hoursFromNow(-200), updatedAt: hoursFromNow(-hours) };
  const project: Project = {
    key,
    insuredKey,
    companyKey,
    propertyKey,
    status,
    revision: 1,
    ...times,
    claimNumber: `KM-26-10441${at}`,
    orderType: "claim",
    statusChangedAt: hoursFromNow(-hours),
  };
  const insured: Insured = {
    key: insuredKey,
    companyKey,
    givenName,
    familyName,
    isActive: true,
    revision: 1,
    ...times,
    email: "someone@example.com",
    phone: null,
    properties: [{ key: propertyKey, insuredKey, address: { ...ADDRESS, line1 } }],
    projects: [project],
  };
  return [
    fixedAnswer("project.get", { key }, project),
    fixedAnswer("insured.get", { key: insuredKey, expandedFields: "property,project" }, insured),
  ];
}

const failure = (status: number, message: string) => new ApiError({ message, type: "unknown", status });
const marked = (keys: readonly string[]): Bookmark[] =>
  keys.map((targetKey, at) => ({
    key: `book-${at}`,
    targetType: "project",
    targetKey,
    createdAt: hoursFromNow(-at),
  }));

/** One bookmarked claim with this text in every field. */
export const bookmarkOf = (text: string): FixedAnswer[] => [
  fixedAnswer("bookmark.list", {}, marked(["prj-0"])),
  ...answersOf([text, text, text, "needs review", 3], 0),
];

/** The bookmarked claims: some, including a deleted one and a loading one; none; failed. */
export const BOOKMARK_STATES: Readonly<Record<"some" | "none" | "unread", () => FixedAnswer[]>> = {
  some: () => [
    fixedAnswer("bookmark.list", {}, marked([...CLAIMS.map((_, at) => `prj-${at}`), "prj-gone", "prj-coming"])),
    ...CLAIMS.flatMap(answersOf),
    fixedFailure("project.get", { key: "prj-gone" }, failure(404, "Project not found")),
  ],
  none: () => [fixedAnswer("bookmark.list", {}, [])],
  unread: () => [fixedFailure("bookmark.list", {}, failure(500, "Something went wrong"))],
};
