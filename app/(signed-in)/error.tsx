"use client";

import { ErrorScreen } from "@/components/shell/error-screen";

/** What a screen that broke leaves behind; the shell around it stays. */
export default function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen code={null} error={error} />;
}
