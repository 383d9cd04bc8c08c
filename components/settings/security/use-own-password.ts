"use client";

import { useMemo } from "react";
import { useSWRConfig } from "swr";
import { object, string } from "yup";
import { useSchemaForm } from "@/components/ui/forms/use-schema-form";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { saveOwnRecord } from "@/lib/client/data/employees/own-record";
import { renewSession } from "@/lib/client/session/renew-session";
import type { Employee } from "@/lib/domain/entities";
import { PASSWORD_MESSAGES, passwordProblem } from "@/lib/validation/password";
import { PASSWORD_COPY as copy } from "./copy";
import { failureOfPassword } from "./failure-of-password";

const EMPTY = { oldPassword: "", secret: { password: "", confirmation: "" } };
const MESSAGES = { ...PASSWORD_MESSAGES, weak: copy.weak };

/** Builds the schema of the form; the new password must not contain `email`. */
function buildPasswordSchema(email: string) {
  return object({
    oldPassword: string().required(),
    secret: object({ password: string().required(), confirmation: string().required() }).test((typed, context) => {
      const { password, confirmation } = typed;
      if (!password || !confirmation) return true;
      const problem = passwordProblem(password, { email, confirmation });
      if (problem) return context.createError({ message: MESSAGES[problem] });
      const isSame = password === (context.parent as typeof EMPTY).oldPassword;
      return !isSame || context.createError({ message: copy.same });
    }),
  });
}

/**
 * Returns the form for a new password. A save renews the session, which holds the expiry, and calls `onDone`. Typed
 * passwords are never stored as a draft.
 */
export function useOwnPassword({ key, email }: Employee, onDone: () => void) {
  const { mutate } = useSWRConfig();
  const schema = useMemo(() => buildPasswordSchema(email), [email]);
  return useSchemaForm({
    schema,
    initialValues: EMPTY,
    save: async ({ oldPassword, secret }) => {
      await saveOwnRecord({ key, oldPassword, password: secret.password });
      showAlert({ type: "success", message: copy.updated });
      void renewSession(mutate);
      onDone();
    },
    failureOf: failureOfPassword,
  });
}
