import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { ErrorScreen } from "@/components/shell/error-screen";
import { errorTextOf } from "@/components/shell/error-text";

type Params = { params: Promise<{ errorCode: string }> };

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  return { title: errorTextOf((await params).errorCode).pageTitle };
}

export default async function Page({ params, searchParams }: Params & Guarded) {
  const { errorCode } = await params;
  await guardPage(`/error/${errorCode}`, searchParams);
  return <ErrorScreen code={errorCode} />;
}
