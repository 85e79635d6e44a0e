/** Types for what the component tests use; the package has Flow types only. */
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

  /** Field values by type name; other fields are mocked. */
  type MockResolvers = Readonly<Record<string, () => unknown>>;

  export const MockPayloadGenerator: {
    generate(operation: OperationDescriptor, resolvers: MockResolvers): GraphQLResponse;
  };
}
