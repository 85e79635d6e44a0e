/** Here already, or on its way. What is known costs no promise, and a page of many rows asks thousands of times. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Goes on with a value: at once where it is here. */
export const whenKnown = <Value, Result>(
  value: MaybePromise<Value>,
  goOn: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> => (value instanceof Promise ? value.then(goOn) : goOn(value));

/** Whether all of it holds; what comes later is asked only where what comes first holds. */
export const bothHold = (
  first: MaybePromise<boolean>,
  second: () => MaybePromise<boolean>,
): MaybePromise<boolean> => whenKnown(first, (holds) => holds && second());

/** Whether any of it holds; what comes later is asked only where what comes first does not hold. */
export const eitherHolds = (
  first: MaybePromise<boolean>,
  second: () => MaybePromise<boolean>,
): MaybePromise<boolean> => whenKnown(first, (holds) => holds || second());

/** All of them, in their order. */
export const allOf = <Value>(values: readonly MaybePromise<Value>[]): MaybePromise<Value[]> =>
  values.some((value) => value instanceof Promise)
    ? Promise.all(values)
    : values.map((value) => value as Value);
