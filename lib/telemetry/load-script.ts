/** "failed": the network; "blocked": this page's policy, ours or one that was added on the way. */
export type ScriptOutcome = "loaded" | "failed" | "blocked";

/** Loads a script of another origin, which is told no address of ours. Never rejects. */
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
    // A refusal by policy is told beside the error, in either order.
    script.addEventListener("error", () => setTimeout(settle, 0, "failed"));
    script.async = true;
    script.referrerPolicy = "no-referrer";
    script.src = url;
    page.head.append(script);
  });
}
