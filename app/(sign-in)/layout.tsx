import type { ReactNode } from "react";
import { SignInLayout } from "@/components/auth/sign-in-layout";
import { ThemeButton } from "@/components/shell/theme-button";

export default function SignInPagesLayout({ children }: { children: ReactNode }) {
  return <SignInLayout headerEnd={<ThemeButton />}>{children}</SignInLayout>;
}
