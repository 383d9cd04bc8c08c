/** A promise that the test settles. Create it before the call that awaits it: one created by the call misses an early answer. */
export function deferred<Value = void>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((keep, refuse) => {
    resolve = keep;
    reject = refuse;
  });
  // A rejection before anybody awaits the promise is no error.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
