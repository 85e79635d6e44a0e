import { randomUUID } from "node:crypto";
import { PothosValidationError } from "@pothos/core";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { Log } from "../log";
import { PasswordQueueFull } from "../password-hash";

export const unauthenticated = () =>
  new GraphQLError("Entre na sua conta para continuar.", { extensions: { code: "UNAUTHENTICATED" } });

/** Somebody with a temporary password may only replace it. */
export const passwordChangeRequired = () =>
  new GraphQLError("Troque sua senha provisória para continuar.", {
    extensions: { code: "PASSWORD_CHANGE_REQUIRED" },
  });

/** Also the answer for what does not exist, so that nobody can tell the two apart. */
export const forbidden = () =>
  new GraphQLError("Não encontrado ou sem permissão.", { extensions: { code: "FORBIDDEN" } });

export const badInput = (message: string) =>
  new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });

const shown = new Set([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "PASSWORD_CHANGE_REQUIRED",
  "BAD_USER_INPUT",
  "BAD_REQUEST",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "PERSISTED_QUERY_NOT_FOUND",
  "PERSISTED_QUERY_NOT_SUPPORTED",
]);

/** What the outside sees of an error: ours as they are, anything else masked and logged under a request id. */
export function formatGraphQLError(log: Log) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const given = formatted.extensions?.["code"];
    const code = typeof given === "string" ? given : "";
    const { message, path, locations } = formatted;
    if (shown.has(code)) return { message, path, locations, extensions: { code } };
    const original = thrown instanceof GraphQLError ? (thrown.originalError ?? thrown) : thrown;
    if (original instanceof PothosValidationError)
      return { message: "Identificador inválido.", path, locations, extensions: { code: "BAD_USER_INPUT" } };
    if (original instanceof PasswordQueueFull)
      return { message: original.message, path, locations, extensions: { code: "SERVICE_UNAVAILABLE" } };
    const requestId = randomUUID();
    log.error({ requestId, path: path?.join("."), err: original }, "unexpected error");
    return {
      message: "Erro interno do sistema",
      path,
      locations,
      extensions: { code: "INTERNAL_SERVER_ERROR", requestId },
    };
  };
}
