"use client";

import { Upload } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { IMPORT_WORDS } from "./import-words";

/** Opens a file chooser for captures; several may be chosen at once. */
export function ImportButton({ isBusy, onFiles }: { isBusy: boolean; onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="sm" icon={<Upload />} isLoading={isBusy} onClick={() => input.current?.click()}>
        {IMPORT_WORDS.button}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".json,application/json"
        aria-label={IMPORT_WORDS.chooser}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </>
  );
}
