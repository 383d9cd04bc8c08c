import type { Metadata } from "next";
import { errorTextOf } from "@/components/shell/error-text";
// The same error screen from the same module: every page includes both, so it loads once.
import ErrorBoundary from "./error";

export const metadata: Metadata = { title: errorTextOf("404").pageTitle };

export default function NotFound() {
  return (
    <main>
      <ErrorBoundary code="404" />
    </main>
  );
}
