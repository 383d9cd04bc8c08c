import type { ReactNode } from "react";
import { ThemeButton } from "@/components/shell/theme-button";
import { SignInLayout } from "@/components/sign-in/sign-in-layout";

export default function SignInPagesLayout({ children }: { children: ReactNode }) {
  return <SignInLayout headerEnd={<ThemeButton />}>{children}</SignInLayout>;
}
