/** What the component tests use of it; the package brings types for Flow only. */
declare module "relay-test-utils" {
  import type { Environment, GraphQLResponse, OperationDescriptor } from "relay-runtime";

  interface MockEnvironment extends Environment {
    readonly mock: {
      getAllOperations(): readonly OperationDescriptor[];
      nextValue(operation: OperationDescriptor, payload: GraphQLResponse): void;
      queueOperationResolver(resolver: (operation: OperationDescriptor) => GraphQLResponse): void;
      nextValue(operation: OperationDescriptor, payload: GraphQLResponse): void;
      reject(operation: OperationDescriptor, error: Error): void;
      resolve(operation: OperationDescriptor, payload: GraphQLResponse): void;
    };
  }

  export function createMockEnvironment(): MockEnvironment;

  /** By the name of a type: what its fields hold; the others are made up. */
  type MockResolvers = Readonly<Record<string, () => unknown>>;

  export const MockPayloadGenerator: {
    generate(operation: OperationDescriptor, resolvers: MockResolvers): GraphQLResponse;
  };
}
