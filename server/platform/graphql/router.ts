import type { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import express, { Router, type Request, type RequestHandler, type Response } from "express";
import { GraphQLError } from "graphql";
import { onAbandoned } from "../http/answer-within";
import { errorAnswer } from "../http/json-errors";
import { traceOf } from "../http/request-trace";
import { Meter, metered, TookTooLong } from "../meter";
import { notNow } from "./apollo";
import type { GraphQLContext } from "./context";
import { belongsTo, isUnavailable } from "./error-format";
import { namedOperations, type KnownOperations } from "./known-operations";

const maxBody = "100kb";

export interface GraphQLRouterOptions {
  apollo: ApolloServer<GraphQLContext>;
  contextFor: (request: Request, response: Response) => Promise<GraphQLContext>;
  operations: KnownOperations;
  /** Where a browser is sent that opens the address itself. */
  explorerPath: string;
}

/** GraphQL over HTTP on /graphql: POST, and GET for queries; one operation per request. */
export function graphqlRouter({
  apollo,
  contextFor,
  operations,
  explorerPath,
}: GraphQLRouterOptions): Router {
  const router = Router();
  router.all(
    "/graphql",
    toExplorer(explorerPath),
    onlyGraphQLMethods,
    onlyJson,
    express.json({ limit: maxBody }),
    namedOperations(operations),
    countWork,
    expressMiddleware(apollo, {
      context: ({ req, res }) =>
        contextFor(req, res).catch((error: unknown) => {
          throw contextFailure(error, traceOf(res).requestId);
        }),
    }),
  );
  return router;
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
    .json(errorAnswer("BAD_REQUEST", "Use POST, ou GET para consultas."));
};

/** Another site can make a browser send a form or plain text as it likes, but JSON only after asking. */
const onlyJson: RequestHandler = (request, response, next) => {
  if (request.method === "GET" || request.is("application/json") === "application/json") return next();
  response.status(415).json(errorAnswer("BAD_REQUEST", "Envie a requisição como application/json em UTF-8."));
};

/** From here on all that the request causes is counted, and ends when nobody waits for it any more. */
const countWork: RequestHandler = (_request, response, next) => {
  const meter = new Meter();
  onAbandoned(response, (ending) => {
    // What somebody saves is saved, though they have closed the page.
    if (ending === "late" || !meter.writes) meter.stop(new TookTooLong());
  });
  metered(meter, next);
};

/** Who is asking could not be found out. Apollo takes the HTTP status from the error and knows no request. */
function contextFailure(error: unknown, requestId: string): unknown {
  belongsTo(requestId, error);
  if (!isUnavailable(error) || !(error instanceof Error)) return error;
  const failure = new GraphQLError(error.message, { originalError: error, extensions: { http: notNow } });
  belongsTo(requestId, failure);
  return failure;
}
