/** The backend's environment, read once; an error names the variable. */
export type BackendEnvironment = {
  port: number;
  /** Loopback alone in the demo. */
  host: string;
  secret: string;
  isDemo: boolean;
  dataDirectory: string;
  databaseAddress: string | null;
};

const SECRET_LENGTH = 32;

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`BACKEND_PORT is no port: ${text}`);
  return port;
}

function isSet(text: string | undefined): boolean {
  return text === "1" || text === "true";
}

export function readEnvironment(variables: NodeJS.ProcessEnv): BackendEnvironment {
  const secret = variables.BACKEND_SECRET ?? "";
  if (secret === "") throw new Error("BACKEND_SECRET is missing");
  if (secret.length < SECRET_LENGTH) throw new Error(`BACKEND_SECRET must have at least ${SECRET_LENGTH} characters`);
  const isDemo = isSet(variables.DEMO_MODE);
  return {
    port: readPort(variables.BACKEND_PORT || "4000"),
    host: isDemo ? "127.0.0.1" : "0.0.0.0",
    secret,
    isDemo,
    dataDirectory: variables.DATA_DIR || ".data",
    databaseAddress: variables.DATABASE_URL || null,
  };
}
