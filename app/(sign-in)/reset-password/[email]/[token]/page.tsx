import type { Metadata } from "next";
import { ResetByLink } from "@/components/auth/reset-by-link";

export const metadata: Metadata = { title: "Reset your password · Log in" };

export default async function Page({ params }: { params: Promise<{ email: string; token: string }> }) {
  return <ResetByLink page="/reset-password" from={null} {...(await params)} />;
}
