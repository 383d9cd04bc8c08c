/** Every call of the specification (section 7) and the contract, listed by hand. */
import { type EndpointName, endpointNames, endpoints, rowOf } from "@/lib/contract/endpoints";
import { fallbackOf } from "@/lib/contract/row";

/** "METHOD path -> envelope", one line per row; several rows may share a method and a path. */
const CALLS = `
PUT employee/login -> whole
PUT employee/verify-mfa -> whole
PUT employee/send-mfa -> -
PUT employee/logout -> -
GET employee -> employee
PUT employee -> employee
POST employee -> employee
DELETE employee -> -
POST employee/bulk -> whole
GET employee/list -> employees
GET employee/list-all -> employees
GET employee/list-data-stewards -> employees
GET employee/list-all-superadmins -> employees
PUT employee/request-avatar-urls -> urls
PUT employee/refresh-charts-token -> employee
PUT employee/backup-codes -> whole
PUT employee/request-password-reset -> -
PUT employee/check-link -> -
PUT employee/request-activation -> -
PUT employee/reset-password -> -
PUT employee/force-password-reset -> -
PUT employee/unlock -> -
PUT employee/resend-activation -> -
GET insured -> insured
GET insured/list -> whole
POST insured/create-contact -> insured
PUT insured -> insured
DELETE insured -> -
PUT insured/restore -> insured
POST property -> property
PUT property -> property
POST project -> project
POST survey -> survey
POST invite -> invite
PUT insured/check-duplicates -> insureds
POST insured/demo -> survey
POST invite/validate-phone -> whole
GET project -> project
GET project -> projects
PUT project -> project
PUT project/invalidate -> project
PUT project/start-review -> project
PUT project/process -> project
PUT project/deliver -> project
PUT project/reject -> project
PUT project/request-attention -> project
PUT project/request-media -> project
PUT project/restore -> project
GET survey -> surveys
GET survey -> survey
GET survey/list -> whole
PUT survey -> survey
PUT survey/mark-reviewed -> survey
PUT survey/reopen -> survey
PUT survey/email-claims-contents -> -
PUT survey/reset-3d-annotations -> -
GET followup -> followups
GET invite -> invites
GET specialty-item -> specialtyItems
GET claim-report -> claimReports
GET document -> documents
POST document -> document
DELETE document -> -
GET internal-thread -> internalThreads
POST internal-thread -> internalThread
GET bookmark -> bookmarks
POST bookmark -> bookmark
DELETE bookmark -> -
GET activity -> whole
POST tag -> tag
PUT tag -> tag
DELETE tag -> -
POST image -> image
DELETE image -> -
GET image -> image
POST image/detect -> tags
POST image/upload-request -> formInputs
POST video/upload-request -> formInputs
POST document/upload-request -> formInputs
POST video -> video
GET region -> region
GET region -> regions
POST region -> region
PUT region -> region
DELETE region -> -
GET company/list-all -> companies
GET company -> company
GET company/report-paginated -> whole
GET company/report-summary -> whole
POST company -> company
PUT company -> company
DELETE company -> -
PUT company/reset -> company
GET company/list-all-review-companies -> companies
PUT company/request-logo-urls -> urls
POST company/send-report -> -
GET dataset -> dataset
PUT dataset -> dataset
GET annotation-task -> annotationTask
PUT annotation-task -> annotationTask
GET customization -> customizations
GET customization -> customization
PUT customization -> customization
GET vertex -> vertices
POST vertex/batch -> vertices
PUT vertex/batch -> vertices
DELETE vertex -> -
GET edge -> edges
POST edge/batch -> edges
DELETE edge -> -
GET face -> faces
POST face/batch -> faces
PUT face/batch -> faces
DELETE face -> -
GET object-planar -> objectsPlanar
POST object-planar/batch -> objectsPlanar
PUT object-planar/batch -> objectsPlanar
DELETE object-planar -> -
GET object3d -> object3ds
POST object3d/batch -> object3ds
PUT object3d -> object3d
DELETE object3d -> -
`
  .trim()
  .split("\n");

