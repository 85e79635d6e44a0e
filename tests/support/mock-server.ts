import { act } from "@testing-library/react";
import type { OperationType } from "relay-runtime";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { vi } from "vitest";
import { RequestError, type RequestFailure } from "../../web/relay/request-error";

/** Some of what an answer holds, as deep as it goes, without the marks of the fragments in it. */
export type PartOf<Data> = Data extends readonly (infer Item)[]
  ? readonly PartOf<Item>[]
  : Data extends object
    ? {
        readonly [Field in keyof Data as Field extends " $fragmentSpreads" ? never : Field]?: PartOf<
          Data[Field]
        >;
      }
    : Data;

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** What opens brings its code. */
export const codeArrived = (): Promise<void> => act(() => vi.dynamicImportSettled());

/** A step, and after it whatever it set in motion: a form checks what it holds in steps of its own before it acts. */
export const settled =
  <Args extends unknown[]>(step: (...args: Args) => Promise<void>) =>
  async (...args: Args): Promise<void> => {
    await step(...args);
    await codeArrived();
    await act(async () => {
      await turn();
      await turn();
    });
  };

/** What the web app hears from the server is what the test says. */
export function mockServer() {
  const environment = createMockEnvironment();
  // Subscriptions wait for as long as the page is open.
  const waiting = () =>
    environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.operationKind !== "subscription");
  const latest = () => {
    const operation = waiting().at(-1);
    if (!operation) throw new Error("Nothing was sent that waits for an answer");
    return operation;
  };

  return {
    environment,
    /** What the next query is answered with at once. */
    willAnswer: (data: unknown) =>
      environment.mock.queueOperationResolver((operation) =>
        MockPayloadGenerator.generate(operation, { Query: () => data }),
      ),
    /** What was sent and waits for an answer: the input of each. */
    sent: () => waiting().map(({ request }) => request.variables["input"] ?? request.variables),
    /** Answers what was sent last. What is left out is made up by the schema. */
    answers: <Operation extends OperationType>(data: PartOf<Operation["response"]>) =>
      settled(async () => {
        const operation = latest();
        const type = operation.request.node.params.operationKind === "mutation" ? "Mutation" : "Query";
        const payload = MockPayloadGenerator.generate(operation, { [type]: () => data });
        await act(async () => environment.mock.resolve(operation, payload));
      })(),
    /** What was sent last does not get through. */
    fails: settled(async (failure: RequestFailure = "offline") => {
      const operation = latest();
      await act(async () => environment.mock.reject(operation, new RequestError(failure, failure)));
    }),
  };
}
