import type { Duplex } from "node:stream";
import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import { isDatabaseUnavailable } from "../database";
import type { Log } from "../log";
import { traceOf } from "./request-trace";

export interface ErrorAnswer {
  errors: [{ message: string; extensions: { code: string; requestId?: string } }];
}

/** The body of every refusal outside of GraphQL, in the shape of GraphQL errors. */
export const errorAnswer = (code: string, message: string, requestId?: string): ErrorAnswer => ({
  errors: [{ message, extensions: requestId === undefined ? { code } : { code, requestId } }],
});

/** Says no outside of GraphQL. */
export const refused = (response: Response, status: number, code: string, message: string): void =>
  void response.status(status).json(errorAnswer(code, message));

export const unavailableMessage = "Serviço indisponível no momento. Tente novamente em instantes.";
/** `Retry-After` in seconds, while the server starts, stops or is overloaded. */
export const retryAfterSeconds = 2;

/** Says to come back later. */
export function tooBusy(response: Response): void {
  response.set("Retry-After", String(retryAfterSeconds));
  response
    .status(503)
    .json(errorAnswer("SERVICE_UNAVAILABLE", unavailableMessage, traceOf(response).requestId));
}

export const notFound: RequestHandler = (_request, response) =>
  void response.status(404).json(errorAnswer("NOT_FOUND", "Não encontrado"));

/** Answers by status. Other statuses below 500 are a bad request, and from 500 on a bug. */
const known = new Map<number, { code: string; message: string }>([
  [404, { code: "NOT_FOUND", message: "Não encontrado" }],
  [413, { code: "BAD_REQUEST", message: "No máximo 100 kB por requisição." }],
  [503, { code: "SERVICE_UNAVAILABLE", message: unavailableMessage }],
  [415, { code: "BAD_REQUEST", message: "Envie a requisição como application/json em UTF-8." }],
]);
const badRequest = { code: "BAD_REQUEST", message: "Requisição inválida" };
const bug = { code: "INTERNAL_SERVER_ERROR", message: "Erro interno do sistema" };

/** Always answers in JSON, whatever `Accept` says: also for malformed JSON, too large a body, and bugs. */
export const jsonErrors =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, _request, response, _next) => {
    const { requestId } = traceOf(response);
    const declared = declaredAnswerOf(error);
    if (declared && !response.headersSent)
      return void response
        .status(declared.status)
        .json(errorAnswer(declared.code, declared.message, requestId));
    const status = statusOf(error);
    if (status >= 500 && !isTooLate(error)) log.error({ requestId, err: error }, "unexpected error");
    if (response.writableEnded) return;
    if (response.headersSent) return void response.destroy(); // half an answer cannot be mended
    if (status === 503) response.set("Retry-After", String(retryAfterSeconds));
    const { code, message } = known.get(status) ?? (status < 500 ? badRequest : bug);
    response.status(status).json(errorAnswer(code, message, requestId));
  };

/** Whether a handler tried to respond after the timeout had already answered the client. */
const isTooLate = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_HTTP_HEADERS_SENT";

/** The answer that an error itself declares in its extensions, as GraphQL errors that end a request do. */
function declaredAnswerOf(error: unknown): { status: number; code: string; message: string } | null {
  if (!(error instanceof Error) || !("extensions" in error)) return null;
  const { code, http } = error.extensions as { code?: unknown; http?: { status?: unknown } };
  const status = http?.status;
  if (typeof code !== "string" || typeof status !== "number" || status >= 500) return null;
  return { status, code, message: error.message };
}

const statusOf = (error: unknown): number => {
  if (isDatabaseUnavailable(error)) return 503;
  const status = error instanceof Error && "status" in error ? Number(error.status) : 500;
  return status >= 400 && status < 600 ? status : 500;
};

/** Answers in JSON where there is a connection but no response object, and ends the connection. */
export function endWith(stream: Duplex, status: string, answer: ErrorAnswer): void {
  const body = JSON.stringify(answer);
  const head = [
    `HTTP/1.1 ${status}`,
    "Connection: close",
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  stream.once("error", () => {}); // the client may have disconnected
  stream.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
