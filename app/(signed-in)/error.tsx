"use client";

import { ErrorScreen } from "@/components/shell/error-screen";

/** Replaces a screen that failed to render; the shell stays. */
export default function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen code={null} error={error} />;
}
