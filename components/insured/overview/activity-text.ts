import type { GlyphName } from "@/components/ui/glyph";
import type { Activity } from "@/lib/domain/entities";
import { PROJECT_STATUSES } from "@/lib/domain/project-status";
import { statusLook } from "@/lib/domain/status-look";

export type ActivityText = { glyph: GlyphName; verb: string; object: string | null };

/** What was done, after the name of who did it. Names of actions are compared as "survey-mark-reviewed". */
const VERBS: Record<string, [GlyphName, string]> = {
  "project-create": ["check", "opened the claim"],
  "project-update": ["check", "edited the claim"],
  "project-start-review": ["half-circle", "started the review"],
  "project-process": ["cpu", "sent the claim to processing"],
  "project-deliver": ["check", "delivered the claim"],
  "project-reject": ["ban", "rejected the claim"],
  "project-request-attention": ["alert", "asked for attention"],
  "project-request-media": ["camera", "asked for media"],
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
  "document-delete": ["ban", "removed a document"],
  "internal-thread-create": ["check", "wrote a note"],
};

/** An activity as a sentence without its actor; an unknown one is told by its own name. */
export function activityText({ action, detail }: Activity): ActivityText {
  const name = action
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();
  const status = PROJECT_STATUSES.find((known) => known === (detail?.status ?? detail?.to));
  if (name === "project-status" && status) {
    const { glyph, label } = statusLook(status);
    return { glyph, verb: "set the status to", object: label };
  }
  const known = VERBS[name];
  const [glyph, verb] = known ?? ["eye", name.replaceAll("-", " ")];
  return { glyph, verb, object: typeof detail?.name === "string" ? detail.name : null };
}
