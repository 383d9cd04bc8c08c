"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { arrayElements } from "@/lib/editor/commands/array-elements";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { useEditor } from "../context/editor-context";
import { COPY as EDITOR_COPY } from "../names/copy";
import { OBJECT_PANEL_COPY as COPY } from "../names/object-copy";
import styles from "../parts/properties.module.css";
import { PropertyGroup } from "../parts/property-group";
import { rememberFocus } from "../parts/return-focus";
import { useMeasures } from "../state/use-measures";
import { TypedField } from "./typed-field";

type FieldName = "copies" | "x" | "y" | "z";
type Messages = Partial<Record<FieldName, string>>;

const INITIAL_TEXTS: Record<FieldName, string> = { copies: "2", x: "1", y: "0", z: "0" };
const AXES = ["x", "y", "z"] as const;

/** A form for the number of copies and the distance between them. */
export function ArrayForm({ items }: { items: readonly SelectionItem[] }) {
  const { placing: controller } = useEditor().view;
  const measures = useMeasures();
  const [texts, setTexts] = useState<Record<FieldName, string>>(INITIAL_TEXTS);
  const [messages, setMessages] = useState<Messages>({});
  const form = useRef<HTMLFormElement>(null);
  const isOnWall = items.every(({ kind }) => kind === "objectPlanar");
  const names = isOnWall ? { x: EDITOR_COPY.alongWall, y: EDITOR_COPY.upWall, z: "" } : { x: "X", y: "Y", z: "Z" };
  const axes = isOnWall ? AXES.slice(0, 2) : AXES;

  // Outside of the form, digits are keys of the editor; the focus returns when the form closes.
  useEffect(() => {
    const returnFocus = rememberFocus();
    form.current?.querySelector("input")?.focus();
    return returnFocus;
  }, []);

  function createCopies(): void {
    const newMessages: Messages = {};
    const [x, y, z] = AXES.map((axis) => {
      const typed = measures.read(texts[axis]);
      if (!typed.ok) newMessages[axis] = typed.message;
      return typed.ok ? typed.value : 0;
    });
    const count = /^\s*\d+\s*$/.test(texts.copies) ? Number(texts.copies) : Number.NaN;
    setMessages(newMessages);
    if (Object.keys(newMessages).length > 0) return;
    const result = controller.run((scene) =>
      arrayElements(scene, {
        items,
        count,
        step: [x ?? 0, y ?? 0, isOnWall ? 0 : (z ?? 0)],
        newKey: controller.newKey,
      }),
    );
    if (result.ok) controller.toggleArray();
    else setMessages({ copies: result.refusal.message });
  }

  function write(name: FieldName, text: string): void {
    setTexts({ ...texts, [name]: text });
    setMessages({ ...messages, [name]: undefined });
  }

  const field = (name: FieldName, label: string, unit?: string) => (
    <TypedField
      key={name}
      label={label}
      text={texts[name]}
      unit={unit}
      message={messages[name] ?? null}
      isSettled={texts[name] === INITIAL_TEXTS[name]}
      onText={(text) => write(name, text)}
      onReset={() => write(name, INITIAL_TEXTS[name])}
    />
  );
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        createCopies();
      }}
    >
      <PropertyGroup title={COPY.array} unit={measures.unit}>
        {field("copies", COPY.copies)}
        <div className={axes.length === 2 ? styles.two : styles.three}>
          {axes.map((axis) => field(axis, names[axis]))}
        </div>
        <Button type="submit" size="sm" isFullWidth>
          {COPY.makeArray}
        </Button>
      </PropertyGroup>
    </form>
  );
}
