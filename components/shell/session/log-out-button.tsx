"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { COPY } from "../frame/copy";
import { LogOutQuestion } from "./log-out-question";

/** Logs out of a screen without the user menu, after a confirmation. */
export function LogOutButton() {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={<LogOut aria-hidden="true" />} onClick={() => setIsConfirming(true)}>
        {COPY.logOut}
      </Button>
      <LogOutQuestion isOpen={isConfirming} onOpenChange={setIsConfirming} />
    </>
  );
}
