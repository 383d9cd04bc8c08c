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
 * Validates a form by a yup schema. Each field gets the first rule that it breaks, in our wording; for an empty field
 * "required" comes first, as in the browser's own validation.
 */
function schemaResolver<Values extends FieldValues>(schema: ObjectSchema<Values>): Resolver<Values, unknown, Values> {
  return async (values, _context, options) => {
    try {
      return { values: (await schema.validate(values, { abortEarly: false })) as Values, errors: {} };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const broken = error.inner.length > 0 ? error.inner : [error];
      const first = new Map<string, FieldError>();
      for (const fault of [...broken.filter(isMissing), ...broken.filter((other) => !isMissing(other))]) {
        // Lists and groups are one field here, so an inner error counts for their name.
        const path = fault.path ?? "";
        if (!first.has(path)) first.set(path, { type: fault.type ?? "schema", message: schemaMessage(fault) });
      }
      return { values: {}, errors: toNestErrors(Object.fromEntries(first), options) };
    }
  };
}

const isMissing = ({ type }: ValidationError) => type === "required";

type Blank<Value> = Value extends string ? "" : Value extends boolean | readonly unknown[] ? never : null;

/** The initial value of each field: an empty string for a text or choice, null for a number or file. */
export type InitialValues<Values> = { [Name in keyof Values]-?: Values[Name] | Blank<Values[Name]> };

/** Why a form could not be saved: a message for the form, messages for fields, or both. */
export type FormFailure<Values extends FieldValues> = {
  message?: string;
  fields?: Partial<Record<FieldPath<Values>, string>>;
};

export type SchemaFormOptions<Values extends FieldValues> = {
  /** The rules; the only source of required fields and error messages. */
  schema: ObjectSchema<Values>;
  /** When these change, untouched fields follow; typed values stay. */
  initialValues: InitialValues<NoInfer<Values>>;
  /** Sends the values as the schema casts them. On a rejection, typed values stay. */
  save: (values: NoInfer<Values>) => Promise<unknown>;
  /** Converts a rejection of `save` into messages. */
  failureOf: (error: unknown) => FormFailure<NoInfer<Values>>;
  /**
   * The name under which this browser stores the user's typed values until sent; includes the record's key. Without a
   * name nothing is stored; passwords and codes never are.
   */
  draft?: string;
  /** The page is left after a save, so the button stays busy until then. */
  isLeftWhenSaved?: boolean;
};

export type SchemaForm<Values extends FieldValues> = {
  /** The form element's id, for a button outside the form. */
  id: string;
  schema: ObjectSchema<Values>;
  /** The methods of react-hook-form that this type does not offer: `setValue`, or `control` for `useWatch`. */
  methods: UseFormReturn<Values, unknown, Values>;
  isBusy: boolean;
  isChanged: boolean;
  /** The restored draft. */
  draft: ShownDraft | null;
  /** Whether typed values survive a reload. */
  isKeptAsDraft: boolean;
  /** The message for the form as a whole. */
  failure: string | null;
  /** The number of refused tries; each moves the focus to the first invalid field. */
  refusals: number;
  /** Called by the form with whether its controls are valid by the browser's own rules. */
  submit: (isNativelyValid: boolean) => Promise<void>;
};

/** Returns a form with its values, rules and submission. Use it with `Form`, `FormField` and `SubmitButton`. */
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
  // Reading `dirtyFields` subscribes to them, so that react-hook-form keeps typed values.
  const { isSubmitting, isDirty, dirtyFields, errors } = methods.formState;
  const draft = useFormDraft(methods, initialValues, options.draft);
  /** A ref, because state would come too late for two presses at once. */
  const isSending = useRef(false);

  const showFailure = ({ message, fields = {} }: FormFailure<Values>) => {
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
        const typed = deepCopy(methods.getValues());
        try {
          await save(values);
          sent = typed;
          draft.sent(typed);
        } catch (error) {
          showFailure(failureOf(error));
        }
      })();
    } finally {
      isSending.current = isLeftWhenSaved && sent !== null;
    }
    if (sent === null) {
      setRefusals((before) => before + 1);
      return;
    }
    // Values typed during sending stay, and count as changes.
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

/**
 * Returns a copy that later typing does not change: groups and lists are copied, other objects such as files are
 * shared.
 */
function deepCopy<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(deepCopy) as Value;
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, deepCopy(inner)])) as Value;
}
