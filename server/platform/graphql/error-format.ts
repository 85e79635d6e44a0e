import { randomUUID } from "node:crypto";
import { PothosValidationError } from "@pothos/core";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { isDatabaseUnavailable } from "../database";
import { QueueFull } from "../fair-queue";
import { unavailableMessage } from "../http/json-errors";
import type { Log } from "../log";
import { WorkStopped } from "../meter";
import { InvalidInput, TooManyAttempts } from "../errors";
import { pageSizeMessage } from "./connection";

/**
 * Portuguese texts for the libraries' errors about requests that contain no operation. Errors within an operation
 * (syntax, fields, variable types) are for the developer who wrote it, and stay in English.
 */
const refusals: [RegExp, string][] = [
  [
    /^This operation has been blocked as a potential Cross-Site/,
    "Envie o cabeçalho Apollo-Require-Preflight, ou a operação por POST como application/json.",
  ],
  [/^POST body missing/, "Envie um objeto JSON com a operação em “query”."],
  [/^GraphQL operations must contain a non-empty `query`/, "Envie a operação em “query”."],
  [/^GraphQL queries must be strings/, "“query” deve ser um texto."],
  [/^`operationName` in a POST body must be a string/, "“operationName” deve ser um texto."],
  [/^`(variables|extensions)` in a POST body /, "“$1” deve ser um objeto."],
  [
    /^The (\w+) search parameter (?:contains|should contain) /,
    "“$1” no endereço deve ser um objeto em JSON.",
  ],
  [/^The '(\w+)' search parameter may only be specified once/, "Envie “$1” uma só vez no endereço."],
  [/^GET requests may not have a content-type/, "Por GET, nenhum Content-Type além de application/json."],
  [/^GET requests only support query/, "Por GET, só consultas: envie ações por POST."],
  [/^Apollo Server supports only GET\/POST/, "Use POST, ou GET para consultas."],
  [/^An 'accept' header was provided/, "A resposta é application/json ou application/graphql-response+json."],
  [/^PersistedQueryNotSupported$/, "Envie o texto da operação em “query”: nenhum fica guardado aqui."],
  [/^Operation batching disabled/, "Envie uma operação por requisição."],
  [/^Must provide an operation/, "“query” não contém nenhuma operação."],
  [/^Must provide operation name/, "Diga em “operationName” qual das operações de “query” deve ser feita."],
  [/^Unknown operation named/, "“query” não contém a operação que “operationName” diz."],
  [/Document contains more tha[nt] (\d+) tokens/, "No máximo $1 tokens por operação."],
];

/** A message of the libraries in our words where it is about the request as such; any other as it is. */
function inOurWords(message: string): string {
  for (const [theirs, ours] of refusals) {
    const found = theirs.exec(message);
    if (found) return ours.replace("$1", found[1] ?? "");
  }
  return message;
}

const shown = new Set([
  "UNAUTHENTICATED",
  "UNKNOWN_OPERATION",
  "FORBIDDEN",
  "PASSWORD_CHANGE_REQUIRED",
  "NOT_GUARDIAN",
  "BAD_USER_INPUT",
  "BAD_REQUEST",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "PERSISTED_QUERY_NOT_FOUND",
  "PERSISTED_QUERY_NOT_SUPPORTED",
  "SERVICE_UNAVAILABLE",
]);

const requestIds = new WeakMap<object, string>();

/** Records the request id of an error, because the library passes only the error to the formatter. */
export function belongsTo(requestId: string, error: unknown): void {
  if (typeof error === "object" && error !== null) requestIds.set(error, requestId);
}

const ofStoppedWork = new WeakSet<object>();

/**
 * Marks an error as a consequence of stopped work, which the answer reports already, so that it is not logged as a bug.
 */
export function cameOfStopping(error: object): void {
  ofStoppedWork.add(error);
}

const originalOf = (error: unknown): unknown =>
  error instanceof GraphQLError ? (error.originalError ?? error) : error;

/** Whether the same request may well succeed in a moment: too much of a kind at once, or no database. */
export function isUnavailable(error: unknown): boolean {
  const original = originalOf(error);
  return original instanceof QueueFull || isDatabaseUnavailable(original);
}

export interface ErrorFormat {
  log: Log;
  /** Leaves out "Did you mean …?": the schema is public, but production answers what was asked. */
  hideSuggestions: boolean;
}

/** The libraries quote at length what they do not like. */
const maxMessageLength = 500;

const suggestion = / Did you mean [^]*\?$/;

/** The library wraps the error of a custom scalar: in one about a variable, or about an invalid operation. */
const refusedValue = (original: unknown): GraphQLError | null =>
  original instanceof GraphQLError && original.extensions["code"] === "BAD_USER_INPUT" ? original : null;

/** Formats an error for the client: ours are sent unchanged, others are masked and logged under the request's id. */
export function formatGraphQLError({ log, hideSuggestions }: ErrorFormat) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const given = formatted.extensions?.["code"];
    const code = typeof given === "string" ? given : "";
    const { path, locations } = formatted;
    const original = originalOf(thrown);
    const refused = refusedValue(original);
    if (refused) return { message: refused.message, path, locations, extensions: { code: "BAD_USER_INPUT" } };
    if (shown.has(code)) {
      const message = inOurWords(formatted.message).slice(0, maxMessageLength);
      return {
        message: hideSuggestions ? message.replace(suggestion, "") : message,
        path,
        locations,
        extensions: { code },
      };
    }
    const mistake = original instanceof PothosValidationError ? mistakeIn(original.message) : undefined;
    if (mistake !== undefined)
      return { message: mistake, path, locations, extensions: { code: "BAD_USER_INPUT" } };
    if (original instanceof QueueFull)
      return { message: original.message, path, locations, extensions: { code: "SERVICE_UNAVAILABLE" } };
    // In a query or an access check, whose result has no union type for the error.
    if (original instanceof InvalidInput)
      return { message: original.message, path, locations, extensions: { code: "BAD_USER_INPUT" } };
    if (original instanceof TooManyAttempts)
      return { message: original.message, path, locations, extensions: { code: original.code } };
    if (original instanceof WorkStopped || (thrown instanceof GraphQLError && ofStoppedWork.has(thrown)))
      return { message: unavailableMessage, path, locations, extensions: { code: "SERVICE_UNAVAILABLE" } };
    const requestId = requestIdOf(thrown) ?? requestIdOf(original) ?? randomUUID();
    log.error({ requestId, path: path?.join("."), err: original }, "unexpected error");
    const [message, masked] = isDatabaseUnavailable(original)
      ? [unavailableMessage, "SERVICE_UNAVAILABLE"]
      : ["Erro interno do sistema", "INTERNAL_SERVER_ERROR"];
    return { message, path, locations, extensions: { code: masked, requestId } };
  };
}

/** Portuguese texts for the schema library's errors about arguments. Its other errors are bugs of ours. */
const mistakes: [RegExp, string][] = [
  [/^Argument "first" must/, pageSizeMessage("first")],
  [/^Argument "last" must/, pageSizeMessage("last")],
  [/^Arguments? "/, "Use “first” com “after”, ou “last” com “before”."],
  [/cursor/i, "Cursor inválido."],
  [/global ID|^ID: |^Invalid id|base64/, "Identificador inválido."],
];

const mistakeIn = (message: string): string | undefined =>
  mistakes.find(([pattern]) => pattern.test(message))?.[1];

const requestIdOf = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null ? requestIds.get(error) : undefined;
