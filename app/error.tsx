"use client";

import { ErrorScreen } from "@/components/shell/error-screen";

/** What a screen that broke leaves behind; the shell around it stays. `code`: an HTTP status as text, where there is one. */
export default function ErrorBoundary({ code = null, error }: { code?: string | null; error?: unknown }) {
  return <ErrorScreen code={code} error={error} />;
}
