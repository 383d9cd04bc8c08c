"use client";

import { useEffect, useRef, useState } from "react";
import { Select } from "@/components/ui/inputs/select";
import { TextInput } from "@/components/ui/inputs/text-input";
import { typedKey } from "@/components/ui/keys/typed-key";
import type { Role } from "@/lib/domain/roles";
import { type EmployeeColumn, roleNamed } from "@/lib/validation/employee-row";
import { roleNames } from "../copy";
import { bulkCopy } from "./copy";

type Props = {
  row: number;
  column: EmployeeColumn;
  text: string;
  /** The error of the cell, announced with the cell and shown below the row. */
  message: string;
  roles: readonly Role[];
  onChange: (text: string) => void;
};

/** The invalid cell of a row. Its text is applied on blur, so that the row does not disappear while typing. */
export function FixCell({ row, column, text, message, roles, onChange }: Props) {
  const label = bulkCopy.rows.field(bulkCopy.columns[column], row);
  if (column === "role") {
    const role = roleNamed(text);
    return (
      <Select
        label={label}
        isLabelHidden
        size="sm"
        options={roles.map((value) => ({ value, text: roleNames[value] }))}
        value={role !== null && roles.includes(role) ? role : ""}
        error={message}
        onValueChange={onChange}
      />
    );
  }
  return <FixText key={text} label={label} text={text} message={message} onChange={onChange} />;
}

type TextProps = Pick<Props, "text" | "message" | "onChange"> & { label: string };

function FixText({ label, text, message, onChange }: TextProps) {
  const [typed, setTyped] = useState(text);
  const commit = useRef<() => void>(() => undefined);
  useEffect(() => {
    commit.current = () => {
      if (typed !== text) onChange(typed);
    };
  });
  // Commits on unmount, so that a row that scrolls out of view keeps its text.
  useEffect(() => () => commit.current(), []);
  return (
    <TextInput
      label={label}
      isLabelHidden
      size="sm"
      value={typed}
      error={message}
      autoComplete="off"
      spellCheck={false}
      onValueChange={setTyped}
      onBlur={() => commit.current()}
      onKeyDown={(event) => {
        if (typedKey(event) === "Enter") commit.current();
      }}
    />
  );
}
