"use client";

import { useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import type { ShownDraft } from "./drafts/draft-note";
import { selectChanged, selectFitting } from "./drafts/draft-values";
import { useDraftSlot } from "./drafts/use-draft-slot";

export type FormDraft<Values extends FieldValues> = {
  /** The draft restored in the form, until it is sent or discarded. */
  shown: ShownDraft | null;
  /** Whether typed values are stored. */
  isKept: boolean;
  /** Call after sending these values, to delete their draft. */
  sent: (values: Values) => void;
};

/** Also resets typed values. */
const RESET_ALL = { keepDirtyValues: false, keepErrors: false };

/** Stores the values typed into a form under its name, and restores them when the same user opens the form again. */
export function useFormDraft<Values extends FieldValues>(
  methods: UseFormReturn<Values, unknown, Values>,
  initialValues: object,
  name: string | undefined,
): FormDraft<Values> {
  const slot = useDraftSlot(name);
  const [at, setAt] = useState<string | null>(null);
  const base = useRef<FieldValues>(initialValues);
  const owner = useRef<string | null>(null);
  const initial = useRef(initialValues);
  useEffect(() => {
    // Many forms create equal initial values in each render.
    if (JSON.stringify(initialValues) === JSON.stringify(initial.current)) return;
    initial.current = initialValues;
    base.current = initialValues;
  }, [initialValues]);

  useEffect(() => {
    if (slot === null) return;
    if (slot.id !== owner.current) {
      // Another user or record: the typed values belong to the previous one.
      if (owner.current !== null) methods.reset(base.current as DefaultValues<Values>, RESET_ALL);
      owner.current = slot.id;
      const draft = slot.read();
      setAt(draft && restoreDraft(methods, selectFitting(draft.values, base.current)) ? draft.at : null);
    }
    const keep = (typed: FieldValues) => {
      const changed = selectChanged(typed, base.current);
      if (Object.keys(changed).length > 0) slot.keep(changed);
      else slot.drop();
    };
    // Values typed before the user was known.
    if (methods.formState.isDirty) keep(methods.getValues());
    return methods.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [slot, methods]);

  const discard = () => {
    slot?.drop();
    setAt(null);
    methods.reset(base.current as DefaultValues<Values>, RESET_ALL);
  };
  return {
    shown: at === null ? null : { at, discard },
    isKept: slot !== null,
    sent: (values) => {
      base.current = values;
      slot?.drop();
      setAt(null);
    },
  };
}

/** Writes a draft into the untouched fields; returns whether there were any. */
function restoreDraft<Values extends FieldValues>(
  methods: UseFormReturn<Values, unknown, Values>,
  draft: Record<string, unknown>,
): boolean {
  let hasRestored = false;
  for (const [name, value] of Object.entries(draft)) {
    const path = name as FieldPath<Values>;
    if (methods.getFieldState(path).isDirty) continue;
    methods.setValue(path, value as FieldPathValue<Values, typeof path>, { shouldDirty: true });
    hasRestored = true;
  }
  return hasRestored;
}
