import type { Metadata } from "next";
import { errorTextOf } from "@/components/shell/error-text";
// The same screen by the same door: every page carries both, so it comes once.
import ErrorBoundary from "./error";

export const metadata: Metadata = { title: errorTextOf("404").pageTitle };

export default function NotFound() {
  return (
    <main>
      <ErrorBoundary code="404" />
    </main>
  );
}
