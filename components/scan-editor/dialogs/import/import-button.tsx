"use client";

import { Upload } from "lucide-react";
import { type RefObject, useRef } from "react";
import { Button } from "@/components/ui/button";
import { IMPORT_COPY } from "./import-copy";

/** Opens a file chooser for one or more captures. */
export function ImportButton(props: {
  isBusy: boolean;
  onFiles: (files: readonly File[]) => void;
  /** The file input, for callers that open it too. */
  input?: RefObject<HTMLInputElement | null>;
}) {
  const { isBusy, onFiles } = props;
  const fallbackInput = useRef<HTMLInputElement>(null);
  const input = props.input ?? fallbackInput;
  return (
    <>
      <Button size="sm" icon={<Upload />} isLoading={isBusy} onClick={() => input.current?.click()}>
        {IMPORT_COPY.button}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        disabled={isBusy}
        accept=".json,application/json"
        aria-label={IMPORT_COPY.chooser}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </>
  );
}
