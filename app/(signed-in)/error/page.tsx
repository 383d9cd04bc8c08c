import type { Metadata } from "next";
import { guardPage } from "@/app/guard-page";
import { ErrorScreen } from "@/components/shell/error-screen";

export const metadata: Metadata = { title: "Error · Lintel" };

export default async function Page() {
  await guardPage("/error");
  return <ErrorScreen code={null} />;
}
