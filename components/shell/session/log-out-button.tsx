"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { COPY } from "../frame/copy";
import { LogOutQuestion } from "./log-out-question";

/** The log-out of a screen without the user menu. */
export function LogOutButton() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={<LogOut aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        {COPY.logOut}
      </Button>
      <LogOutQuestion isOpen={isAsking} onOpenChange={setIsAsking} />
    </>
  );
}
