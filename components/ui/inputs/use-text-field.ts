"use client";

import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type InputEvent,
  type InputEventHandler,
  type ReactNode,
  type Ref,
  useId,
  useRef,
} from "react";
import { useJoinedRef } from "../use-joined-ref";
import { fieldNoteId } from "./field";
import { type FieldMessageOptions, useFieldMessage } from "./use-field-message";

/** The props that a text input and a text area share. */
export type TextFieldProps = {
  label: string;
  isLabelHidden?: boolean;
  /** Shown at the end of the label's line, such as a link. */
  labelAside?: ReactNode;
  hint?: ReactNode;
  /** Shown at once and unchanged, such as a message from the server; the field stays valid. */
  error?: string | null;
  /** The message of a custom rule, shown like the browser's own; it makes the field invalid. */
  customMessage?: string;
  isInstantError?: boolean;
  requiredMarker?: string;
};

type Control = HTMLInputElement | HTMLTextAreaElement;

type ControlProps<Element extends Control> = {
  id?: string;
  ref?: Ref<Element>;
  className?: string;
  required?: boolean;
  onChange?: ChangeEventHandler<Element>;
  onInput?: InputEventHandler<Element>;
  onBlur?: FocusEventHandler<Element>;
};

/** Separates the props of the field around a control from the control's own attributes. */
export function splitFieldProps<Props extends TextFieldProps>(props: Props) {
  const { label, isLabelHidden, labelAside, hint, error, customMessage, isInstantError, requiredMarker, ...control } =
    props;
  const field = { label, isLabelHidden, labelAside, hint, error, customMessage, isInstantError, requiredMarker };
  return { field, control };
}

/** Returns the props of the label line and the attributes of the native control, with its validation message. */
export function useTextField<Element extends Control>(
  { label, isLabelHidden, labelAside, hint, error, requiredMarker }: TextFieldProps,
  control: ControlProps<Element>,
  message: FieldMessageOptions,
  onValueChange?: (value: string) => void,
) {
  const generatedId = useId();
  const id = control.id ?? generatedId;
  const element = useRef<Element>(null);
  const ref = useJoinedRef(element, control.ref);
  const native = useFieldMessage(element, message);
  const shown = error ?? native.message;
  const isInvalid = Boolean(shown);
  return {
    isInvalid,
    field: {
      controlId: id,
      label,
      isLabelHidden,
      isRequired: control.required,
      requiredMarker,
      aside: labelAside,
      hint,
      error: shown,
      className: control.className,
    },
    control: {
      id,
      ref,
      "aria-invalid": isInvalid || undefined,
      "aria-describedby": fieldNoteId(id),
      onChange: (event: Parameters<ChangeEventHandler<Element>>[0]) => {
        onValueChange?.(event.target.value);
        control.onChange?.(event);
      },
      onInput: (event: InputEvent<Element>) => {
        native.check();
        control.onInput?.(event);
      },
      onBlur: (event: Parameters<FocusEventHandler<Element>>[0]) => {
        native.markLeft();
        control.onBlur?.(event);
      },
      onInvalid: native.showOnInvalid,
    },
  };
}
