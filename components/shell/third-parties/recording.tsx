"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { vendorsOf } from "@/lib/access/page-vendors";
import { useBrowserFacts } from "@/lib/client/browser/use-browser-facts";
import { recordCalls } from "@/lib/client/calls/recorded-calls";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { usePublicConfig } from "@/lib/client/public-config";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import { useSession } from "@/lib/client/session/use-session";
import type { RecordingConfig } from "@/lib/domain/public-config";
import { environmentDetails } from "@/lib/telemetry/environment-details";
import { loadScript } from "@/lib/telemetry/load-script";
import { createRecorder, type Recorder } from "@/lib/telemetry/recorder";
import { recordingIdentity } from "@/lib/telemetry/recording-identity";
import { RECORDER_GLOBAL } from "@/lib/telemetry/session-recorder";
import { watchControls } from "./watch-controls";

/** Checks the current address, because it may have changed before React renders the next page. */
const mayRecord = () => vendorsOf(window.location.pathname).includes("recording");

function createPageRecorder({ project, scriptUrl }: RecordingConfig, onOff: () => void): Recorder {
  return createRecorder({
    project,
    load: () => loadScript(scriptUrl),
    find: () => (window as unknown as Record<string, unknown>)[RECORDER_GLOBAL],
    warn: (message) => console.warn(message),
    now: Date.now,
    onOff,
  });
}

/**
 * Records this session for the life of the document, or until the recorder turns itself off, after which nothing is
 * observed or copied. Mounted only if a recorder is configured. Renders nothing.
 */
export function Recording({ config }: { config: RecordingConfig }) {
  const [recorder, setRecorder] = useState<Recorder | null>(null);
  useEffect(() => {
    const stops: (() => void)[] = [];
    const started = createPageRecorder(config, () => {
      for (const stop of stops.splice(0)) stop();
      setRecorder(null);
    });
    const report = (action: Parameters<Recorder["record"]>[0]) => {
      if (mayRecord()) started.record(action);
    };
    stops.push(recordCalls(mayRecord, report), watchControls(document, report));
    setRecorder(started);
    return started.end;
  }, [config]);
  return recorder ? (
    <>
      <RecordedPage recorder={recorder} />
      <RecordedEmployee recorder={recorder} />
    </>
  ) : null;
}

function RecordedPage({ recorder }: { recorder: Recorder }) {
  const path = usePathname();
  useEffect(() => {
    if (vendorsOf(path).includes("recording")) recorder.record({ kind: "page", path });
  }, [recorder, path]);
  return null;
}

/** Records the signed-in employee, impersonating or not, and no one from the moment of signing out. */
function RecordedEmployee({ recorder }: { recorder: Recorder }) {
  const { commitUrl, buildUrl, build } = usePublicConfig();
  const facts = useBrowserFacts();
  const { session } = useSession();
  const { employee } = useCurrentEmployee();
  const [handovers, setHandovers] = useState(0);
  /** The last report; empty if no employee is reported. */
  const reported = useRef("");
  useEffect(
    () =>
      sessionLifetime.onChangeOfHands(() => {
        if (reported.current !== "") recorder.forget();
        reported.current = "";
        setHandovers((count) => count + 1);
      }),
    [recorder],
  );
  // An employee record that was read earlier may belong to another employee.
  const current = employee?.key === session?.employeeKey ? employee : null;
  const details = facts && environmentDetails(facts, { commitUrl, buildUrl, build });
  const identity = current && details && recordingIdentity(current, details);
  useEffect(() => {
    if (!identity || sessionLifetime.isEnded()) return;
    // The same employee is reported again if the session changed in between.
    const version = `${handovers} ${JSON.stringify(identity)}`;
    if (version === reported.current) return;
    reported.current = version;
    recorder.identify(identity);
  }, [recorder, identity, handovers]);
  return null;
}
