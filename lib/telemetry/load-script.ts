/** "failed": by the network; "blocked": by a content security policy, the app's or one added on the way. */
export type ScriptOutcome = "loaded" | "failed" | "blocked";

/** Loads a script of another origin without a referrer. Never rejects. */
export function loadScript(url: string, page: Document = document): Promise<ScriptOutcome> {
  return new Promise((resolve) => {
    const script = page.createElement("script");
    const settle = (outcome: ScriptOutcome) => {
      page.removeEventListener("securitypolicyviolation", refuse);
      resolve(outcome);
    };
    const refuse = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI === url) settle("blocked");
    };
    page.addEventListener("securitypolicyviolation", refuse);
    script.addEventListener("load", () => settle("loaded"));
    // A refusal by policy is reported in addition to the error, in either order.
    script.addEventListener("error", () => setTimeout(settle, 0, "failed"));
    script.async = true;
    script.referrerPolicy = "no-referrer";
    script.src = url;
    page.head.append(script);
  });
}
