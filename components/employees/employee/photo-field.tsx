"use client";

import { ImageUp, X } from "lucide-react";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { showAlert } from "@/lib/client/alerts-store";
import { useBackendAction } from "@/lib/client/use-backend-action";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import styles from "./employee.module.css";
import { employeeWords } from "./words";

const words = employeeWords.photo;
const dialog = lazyPart(() => import("./photo-dialog").then(({ PhotoDialog }) => PhotoDialog));

/** The photo of an employee, and how they get another one or none. */
export function PhotoField({ employee }: { employee: Employee }) {
  const [isOpen, setIsOpen] = useState(false);
  const Shown = useLazyPart(dialog, isOpen, () => setIsOpen(false));
  const { key, photoUrl } = employee;
  const name = personName(employee);
  const { run, isRunning } = useBackendAction("employee.update", { label: words.removing(name) });
  const remove = async () => {
    const { status } = await run({ key, photoUrl: null });
    if (status === "done") showAlert({ type: "success", message: words.removed });
  };
  return (
    <div className={styles.photo}>
      <Avatar size="xl" name={name} photoUrl={photoUrl} />
      <Button size="sm" icon={<ImageUp aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {photoUrl ? words.replace : words.upload}
      </Button>
      {photoUrl ? (
        <Button
          size="sm"
          variant="ghost"
          isLoading={isRunning}
          icon={<X aria-hidden="true" />}
          onClick={() => void remove()}
        >
          {words.remove}
        </Button>
      ) : null}
      {Shown && isOpen ? <Shown employee={employee} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
