import type { SurveyListItem } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { inspectionsCopy } from "./copy";

/** Formats "Nadia Feld, First inspection". */
export const inspectionName = ({ insured, name }: SurveyListItem): string =>
  `${personName(insured)}, ${name || inspectionsCopy.unnamed}`;
