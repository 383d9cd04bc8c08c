"use client";

import { useState } from "react";
import { createKey } from "../../../domain/keys";
import { runForForm } from "../edits/run-for-form";

/**
 * Makes a company. The key is made once, so that a second try of the same form makes no second company. `label` is what
 * waits, in the user's words. Rejects with an ApiError where it was refused.
 */
export function useCreateCompany(keyBase: string) {
  const [key] = useState(() => createKey("company", keyBase));
  return {
    key,
    create: (name: string, label: string) =>
      runForForm({ name: "company.create", params: { key, name }, label, actor: null }),
  };
}
