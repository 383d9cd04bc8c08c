import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { ErrorScreen } from "@/components/shell/error-screen";
import { errorTextOf } from "@/components/shell/error-text";

export const metadata: Metadata = { title: errorTextOf(null).pageTitle };

export default async function Page({ searchParams }: Guarded) {
  await guardPage("/error", searchParams);
  return <ErrorScreen code={null} />;
}
