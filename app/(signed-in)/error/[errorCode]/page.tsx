import type { Metadata } from "next";
import { guardPage } from "@/app/guard-page";
import { ErrorScreen } from "@/components/shell/error-screen";

type Params = { params: Promise<{ errorCode: string }> };

export const metadata: Metadata = { title: "Error · Lintel" };

export default async function Page({ params }: Params) {
  const { errorCode } = await params;
  await guardPage(`/error/${errorCode}`);
  return <ErrorScreen code={errorCode} />;
}
