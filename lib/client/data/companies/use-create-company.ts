"use client";

import { useState } from "react";
import { createKey } from "../../../domain/keys";
import { runFormEdit } from "../edits/run-edit";

/** Creates a company. The key is made once, so that submitting the form again creates no second company. */
export function useCreateCompany(keyBase: string) {
  const [key] = useState(() => createKey("company", keyBase));
  return {
    key,
    /** Throws ApiError. `label` names the edit in messages. */
    create: async (name: string, label: string) =>
      (await runFormEdit("company.create", { key, name }, { label })).status,
  };
}
