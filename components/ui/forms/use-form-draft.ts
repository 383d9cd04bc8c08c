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

/** Stores the values typed into a form under `name`, and restores them when the same employee opens it again. */
export function useFormDraft<Values extends FieldValues>(
  methods: UseFormReturn<Values, unknown, Values>,
  initialValues: object,
  name: string | undefined,
): FormDraft<Values> {
  const slot = useDraftSlot(name);
  const [draftTime, setDraftTime] = useState<string | null>(null);
  const baseValues = useRef<FieldValues>(initialValues);
  const ownerId = useRef<string | null>(null);
  const latestInitial = useRef(initialValues);
  useEffect(() => {
    // Many forms pass new but equal initial values in each render.
    if (JSON.stringify(initialValues) === JSON.stringify(latestInitial.current)) return;
    latestInitial.current = initialValues;
    baseValues.current = initialValues;
  }, [initialValues]);

  useEffect(() => {
    if (slot === null) return;
    if (slot.id !== ownerId.current) {
      // The employee or record has changed: the typed values belong to the previous one.
      if (ownerId.current !== null) methods.reset(baseValues.current as DefaultValues<Values>, RESET_ALL);
      ownerId.current = slot.id;
      const draft = slot.read();
      setDraftTime(draft && restoreDraft(methods, selectFitting(draft.values, baseValues.current)) ? draft.at : null);
    }
    const storeChanges = (typed: FieldValues) => {
      const changed = selectChanged(typed, baseValues.current);
      if (Object.keys(changed).length > 0) slot.keep(changed);
      else slot.drop();
    };
    // The values may have been typed before the employee was known.
    if (methods.formState.isDirty) storeChanges(methods.getValues());
    return methods.subscribe({ formState: { values: true }, callback: ({ values }) => storeChanges(values) });
  }, [slot, methods]);

  const discard = () => {
    slot?.drop();
    setDraftTime(null);
    methods.reset(baseValues.current as DefaultValues<Values>, RESET_ALL);
  };
  return {
    shown: draftTime === null ? null : { at: draftTime, discard },
    isKept: slot !== null,
    sent: (values) => {
      baseValues.current = values;
      slot?.drop();
      setDraftTime(null);
    },
  };
}

/** Writes a draft into the untouched fields; returns whether it wrote any. */
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