const line = (name: (typeof endpointNames)[number]) => {
  const row = rowOf(name);
  return `${row.method} ${row.path} -> ${row.envelope ?? "-"}`;
};

test("the table holds exactly the calls of the contract", () => {
  expect([...new Set(endpointNames.map(line))].sort()).toEqual([...CALLS].sort());
});

test("a frame of a video that cannot be stored is a failed snapshot; no other call has two fallbacks", () => {
  const row = rowOf("image.create");
  const fallback = (parentType?: string) => fallbackOf(row, { parentType });
  expect([fallback("video"), fallback("region"), fallback()]).toEqual([
    "Take snapshot failed",
    "Image creation failed",
    "Image creation failed",
  ]);
  expect(endpointNames.filter((name) => rowOf(name).fallbackWhere)).toEqual(["image.create"]);
});

test("each fallback message is the specification's, to the letter", () => {
  const fallbacks = Object.fromEntries(endpointNames.map((name) => [name, endpoints[name].fallback]));
  expect(fallbacks).toMatchObject({
    "insured.createContact": "Insured creation failed",
    "insured.update": "Insured update failed",
    "insured.delete": "Insured deletion failed",
    "invite.validatePhone": "Failed to validate phone!",
    "insured.get": "Insured not found!",
    "project.get": "Project not found",
    "project.listByInsured": "Project not found",
    "project.update": "Project update failed.",
    "project.invalidate": "Failed to mark project as invalid",
    "project.startReview": "Start review failed",
    "project.process": "Process failed",
    "project.deliver": "Deliver failed",
    "project.reject": "Reject failed",
    "project.requestAttention": "Request attention failed",
    "project.requestMedia": "Request media failed",
    "project.restore": "Restore failed",
    "tag.create": "Tag create failed",
    "tag.update": "Tag update failed",
    "tag.delete": "Tag delete failed",
    "image.create": "Image creation failed",
    "image.delete": "Image deletion failed",
    "region.get": "Region not found",
    "region.listByProject": "Region not found",
    "region.create": "Region create failed",
    "region.update": "Failed to update region!",
    "region.delete": "Failed to delete item!",
    "company.create": "Failed to create company!",
    "company.update": "Failed to update company!",
    "company.delete": "Failed to delete company!",
    "company.reset": "Failed to reset company!",
    "company.get": "Company not found",
    "survey.create": "Survey creation failed",
    "survey.update": "Survey update failed.",
    "survey.get": "survey not found",
    "survey.listByProject": "survey not found",
    "survey.markReviewed": "Failed to mark survey as reviewed.",
    "survey.reopen": "Failed to re-open inspection.",
    "survey.emailClaimsContents": "Failed to email claims contents",
    "employee.login": "Incorrect email or password",
    "employee.verifyMfa": "Please try again with the correct numeric code.",
    "employee.sendMfa": "Failed to send MFA code!",
    "employee.updateProfile": "Failed to update employee profile!",
    "customization.update": "Failed to update customization!",
    "employee.refreshChartsToken": "Failed to refresh charts token!",
    "employee.backupCodes": "Failed to generate backup codes!",
    "employee.forcePasswordReset": "Failed to initiate password reset!",
    "employee.requestPasswordReset": "Oops. Something went wrong",
    "employee.requestActivation": "Oops. Something went wrong",
    "employee.resetPassword": "Failed to reset password!",
    "employee.resetOwnPassword": "Failed to reset password!",
    "employee.create": "Failed to create employee!",
    "employee.bulk": "Failed to bulk add employees!",
    "employee.update": "Failed to update employee!",
    "employee.delete": "Failed to delete employee!",
    "employee.unlock": "Failed to unlock account.",
    // Calls for which the specification names no message.
    "employee.requestAvatarUrls": "Failed to update employee profile!",
    "company.requestLogoUrls": "Failed to update company!",
    "employee.resendActivation": "Failed to resend the invitation!",
    "company.sendReport": "Failed to send the report!",
    "employee.activate": "Something went wrong... Account activation failed. Please try later.",
  });
});

