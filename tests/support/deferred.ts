/**
 * A promise that the test settles. Create it before the call that awaits it, which could otherwise miss an early
 * answer.
 */
export function deferred<Value = void>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise;
    reject = rejectPromise;
  });
  // A rejection before the promise is awaited is no error.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
