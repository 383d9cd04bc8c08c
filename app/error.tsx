"use client";

import { ErrorScreen } from "@/components/shell/error-screen";

/** Replaces a screen that failed to render; the shell stays. `code`: an HTTP status as text, if there is one. */
export default function ErrorBoundary({ code = null, error }: { code?: string | null; error?: unknown }) {
  return <ErrorScreen code={code} error={error} />;
}
