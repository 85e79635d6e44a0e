import { setImmediate as immediate } from "node:timers/promises";
import type { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import express, { Router, type Request, type RequestHandler, type Response } from "express";
import { GraphQLError } from "graphql";
import { withPatience } from "../config";
import { createFairQueue, QueueFull } from "../fair-queue";
import { onAbandoned } from "../http/answer-within";
import { errorAnswer, refused, tooBusy, unavailableMessage } from "../http/json-errors";
import { traceOf } from "../http/request-trace";
import { Meter, metered, TookTooLong } from "../meter";
import { notNow } from "./apollo";
import type { GraphQLContext } from "./context";
import { belongsTo, isUnavailable } from "./error-format";
import { excessOfJson } from "../limits/json-size.rules";
import { nameOperation, type KnownOperations } from "../limits/known-operations";
import { networkHoldings } from "../live/network-holdings";

const maxBodyBytes = 100 * 1024;

/** A lane is a signed-in user, or all anonymous callers of one network. */
export interface OperationLimits {
  /** How many operations run at the same time, in all and of one lane. */
  atOnce: number;
  atOncePerLane: number;
  /** How many wait for their turn, in all and of one lane, and for how long. */
  longest: number;
  longestLane: number;
  longestWaitMs: number;
  /** The most requests per lane that arrive, wait or run at once, and their bytes. */
  requests: number;
  bytes: number;
}

/** An event's six hundred phones that ask at once from one address, and room to spare. */
export const usualOperationLimits: OperationLimits = {
  atOnce: 32,
  atOncePerLane: 8,
  longest: 2_000,
  longestLane: 640,
  longestWaitMs: withPatience(10_000),
  requests: 700,
  bytes: 20_000_000,
};

export interface GraphQLRouterOptions {
  apollo: ApolloServer<GraphQLContext>;
  contextFor: (request: Request, response: Response) => Promise<GraphQLContext>;
  operations: KnownOperations;
  limits: OperationLimits;
  /** The lane of a request: operations of one lane wait for each other. */
  laneOf: (request: Request) => string;
  /** The page to which a browser is redirected that opens the endpoint. */
  explorerPath: string;
}

/** GraphQL over HTTP on /graphql: POST, and GET for queries; one operation per request. */
export function graphqlRouter({
  apollo,
  contextFor,
  operations,
  limits,
  laneOf,
  explorerPath,
}: GraphQLRouterOptions): Router {
  const held = networkHoldings({ requests: limits.requests, bytes: limits.bytes });
  const queue = createFairQueue({ ...limits, refusal: () => new QueueFull(unavailableMessage) });
  const lanes = new WeakMap<Request, string>();

  /** Before anything of the body is read. */
  const admit: RequestHandler = (request, response, next) => {
    const lane = laneOf(request);
    const release = held.take(lane, { requests: 1, bytes: announcedBytes(request) });
    if (!release) return tooBusy(response);
    response.once("close", release);
    lanes.set(request, lane);
    next();
  };

  const apolloHandler = expressMiddleware(apollo, {
    context: ({ req, res }) =>
      contextFor(req, res).catch((error: unknown) => {
        throw contextFailure(error, traceOf(res).requestId);
      }),
  });

  /** Parses the body only when the request gets its turn, because parsed values need more memory than the text. */
  const answer: RequestHandler = async (request, response, next) => {
    const { variables } = request.query;
    const sent = request.method === "GET" ? variables : request.body;
    const excess = typeof sent === "string" ? excessOfJson(sent) : null;
    if (excess !== null) return refused(response, 400, "BAD_USER_INPUT", excess);
    const run = async (leave: () => void) => {
      await ownTurn();
      if (response.closed || response.headersSent) return; // disconnected or timed out while queued
      request.body = parsedBody(request.body);
      await nameOperation(operations, request.body);
      await countWork(response, leave, async () => void (await apolloHandler(request, response, next)));
    };
    try {
      await queue.run(lanes.get(request) ?? "", run);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      if (!response.headersSent) tooBusy(response);
    }
  };

  const router = Router();
  router.all(
    "/graphql",
    toExplorer(explorerPath),
    onlyGraphQLMethods,
    onlyJson,
    admit,
    express.text({ limit: maxBodyBytes, type: () => true }),
    answer,
  );
  return router;
}

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Resolves in an iteration of the event loop in which no other operation starts. Operations that need no database never
 * yield, and would otherwise run back to back while other clients wait.
 */
const ownTurn = (): Promise<unknown> => (lastTurn = lastTurn.then(() => immediate()));

/** The announced size of the body; the maximum if the header is missing, invalid or of a compressed body. */
function announcedBytes({ method, headers }: Request): number {
  if (method === "GET") return 0;
  const announced = Number(headers["content-length"]);
  const asItIs = headers["content-encoding"] === undefined || headers["content-encoding"] === "identity";
  return asItIs && announced >= 0 ? Math.min(announced, maxBodyBytes) : maxBodyBytes;
}

/** @param body the text; undefined where none was sent. */
function parsedBody(body: unknown): unknown {
  if (typeof body !== "string") return undefined;
  if (body === "") return {};
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    value = null;
  }
  if (typeof value !== "object" || value === null)
    throw Object.assign(new Error("The body is no JSON object"), { status: 400 });
  return value;
}

const toExplorer =
  (explorerPath: string): RequestHandler =>
  (request, response, next) => {
    const wanted = request.accepts(["application/json", "application/graphql-response+json", "text/html"]);
    if (request.method !== "GET" || request.headers.accept === undefined || wanted !== "text/html")
      return next();
    response.status(302).set("Location", explorerPath).vary("Accept").end();
  };

const onlyGraphQLMethods: RequestHandler = ({ method }, response, next) => {
  if (method === "GET" || method === "POST") return next();
  response
    .status(405)
    .set("Allow", "GET, POST")
    .json(errorAnswer("BAD_REQUEST", "Bad request (use POST, ou GET para consultas)."));
};

const otherCharset = /;\s*charset\s*=\s*"?(?!utf-)/i;

/** Another site can make a browser send a form or plain text as it likes, but JSON only after asking. */
const onlyJson: RequestHandler = (request, response, next) => {
  const isJson =
    request.is("application/json") === "application/json" &&
    !otherCharset.test(request.headers["content-type"] ?? "");
  if (request.method === "GET" || isJson) return next();
  response
    .status(415)
    .json(errorAnswer("BAD_REQUEST", "Bad request (envie a requisição como application/json em UTF-8)."));
};

/** Meters all work of a request, and stops it when the client disconnects or the request times out. */
function countWork(response: Response, leave: () => void, work: () => Promise<void>): Promise<void> {
  const meter = new Meter();
  meter.leaveTurn = leave;
  onAbandoned(response, (ending) => {
    // A mutation still completes if the client closes the page.
    if (ending === "late" || !meter.writes) meter.stop(new TookTooLong());
  });
  return metered(meter, work);
}

/** The error when the caller could not be determined. Apollo takes the HTTP status from it and knows no request. */
function contextFailure(error: unknown, requestId: string): unknown {
  belongsTo(requestId, error);
  if (!isUnavailable(error) || !(error instanceof Error)) return error;
  const failure = new GraphQLError(error.message, { originalError: error, extensions: { http: notNow } });
  belongsTo(requestId, failure);
  return failure;
}
