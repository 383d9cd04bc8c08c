"use client";

import type { CLAIM_FIELD_NAMES } from "../../../domain/activity-text";
import type { Project } from "../../../domain/entities";
import { ORDER_TYPES } from "../../../domain/project-status";
import type { RecordTexts } from "../edits/save-text";
import { useTextUpdate } from "../edits/use-text-update";

export type ClaimText = keyof typeof CLAIM_FIELD_NAMES;

const TEXTS: RecordTexts<"project.update", ClaimText> = {
  name: "project.update",
  textOf: (project, field) => project[field] ?? "",
  changeOf,
};

/** Saves one field of a claim at a time; see `useTextUpdate`. */
export function useClaimUpdate(project: Project, label: string) {
  return useTextUpdate(project, TEXTS, label);
}

/** A number and an order are never empty; the others, emptied, are none. */
function changeOf(field: ClaimText, text: string): Partial<Pick<Project, ClaimText>> {
  if (field === "claimNumber") return { claimNumber: text };
  if (field !== "orderType") return { [field]: text === "" ? null : text };
  const orderType = ORDER_TYPES.find((known) => known === text);
  return orderType ? { orderType } : {};
}
