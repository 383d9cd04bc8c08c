/** Suggestions of tags for a photo. They are not stored: accepting one creates a tag. */
import { createHash } from "node:crypto";
import type { Tag } from "../../lib/domain/entities";
import { requireCompany } from "../access/company-scope";
import { derivedKey } from "../db/derived-key";
import type { Finding, FindingKind } from "../detect/detectors/detector";
import { invalidInput } from "../failures/failure";
import type { HandlerGroup } from "../http/handler";

const LABELS: Readonly<Record<FindingKind, string>> = {
  damp: "Damp",
  mold: "Mold",
  crack: "Crack",
  clutter: "Clutter",
};

/** A tag without an image; `score` is the detector's confidence, 0 to 1. */
type Suggestion = Tag & { score: number };

/** Returns a finding as a suggestion. The key is derived, so that the same photo always gives the same keys. */
function suggestion(photo: string, { kind, box, score }: Finding, createdAt: string): Suggestion {
  const position = [box.x, box.y, box.width, box.height].join(" ");
  return {
    key: derivedKey("tag", `${photo} ${kind} ${position}`),
    imageKey: "",
    label: LABELS[kind],
    detectorLabel: kind,
    createdAt,
    box,
    score,
  };
}

export const detectHandlers = {
  "image.detect": {
    may: "reviewInspections",
    ownTransactions: true,
    run: async (context, { companyKey, image }) => {
      await requireCompany(context, companyKey);
      if (!(image instanceof Blob)) throw invalidInput("image must be a file");
      const bytes = new Uint8Array(await image.arrayBuffer());
      const findings = await context.photoAnalyzer.analyze(bytes);
      const photo = createHash("sha256").update(bytes).digest("hex");
      return findings.map((finding) => suggestion(photo, finding, context.now));
    },
  },
} satisfies HandlerGroup;
