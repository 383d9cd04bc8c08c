"use client";

import { type ReactNode, type Ref, useId, useRef } from "react";
import { useJoinedRef } from "../use-joined-ref";
import { fieldNoteId } from "./field";
import { PICKER_COPY } from "./picker-copy";
import { useRequired } from "./use-required";

/** The props that a select and a multiselect share. */
export type PickerFieldProps = {
  label: string;
  isLabelHidden?: boolean;
  onBlur?: () => void;
  placeholder?: string;
  hint?: ReactNode;
  /** Null if the owner validates and finds no error; undefined if the field validates `required` itself. */
  error?: string | null;
  name?: string;
  required?: boolean;
  requiredMarker?: string;
  disabled?: boolean;
  readOnly?: boolean;
  /** The options are loading. */
  isBusy?: boolean;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
};

/** Returns the parts that a select and a multiselect share: label props, button attributes and the `required` rule. */
export function usePickerField(props: PickerFieldProps, isEmpty: boolean) {
  const { label, isLabelHidden, hint, required, requiredMarker, disabled, readOnly, isBusy } = props;
  const id = useId();
  const listId = `${id}-list`;
  const trigger = useRef<HTMLButtonElement>(null);
  const ref = useJoinedRef(trigger, props.ref);
  const isFixed = Boolean(disabled || readOnly || isBusy);
  const { error, markLeft, rule } = useRequired({ required, error: props.error, isEmpty, isFixed, control: trigger });
  const isInvalid = Boolean(error);
  return {
    listId,
    trigger,
    isFixed,
    isInvalid,
    /** A hidden input; render it inside the field. */
    rule,
    placeholder: isBusy ? PICKER_COPY.loading : (props.placeholder ?? PICKER_COPY.choose),
    onBlur: () => {
      markLeft();
      props.onBlur?.();
    },
    field: { controlId: id, label, isLabelHidden, isRequired: required, requiredMarker, hint, error },
    button: {
      ref,
      id,
      "aria-describedby": fieldNoteId(id),
      "aria-invalid": isInvalid || undefined,
      "aria-required": required || undefined,
      "aria-readonly": readOnly || undefined,
      "aria-busy": isBusy || undefined,
      disabled,
    },
  };
}
