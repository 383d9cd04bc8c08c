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

/** By the current address: a page may be left before React knows. */
const mayRecord = () => vendorsOf(window.location.pathname).includes("recording");

function start({ project, scriptUrl }: RecordingConfig, onOff: () => void): Recorder {
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
    const started = start(config, () => {
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
      <RecordedPerson recorder={recorder} />
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

/** The signed-in person, impersonating or not; no one from the moment of signing out. */
function RecordedPerson({ recorder }: { recorder: Recorder }) {
  const { commitUrl, buildUrl, build } = usePublicConfig();
  const facts = useBrowserFacts();
  const { session } = useSession();
  const { employee } = useCurrentEmployee();
  const [hands, setHands] = useState(0);
  /** The last report; empty for no one. */
  const reported = useRef("");
  useEffect(
    () =>
      sessionLifetime.onChangeOfHands(() => {
        if (reported.current !== "") recorder.forget();
        reported.current = "";
        setHands((count) => count + 1);
      }),
    [recorder],
  );
  // A record read before may belong to someone else.
  const person = employee?.key === session?.employeeKey ? employee : null;
  const details = facts && environmentDetails(facts, { commitUrl, buildUrl, build });
  const identity = person && details && recordingIdentity(person, details);
  useEffect(() => {
    if (!identity || sessionLifetime.isEnded()) return;
    // The same person is reported again if the session changed in between.
    const version = `${hands} ${JSON.stringify(identity)}`;
    if (version === reported.current) return;
    reported.current = version;
    recorder.identify(identity);
  }, [recorder, identity, hands]);
  return null;
}
