/** The alerts as a list of texts and buttons, for tests of a screen without the shell. */
import { useAlerts } from "@/lib/client/alerts/alerts-store";

export function ShownAlerts() {
  return (
    <div data-testid="alerts">
      {useAlerts().map(({ id, message, buttonProps }) => (
        <div key={id} role="log">
          {message}
          {buttonProps ? (
            <button type="button" onClick={buttonProps.onClick}>
              {buttonProps.label}
            </button>
          ) : null}
        </div>
      ))}
    </div>
  );
}
