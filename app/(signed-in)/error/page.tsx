import type { Metadata } from "next";
import { guardPage } from "@/app/guard-page";
import { ErrorScreen } from "@/components/shell/error-screen";
import { errorTextOf } from "@/components/shell/error-text";

export const metadata: Metadata = { title: errorTextOf(null).pageTitle };

export default async function Page() {
  await guardPage("/error");
  return <ErrorScreen code={null} />;
}
