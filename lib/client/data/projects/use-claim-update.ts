"use client";

import type { CLAIM_FIELD_NAMES } from "../../../domain/activity-text";
import type { Project } from "../../../domain/entities";
import { ORDER_TYPES } from "../../../domain/project-status";
import type { TextFields } from "../edits/use-text-edit";
import { useTextEdit } from "../edits/use-text-edit";

export type ClaimText = keyof typeof CLAIM_FIELD_NAMES;

const TEXTS: TextFields<"project.update", ClaimText> = {
  name: "project.update",
  textOf: (project, field) => project[field] ?? "",
  changeOf,
};

/** Saves one field of a claim at a time; see `useTextEdit`. */
export function useClaimUpdate(project: Project, label: string) {
  return useTextEdit(project, TEXTS, label);
}

/** Claim number and order type are never empty; other empty fields are saved as null. */
function changeOf(field: ClaimText, text: string): Partial<Pick<Project, ClaimText>> {
  if (field === "claimNumber") return { claimNumber: text };
  if (field !== "orderType") return { [field]: text === "" ? null : text };
  const orderType = ORDER_TYPES.find((known) => known === text);
  return orderType ? { orderType } : {};
}
