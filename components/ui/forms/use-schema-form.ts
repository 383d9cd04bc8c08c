"use client";

import { toNestErrors } from "@hookform/resolvers";
import { useId, useMemo, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { type ObjectSchema, ValidationError } from "yup";
import { schemaMessage } from "@/lib/validation/schema-message";
import type { ShownDraft } from "./drafts/draft-note";
import { useFormDraft } from "./use-form-draft";

/**
 * Judges a form's values by a yup schema; each field has the first rule that it breaks, in the house's words. Of an empty
 * field that is missing comes first, whatever else it breaks: as the browser judges.
 */
function schemaResolver<Values extends FieldValues>(schema: ObjectSchema<Values>): Resolver<Values, unknown, Values> {
  return async (values, _context, options) => {
    try {
      return { values: (await schema.validate(values, { abortEarly: false })) as Values, errors: {} };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const broken = error.inner.length > 0 ? error.inner : [error];
      const first = new Map<string, FieldError>();
      for (const one of [...broken.filter(isMissing), ...broken.filter((one) => !isMissing(one))]) {
        // Lists and groups of rules are one field here: what is wrong inside is told at its name.
        const path = one.path ?? "";
        if (!first.has(path)) first.set(path, { type: one.type ?? "schema", message: schemaMessage(one) });
      }
      return { values: {}, errors: toNestErrors(Object.fromEntries(first), options) };
    }
  };
}

const isMissing = ({ type }: ValidationError) => type === "required";

type Blank<Value> = Value extends string ? "" : Value extends boolean | readonly unknown[] ? never : null;

/** What each field starts with: a text or a choice may be empty, a number or a file null. */
export type InitialValues<Values> = { [Name in keyof Values]-?: Values[Name] | Blank<Values[Name]> };

/** Why a form could not be saved: a message of the whole form, messages of single fields, or both. */
export type FormFailure<Values extends FieldValues> = {
  message?: string;
  fields?: Partial<Record<FieldPath<Values>, string>>;
};

export type SchemaFormOptions<Values extends FieldValues> = {
  /** The rules. Which fields are required, and what is wrong with a value, is told from here alone. */
  schema: ObjectSchema<Values>;
  /** When they are read anew, fields that nobody touched follow; what was typed stays. */
  initialValues: InitialValues<NoInfer<Values>>;
  /** Sends the values as the schema cast them. Rejects when that failed; nothing typed is lost then. */
  save: (values: NoInfer<Values>) => Promise<unknown>;
  /** Says what a rejection of `save` means. */
  failureOf: (error: unknown) => FormFailure<NoInfer<Values>>;
  /**
   * The name under which what is typed is kept for this person in this browser until it is sent; with the key of the
   * record that it is about. A form without a name keeps nothing: passwords and codes are never kept.
   */
  draft?: string;
  /** The page is left after a save, so the button stays busy until it is. */
  isLeftWhenSaved?: boolean;
};

export type SchemaForm<Values extends FieldValues> = {
  /** The form element's id, for a button outside of it. */
  id: string;
  schema: ObjectSchema<Values>;
  /** react-hook-form's own, for what is not here: `setValue`, `control` for `useWatch`. */
  methods: UseFormReturn<Values, unknown, Values>;
  isBusy: boolean;
  isChanged: boolean;
  /** What was typed before and stands here again. */
  draft: ShownDraft | null;
  /** Whether what is typed outlives the page. */
  isKeptAsDraft: boolean;
  /** The whole form's message. */
  failure: string | null;
  /** How often a try to save was refused; each moves the focus to the first field that is wrong. */
  refusals: number;
  /** Called by the form with whether its controls are valid by the browser's own rules. */
  submit: (isNativelyValid: boolean) => Promise<void>;
};

/** One form: its values, its rules and what happens when it is sent. `Form`, `FormField` and `SubmitButton` show it. */
export function useSchemaForm<Values extends FieldValues>(options: SchemaFormOptions<Values>): SchemaForm<Values> {
  const { schema, initialValues, save, failureOf, isLeftWhenSaved = false } = options;
  const id = useId();
  const [refusals, setRefusals] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);
  const resolver = useMemo(() => schemaResolver(schema), [schema]);
  const methods = useForm<Values, unknown, Values>({
    resolver,
    mode: "onTouched",
    shouldFocusError: false,
    defaultValues: initialValues as DefaultValues<Values>,
    values: initialValues as Values,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  // Reading `dirtyFields` is what makes react-hook-form keep them, and with them what was typed.
  const { isSubmitting, isDirty, dirtyFields, errors } = methods.formState;
  const draft = useFormDraft(methods, initialValues, options.draft);
  /** Known at once, where the state of a render comes too late: two presses of one moment. */
  const isSending = useRef(false);

  const place = ({ message, fields = {} }: FormFailure<Values>) => {
    if (message !== undefined) methods.setError("root", { type: "server", message });
    for (const [name, text] of Object.entries(fields)) {
      if (typeof text === "string") methods.setError(name as FieldPath<Values>, { type: "server", message: text });
    }
  };
  const submit = async (isNativelyValid: boolean) => {
    if (isSending.current) return;
    isSending.current = true;
    let sent: Values | null = null;
    try {
      await methods.handleSubmit(async (values) => {
        if (!isNativelyValid) return;
        const typed = copyOf(methods.getValues());
        try {
          await save(values);
          sent = typed;
          draft.sent(typed);
        } catch (error) {
          place(failureOf(error));
        }
      })();
    } finally {
      isSending.current = isLeftWhenSaved && sent !== null;
    }
    if (sent === null) {
      setRefusals((before) => before + 1);
      return;
    }
    // What was typed while it was under way stays, and counts as a change.
    methods.resetDefaultValues(sent);
    setIsLeaving(isLeftWhenSaved);
  };

  return {
    id,
    schema,
    methods,
    isBusy: isSubmitting || isLeaving,
    isChanged: isDirty || Object.keys(dirtyFields).length > 0,
    draft: draft.shown,
    isKeptAsDraft: draft.isKept,
    failure: errors.root?.message ?? null,
    refusals,
    submit,
  };
}

/** A copy that later typing does not reach: groups and lists anew, what they hold (a file) as it is. */
function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copyOf(inner)])) as Value;
}
