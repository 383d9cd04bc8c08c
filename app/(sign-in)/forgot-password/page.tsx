import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { searchText } from "@/app/page-search";
import { ForgotPasswordForm } from "@/components/auth/forgot-password-form";

export const metadata: Metadata = { title: "Forgot password · Log in" };

export default async function Page({ searchParams }: Guarded) {
  await guardPage("/forgot-password", searchParams);
  return <ForgotPasswordForm from={searchText(await searchParams, "from")} />;
}
