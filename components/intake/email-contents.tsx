"use client";

import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import type { SurveyListItem } from "@/lib/domain/entities";

const dialog = lazyPart(() => import("./email-contents-dialog").then(({ EmailContentsDialog }) => EmailContentsDialog));

export type EmailContentsProps = { survey: SurveyListItem; name: string; onClose: () => void };

/** Loads `EmailContentsDialog` when it is opened, for a list of inspections. */
export function EmailContents({ survey, name, onClose }: EmailContentsProps) {
  const Dialog = useLazyPart(dialog, true, onClose);
  return Dialog ? <Dialog survey={survey} name={name} address={survey.insured.email ?? ""} onClose={onClose} /> : null;
}
