"use client";

import { useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import type { ShownDraft } from "./drafts/draft-note";
import { changedValues, fittingValues } from "./drafts/draft-values";
import { useDraftSlot } from "./drafts/drafts-context";

export type FormDraft<Values extends FieldValues> = {
  /** The draft that stands in the form again, until it is sent or discarded. */
  shown: ShownDraft | null;
  /** Whether what is typed is kept. */
  isKept: boolean;
  /** The form was sent with these values: its draft is gone. */
  sent: (values: Values) => void;
};

/** Also what was typed goes. */
const WHOLE = { keepDirtyValues: false, keepErrors: false };

/** Keeps what is typed into a form under its name, and puts it back when the same person opens that form again. */
export function useFormDraft<Values extends FieldValues>(
  methods: UseFormReturn<Values, unknown, Values>,
  initialValues: object,
  name: string | undefined,
): FormDraft<Values> {
  const slot = useDraftSlot(name);
  const [at, setAt] = useState<string | null>(null);
  const begun = useRef<FieldValues>(initialValues);
  const owner = useRef<string | null>(null);
  const initial = useRef(initialValues);
  useEffect(() => {
    // Many forms write them down anew at each render.
    if (JSON.stringify(initialValues) === JSON.stringify(initial.current)) return;
    initial.current = initialValues;
    begun.current = initialValues;
  }, [initialValues]);

  useEffect(() => {
    if (slot === null) return;
    if (slot.id !== owner.current) {
      // Another person, or another record: what was typed belongs to the one before.
      if (owner.current !== null) methods.reset(begun.current as DefaultValues<Values>, WHOLE);
      owner.current = slot.id;
      const draft = slot.read();
      setAt(draft && putBack(methods, fittingValues(draft.values, begun.current)) ? draft.at : null);
    }
    const keep = (typed: FieldValues) => {
      const changed = changedValues(typed, begun.current);
      if (Object.keys(changed).length > 0) slot.keep(changed);
      else slot.drop();
    };
    // What was typed before it was known who types.
    if (methods.formState.isDirty) keep(methods.getValues());
    return methods.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [slot, methods]);

  const discard = () => {
    slot?.drop();
    setAt(null);
    methods.reset(begun.current as DefaultValues<Values>, WHOLE);
  };
  return {
    shown: at === null ? null : { at, discard },
    isKept: slot !== null,
    sent: (values) => {
      begun.current = values;
      slot?.drop();
      setAt(null);
    },
  };
}

/** Into the fields that nobody has touched yet; answers whether there was any. */
function putBack<Values extends FieldValues>(
  methods: UseFormReturn<Values, unknown, Values>,
  draft: Record<string, unknown>,
): boolean {
  let isAny = false;
  for (const [name, value] of Object.entries(draft)) {
    const path = name as FieldPath<Values>;
    if (methods.getFieldState(path).isDirty) continue;
    methods.setValue(path, value as FieldPathValue<Values, typeof path>, { shouldDirty: true });
    isAny = true;
  }
  return isAny;
}
