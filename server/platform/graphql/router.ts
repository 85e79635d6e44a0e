import type { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import express, { Router, type Request, type Response } from "express";
import type { GraphQLContext } from "./context";

const maxBody = "100kb";

/** GraphQL over POST /graphql. */
export function graphqlRouter(
  apollo: ApolloServer<GraphQLContext>,
  contextFor: (request: Request, response: Response) => Promise<GraphQLContext>,
): Router {
  const router = Router();
  router.use(
    "/graphql",
    express.json({ limit: maxBody }),
    expressMiddleware(apollo, { context: ({ req, res }) => contextFor(req, res) }),
  );
  return router;
}
