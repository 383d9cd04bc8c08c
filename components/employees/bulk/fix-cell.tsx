"use client";

import { useEffect, useRef, useState } from "react";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { Role } from "@/lib/domain/roles";
import { type EmployeeColumn, roleNamed } from "@/lib/validation/employee-row";
import { roleNames } from "../words";
import { bulkWords } from "./words";

type Props = {
  row: number;
  column: EmployeeColumn;
  text: string;
  roles: readonly Role[];
  onChange: (text: string) => void;
};

/** The wrong cell of a row. What is typed counts once the cell is left, so that the row does not go away under the hand. */
export function FixCell({ row, column, text, roles, onChange }: Props) {
  const label = bulkWords.rows.field(bulkWords.columns[column], row);
  if (column === "role") {
    const role = roleNamed(text);
    return (
      <Select
        label={label}
        isLabelHidden
        size="sm"
        options={roles.map((value) => ({ value, text: roleNames[value] }))}
        value={role !== null && roles.includes(role) ? role : ""}
        error={null}
        onValueChange={onChange}
      />
    );
  }
  return <FixText key={text} label={label} text={text} onChange={onChange} />;
}

function FixText({ label, text, onChange }: { label: string; text: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const commit = useRef<() => void>(() => undefined);
  useEffect(() => {
    commit.current = () => {
      if (typed !== text) onChange(typed);
    };
  });
  // A row that is scrolled out of sight keeps what was typed.
  useEffect(() => () => commit.current(), []);
  return (
    <TextInput
      label={label}
      isLabelHidden
      size="sm"
      value={typed}
      error={null}
      aria-invalid
      autoComplete="off"
      spellCheck={false}
      onValueChange={setTyped}
      onBlur={() => commit.current()}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.nativeEvent.isComposing) commit.current();
      }}
    />
  );
}
