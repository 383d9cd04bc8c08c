import type { Metadata } from "next";
import { ForgotPasswordForm } from "@/components/sign-in/forgot-password-form";

export const metadata: Metadata = { title: "Forgot password · Log in" };

export default function Page() {
  return <ForgotPasswordForm />;
}
