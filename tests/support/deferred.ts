/**
 * A promise that the test settles when it likes. It is there from the start: one that is made as a call comes in loses what
 * was answered before the call was made.
 */
export function deferred<Value = void>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((keep, refuse) => {
    resolve = keep;
    reject = refuse;
  });
  // Rejected before anybody listens is no error here.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
