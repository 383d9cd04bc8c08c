import type { Metadata } from "next";
import { errorTextOf } from "@/components/shell/error-text";
// Reuses the module of the error boundary, which every page includes, so that the error screen loads once.
import ErrorBoundary from "./error";

export const metadata: Metadata = { title: errorTextOf("404").pageTitle };

export default function NotFound() {
  return (
    <main>
      <ErrorBoundary code="404" />
    </main>
  );
}
