import { act } from "@testing-library/react";
import type { OperationType } from "relay-runtime";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { vi } from "vitest";
import { RequestError, type RequestFailure } from "../../web/relay/request-error";

/** A deep partial of a response, without fragment references. */
export type PartOf<Data> = Data extends readonly (infer Item)[]
  ? readonly PartOf<Item>[]
  : Data extends object
    ? {
        readonly [Field in keyof Data as Field extends " $fragmentSpreads" ? never : Field]?: PartOf<
          Data[Field]
        >;
      }
    : Data;

/**
 * What a server can answer to an operation. A mutation's payload has one alias per type (`done`, `refusal`); the answer itself has the
 * fields of one of them, and its type's name.
 */
export type AnswerOf<Response> = {
  readonly [Root in keyof Response]?: Response[Root] extends { readonly refusal: unknown }
    ? { readonly __typename?: string } & PartOf<NonNullable<Response[Root][keyof Response[Root]]>>
    : PartOf<Response[Root]>;
};

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Waits until lazy-loaded code has arrived. */
export const codeArrived = (): Promise<void> => act(() => vi.dynamicImportSettled());

/** Runs a step and waits for the updates it causes: a form validates asynchronously before it submits. */
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

/**
 * A mutation's answers as the server sends them: only errors implement UserError, and invalid input has the message and path of
 * its first field.
 */
const asServed = (answers: object): object =>
  Object.fromEntries(
    Object.entries(answers).map(([root, answer]: [string, unknown]) => {
      if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return [root, answer];
      const { __typename: name, fields } = answer as { __typename?: string; fields?: readonly object[] };
      if (name === undefined || name.endsWith("Success")) return [root, { __isUserError: false, ...answer }];
      return [root, { code: snakeCase(name), path: null, ...fields?.[0], ...answer }];
    }),
  );

const snakeCase = (name: string): string =>
  name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Called for each renewal of the session: a component asks for one when the places or the name of its user have changed. */
export const accessRenewals = vi.fn<() => void>();

/** Answers requests outside Relay. There is no network: the session is that of a visitor, and all else cannot be reached. */
export const mockFetch: typeof fetch = async (input) => {
  const address = input instanceof Request ? input.url : String(input);
  if (address !== "/auth/refresh") throw new TypeError(`Failed to fetch ${address}`);
  accessRenewals();
  return Response.json({ accessToken: null, expiresInSeconds: 0, session: null });
};

/** A mock server: the test decides the responses. */
export function mockServer() {
  const environment = createMockEnvironment();
  // Subscriptions stay open as long as the page.
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
    /** Queues the response to the next query. */
    willAnswer: (data: unknown) =>
      environment.mock.queueOperationResolver((operation) =>
        MockPayloadGenerator.generate(operation, { Query: () => data }),
      ),
    /** The inputs of the pending operations. */
    sent: () => waiting().map(({ request }) => request.variables["input"] ?? request.variables),
    /** Resolves the last operation. Missing fields are mocked from the schema. */
    answers: <Operation extends OperationType>(data: AnswerOf<Operation["response"]>) =>
      settled(async () => {
        const operation = latest();
        const type = operation.request.node.params.operationKind === "mutation" ? "Mutation" : "Query";
        const payload = MockPayloadGenerator.generate(operation, {
          [type]: () => (type === "Mutation" ? asServed(data) : data),
        });
        await act(async () => environment.mock.resolve(operation, payload));
      })(),
    /** Rejects the last operation with a network error. */
    fails: settled(async (failure: RequestFailure = "offline") => {
      const operation = latest();
      await act(async () => environment.mock.reject(operation, new RequestError(failure, failure)));
    }),
  };
}