test("only the listed calls need no session, and only the listed calls pass while a code is pending", () => {
  const named = (access: string) => endpointNames.filter((name) => endpoints[name].access === access).sort();
  expect(named("public")).toEqual([
    "employee.activate",
    "employee.checkLink",
    "employee.login",
    "employee.requestActivation",
    "employee.requestPasswordReset",
    "employee.resetPassword",
  ]);
  expect(named("pending")).toEqual(["employee.logout", "employee.sendMfa", "employee.verifyMfa"]);
});

test("the calls that write the session are the app's own", () => {
  expect(endpointNames.filter((name) => endpoints[name].isAppOnly).sort()).toEqual([
    "employee.activate",
    "employee.login",
    "employee.logout",
    "employee.verifyMfa",
  ]);
});

test("no queued call concerns sign-in, employees, invites, email or reports", () => {
  const queued = endpointNames.filter((name) => endpoints[name].queues);
  expect(queued.length).toBeGreaterThan(50);
  for (const name of queued) expect(name).not.toMatch(/^(employee|invite)\.|email|report|Report|uploadRequest|detect/);
  for (const name of endpointNames.filter((entry) => /^(vertex|edge|face|objectPlanar|object3D)\./.test(entry))) {
    expect([name, endpoints[name].queues]).toEqual([name, !name.endsWith(".list")]);
  }
});

test("every read that a row refreshes is a row of the table", () => {
  for (const name of endpointNames) {
    for (const refreshed of endpoints[name].refreshes) {
      expect(endpointNames).toContain(refreshed);
      expect(rowOf(refreshed as (typeof endpointNames)[number]).method).toBe("GET");
    }
  }
});

test("bodies are limited to 1 MB, geometry to 32 MB, CSV to 5 MB, a picture to 25 MB", () => {
  expect(endpoints["insured.update"].bodyLimit).toBe(1_048_576);
  expect(endpoints["vertex.createBatch"].bodyLimit).toBe(33_554_432);
  expect(endpoints["edge.delete"].bodyLimit).toBe(33_554_432);
  expect(endpoints["object3D.update"].bodyLimit).toBe(33_554_432);
  expect(endpoints["employee.bulk"].bodyLimit).toBe(5_242_880);
  expect(endpoints["image.detect"].bodyLimit).toBe(26_214_400);
});

test("marking an inspection done refreshes follow-ups, invites, regions and specialty items", () => {
  for (const read of ["followup.list", "invite.list", "region.get", "region.listByProject", "specialtyItem.list"]) {
    expect(endpoints["survey.update"].refreshes).toContain(read);
  }
});

test("changing a company, its customizations or an employee refreshes the activity", () => {
  const written: EndpointName[] = [
    ...(["company.create", "company.update", "company.delete", "company.reset", "company.sendReport"] as const),
    "customization.update",
    ...(["employee.create", "employee.bulk", "employee.update", "employee.updateProfile", "employee.delete"] as const),
    ...(["employee.unlock", "employee.forcePasswordReset", "employee.resendActivation"] as const),
    ...(["employee.resetOwnPassword", "employee.backupCodes"] as const),
  ];
  for (const name of written)
    expect([name, rowOf(name).refreshes]).toEqual([name, expect.arrayContaining(["activity.list"])]);
});

test("an edit refreshes every read that shows it: lists of inspections, counts, the claim's timeline", () => {
  const shown: [EndpointName, string[]][] = [
    ["insured.update", ["insured.get", "insured.list", "survey.list", "activity.list"]],
    ["property.update", ["insured.get", "insured.list", "survey.list", "activity.list"]],
    ["tag.create", ["region.get", "region.listByProject", "image.get", "activity.list"]],
    ["image.create", ["region.get", "region.listByProject", "image.get", "activity.list", "survey.list"]],
    ["image.delete", ["region.get", "region.listByProject", "image.get", "activity.list", "survey.list"]],
    ["region.delete", ["region.listByProject", "activity.list", "survey.list", "project.get", "insured.get"]],
  ];
  for (const [name, reads] of shown)
    expect([name, rowOf(name).refreshes]).toEqual([name, expect.arrayContaining(reads)]);
});
