"use client";

import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import type { SurveyListItem } from "@/lib/domain/entities";
import { overviewWords } from "./overview/words";

const dialog = lazyPart(() =>
  import("./overview/inspections/email-contents-dialog").then(({ EmailContentsDialog }) => EmailContentsDialog),
);

export type EmailContentsProps = { survey: SurveyListItem; onClose: () => void };

/** Asks whom the list of an inspection's photos goes to, for lists that know no claim's page. */
export function EmailContents({ survey, onClose }: EmailContentsProps) {
  const Dialog = useLazyPart(dialog, true, onClose);
  if (!Dialog) return null;
  const name = survey.name || overviewWords.unnamedInspection;
  return <Dialog survey={survey} name={name} address={survey.insured.email ?? ""} onClose={onClose} />;
}
