/** "failed": the network failed; "blocked": a content security policy refused, the app's or one that a proxy added. */
export type ScriptOutcome = "loaded" | "failed" | "blocked";

/** Loads a script of another origin without a referrer. Never rejects. */
export function loadScript(url: string, page: Document = document): Promise<ScriptOutcome> {
  return new Promise((resolve) => {
    const script = page.createElement("script");
    const settle = (outcome: ScriptOutcome) => {
      page.removeEventListener("securitypolicyviolation", onViolation);
      resolve(outcome);
    };
    const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI === url) settle("blocked");
    };
    page.addEventListener("securitypolicyviolation", onViolation);
    script.addEventListener("load", () => settle("loaded"));
    // The error waits, because a policy violation is reported before or after it.
    script.addEventListener("error", () => setTimeout(settle, 0, "failed"));
    script.async = true;
    script.referrerPolicy = "no-referrer";
    script.src = url;
    page.head.append(script);
  });
}
