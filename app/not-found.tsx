import type { Metadata } from "next";
import { ErrorScreen } from "@/components/shell/error-screen";
import { errorTextOf } from "@/components/shell/error-text";

export const metadata: Metadata = { title: errorTextOf("404").pageTitle };

export default function NotFound() {
  return (
    <main>
      <ErrorScreen code="404" />
    </main>
  );
}
