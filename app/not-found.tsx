import type { Metadata } from "next";
import { ErrorScreen } from "@/components/shell/error-screen";

export const metadata: Metadata = { title: "Page not found · Lintel" };

export default function NotFound() {
  return <ErrorScreen code="404" />;
}
