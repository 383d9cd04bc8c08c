"use client";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { cleanInput } from "@/components/ui/inputs/clean-input";
import { Kbd } from "@/components/ui/kbd";
import { typedKey } from "@/components/ui/keys/typed-key";
import { useEditor } from "../context/editor-context";
import { rememberFocus } from "../parts/return-focus";
import { useMeasures } from "../state/use-measures";
import { CanvasPrompt } from "./canvas-prompt";
import { useQuestion } from "./use-question";
import { askValue, type ValueQuestion } from "./value-question";

/** Asks for the value of a command over the canvas. Enter applies it; Escape or another selection cancels. */
export function ValuePrompt() {
  const { store, view } = useEditor();
  const question = useQuestion(view);
  useEffect(() => store.subscribeSelection(() => askValue(view, null)), [store, view]);
  if (!question) return null;
  return <Question key={question.title} question={question} onEnd={() => askValue(view, null)} />;
}

function Question({ question, onEnd }: { question: ValueQuestion; onEnd: () => void }) {
  // The proposed text is rounded to millimeters; submitting it unchanged applies the exact value.
  const measures = useMeasures();
  const proposed = question.read ? question.value.toFixed(3) : measures.plain(question.value);
  const [text, setText] = useState(proposed);
  const [message, setMessage] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const messageId = useId();

  useEffect(() => {
    const returnFocus = rememberFocus();
    // Selecting does not focus in every browser.
    field.current?.focus({ preventScroll: true });
    field.current?.select();
    return returnFocus;
  }, []);

  function submit(): void {
    const read = question.read ?? measures.read;
    const typed = text === proposed ? { ok: true as const, value: question.value } : read(text);
    const refusal = typed.ok ? question.submit(typed.value) : typed.message;
    setMessage(refusal);
    if (refusal === null) onEnd();
    else field.current?.select();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const key = typedKey(event);
    if (key === "Enter") submit();
    else if (key === "Escape") onEnd();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <CanvasPrompt role="dialog" label={question.title} message={message} messageId={messageId}>
      <b>{question.title}</b>
      <span>{question.label}</span>
      <input
        ref={field}
        value={text}
        onInput={cleanInput}
        aria-label={`${question.title} ${question.label}`}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={message !== null}
        aria-describedby={message === null ? undefined : messageId}
        onChange={(event) => {
          setText(event.target.value);
          setMessage(null);
        }}
        onKeyDown={onKeyDown}
      />
      <i>{question.unit ?? measures.unit}</i>
      {question.hint ? <em>{question.hint}</em> : null}
      <Kbd>↵</Kbd>
      <Kbd>Esc</Kbd>
    </CanvasPrompt>
  );
}
