/** Describes activities as text: on a claim's timeline, for an employee or a company, and in exported files. */
import type { Activity, Project } from "./entities";
import { PROJECT_STATUSES } from "./project-status";
import { PROPERTY_FACT_NAMES, PROPERTY_FACTS } from "./property-facts";
import { type StatusGlyph, statusLook } from "./status-look";
import { hasReason } from "./status-reason";

export type ActivityText = {
  glyph: StatusGlyph | "image";
  verb: string;
  object: string | null;
  /** The reason, as it was written. */
  reason: string | null;
};

/** The verb that follows the actor's name. Names of actions are normalized, e.g. "survey-mark-reviewed". */
const VERBS = {
  "project-create": ["check", "opened the claim"],
  "project-update": ["check", "edited the claim"],
  "project-start-review": ["half-circle", "started the review"],
  "project-process": ["cpu", "sent the claim to processing"],
  "project-deliver": ["check", "delivered the claim"],
  "project-reject": ["ban", "rejected the claim"],
  "project-request-attention": ["alert", "requested attention"],
  "project-request-media": ["camera", "requested media"],
  "project-invalidate": ["ban", "marked the claim invalid"],
  "project-restore": ["eye", "restored the claim"],
  "survey-create": ["camera", "added an inspection"],
  "survey-update": ["check", "edited an inspection"],
  "survey-mark-reviewed": ["check", "marked an inspection reviewed"],
  "survey-reopen": ["camera", "re-opened an inspection"],
  "survey-email-claims-contents": ["check", "emailed the claim’s contents"],
  "survey-reset-3d-annotations": ["cpu", "reset the 3D annotations"],
  "invite-create": ["check", "sent the invitation"],
  "document-create": ["check", "added a document"],
  "document-delete": ["ban", "deleted a document"],
  "internal-thread-create": ["check", "wrote a note"],
  "note-create": ["check", "wrote a note"],
  "survey-done": ["check", "marked a capture complete"],
  "region-create": ["camera", "added the room"],
  "region-update": ["check", "edited the room"],
  "region-delete": ["ban", "deleted the room"],
  "image-create": ["image", "added a photo to"],
  "image-delete": ["ban", "deleted a photo of"],
  "video-create": ["camera", "added a video to"],
  "tag-create": ["eye", "tagged a photo"],
  "tag-update": ["eye", "changed a tag to"],
  "tag-delete": ["ban", "removed the tag"],
  "insured-create": ["check", "added the contact"],
  "insured-update": ["check", "edited the contact"],
  "insured-delete": ["ban", "deleted the contact"],
  "insured-restore": ["eye", "restored the contact"],
  "insured-demo": ["camera", "created the demo inspection"],
  "property-create": ["check", "added a property"],
  "property-update": ["check", "edited the property"],
  "company-reset": ["alert", "reset the demo company"],
  "company-create": ["check", "added the company"],
  "company-update": ["check", "edited the company"],
  "company-delete": ["ban", "deleted the company"],
  "company-restore": ["eye", "restored the company"],
  "company-send-report": ["check", "emailed a report"],
  "customization-update": ["check", "customized"],
  "employee-create": ["check", "added an employee"],
  "employee-update": ["check", "edited a profile"],
  "employee-delete": ["ban", "deleted the employee"],
  "employee-unlock": ["check", "unlocked an account"],
  "employee-force-password-reset": ["alert", "forced a password reset"],
  "employee-resend-activation": ["check", "resent the invitation"],
  "employee-activate": ["check", "activated the account"],
  "employee-login": ["check", "signed in"],
  "employee-login-failed": ["ban", "failed to sign in"],
  "employee-locked": ["ban", "was locked out"],
  "employee-ask-code": ["eye", "requested a code"],
  "employee-code-failed": ["ban", "entered a wrong code"],
  "employee-logout": ["half-circle", "logged out"],
  "employee-ask-reset": ["eye", "requested a reset link"],
  "employee-ask-activation": ["eye", "requested a new activation link"],
  "employee-set-password": ["check", "set a new password"],
  "employee-change-mfa": ["alert", "changed how codes are sent"],
  "employee-make-backup-codes": ["check", "generated new backup codes"],
  "impersonation-use": ["eye", "used another role or other companies"],
} as const satisfies Record<string, readonly [ActivityText["glyph"], string]>;

const verbOf = (name: string): readonly [ActivityText["glyph"], string] =>
  (VERBS as Record<string, readonly [ActivityText["glyph"], string]>)[name] ?? ["eye", name.replaceAll("-", " ")];

type RecordedAction<Name> = Name extends `${infer Subject}-${infer Verb}` ? `${Subject}.${Verb}` : never;

/** The actions that the reference backend records; another backend may record others. */
export type ActivityAction = RecordedAction<keyof typeof VERBS> | "project.status";

/** The detail fields that name an action's object, in order of preference. */
const OBJECT_FIELDS = ["name", "regionName", "label", "email"];

/** The fields of a claim that people edit, as named in a sentence. */
export const CLAIM_FIELD_NAMES = {
  claimNumber: "the claim number",
  orderType: "the order",
  propertyKey: "the property",
  causeOfLoss: "the cause of loss",
  dateOfLoss: "the date of loss",
} as const satisfies Partial<Record<keyof Project, string>>;

/** Names of the fields that an update may list as changed, by action. */
const FIELD_NAMES_BY_ACTION: Record<string, Record<string, string>> = {
  "project-update": CLAIM_FIELD_NAMES,
  "property-update": {
    ...Object.fromEntries(PROPERTY_FACTS.map((fact) => [fact, `the ${PROPERTY_FACT_NAMES[fact].toLowerCase()}`])),
    address: "the address",
  },
};

/** Describes an activity as a sentence without its actor; an unknown action is described by its own name. */
export function activityText({ action, detail }: Activity): ActivityText {
  const name = action
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();
  const status = PROJECT_STATUSES.find((known) => known === (detail?.status ?? detail?.to));
  // A backend may send the claim's reason with every change; only some statuses have a reason.
  const reason = status && !hasReason(status) ? null : textOf(detail?.statusReason);
  if (name === "project-status" && status) {
    const { glyph, label } = statusLook(status);
    return { glyph, verb: "set the status to", object: label, reason };
  }
  const [glyph, verb] = verbOf(name);
  const fieldNames = FIELD_NAMES_BY_ACTION[name];
  if (fieldNames) {
    const fields = Array.isArray(detail?.fields) ? detail.fields.map((field) => fieldNames[String(field)]) : [];
    const changed = fields.filter((field) => field !== undefined);
    return {
      glyph,
      verb: changed.length > 0 ? "changed" : verb,
      object: changed.join(", ") || null,
      reason,
    };
  }
  const object = OBJECT_FIELDS.map((field) => textOf(detail?.[field])).find((text) => text !== null) ?? null;
  return { glyph, verb, object, reason };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}
